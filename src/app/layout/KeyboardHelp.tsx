import { useRef, useState } from 'react';
import { useShortcut } from '../platform/input/keyboard.ts';
import { isSingleKey } from '../platform/input/single-key.ts';
import { useLazyModule } from '../platform/recovery/use-lazy-module.ts';
import { focusOn } from '../ui/sections.ts';

/** The button that lists the site's keyboard shortcuts, and the key `?`, which does the same. It needs the app. */
export function KeyboardHelp() {
  const [open, setOpen] = useState(false);
  const onFailure = () => setOpen(false);
  const { module, anticipate, press } = useLazyModule(() => import('./KeyboardHelpDialog.tsx'), {
    onFailure,
  });
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const openFrom = (element: HTMLElement | null) => {
    opener.current = element;
    press(button.current);
    setOpen(true);
  };
  useShortcut(
    (event) => isSingleKey(event, '?'),
    () => openFrom(document.activeElement instanceof HTMLElement ? document.activeElement : null),
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        className="footer-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onPointerEnter={anticipate}
        onFocus={anticipate}
        onClick={(event) => openFrom(event.currentTarget)}
      >
        Keyboard shortcuts
      </button>
      {module && (
        <module.KeyboardHelpDialog
          open={open}
          onOpenChange={setOpen}
          returnFocus={() => focusOn(opener.current)}
        />
      )}
    </>
  );
}
