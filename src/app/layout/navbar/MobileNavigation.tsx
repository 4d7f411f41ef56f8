import { useRef, useState } from 'react';
import { useLazyModule } from '../../platform/recovery/use-lazy-module.ts';
import { Icon } from '../../ui/Icon.tsx';

/** On narrow screens: the button that opens the site's navigation in a dialog. */
export function MobileNavigation() {
  const [open, setOpen] = useState(false);
  const onFailure = () => setOpen(false);
  const { module, anticipate, press } = useLazyModule(() => import('./NavigationDialog.tsx'), { onFailure });
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button navigation-button needs-js"
        aria-label="Open navigation"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={anticipate}
        onFocus={anticipate}
        onClick={() => {
          press(button.current);
          setOpen(true);
        }}
      >
        <Icon name="menu" />
      </button>
      {module && (
        <module.NavigationDialog
          open={open}
          onOpenChange={setOpen}
          returnFocus={() => button.current?.focus()}
        />
      )}
    </>
  );
}
