import { startTransition, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { passFocus } from '../../ui/sections.ts';

const NavigationDialog = lazyPart(() => import('./NavigationDialog.tsx'), 'NavigationDialog');

/** On narrow screens: the button that opens the site's navigation in a dialog. */
export function MobileNavigation() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  // A window that has become wide has no button.
  const returnFocus = () => passFocus(button.current, document.querySelector('.brand'));
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button navigation-button needs-js"
        aria-label="Open navigation"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...NavigationDialog.preloadOnIntent}
        onClick={() => {
          void NavigationDialog.preload();
          startTransition(() => setOpen(true));
        }}
      >
        <Icon name="menu" />
      </button>
      {isOpen && (
        <PartBoundary isAsked onFailure={close}>
          <NavigationDialog onClose={close} returnFocus={returnFocus} />
        </PartBoundary>
      )}
    </>
  );
}
