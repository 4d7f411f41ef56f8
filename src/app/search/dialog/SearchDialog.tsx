import * as Dialog from '@radix-ui/react-dialog';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { followTarget } from '../../ui/follow-target.ts';
import { useBeforeNavigation } from '../../ui/use-before-navigation.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { useInertPage } from './use-inert-page.ts';

interface SearchDialogProps {
  readonly onClose: () => void;
  /** Puts the focus back to where it was. */
  readonly returnFocus: () => void;
}

/** The search over the page, for as long as it is rendered. */
export function SearchDialog({ onClose, returnFocus }: SearchDialogProps) {
  const router = useRouter();
  /** What happens when the dialog is gone and the page can be used again. */
  const next = useRef<() => void>(undefined);
  const leave = (then: () => void) => {
    next.current = then;
    onClose();
  };
  useInertPage();
  useBeforeNavigation(({ pathChanged, hashChanged }) => {
    // Whoever arrives at another place has the focus there.
    if (pathChanged || hashChanged) leave(() => {});
  });

  const follow = (href: string) => {
    const { pathname, search, hash } = new URL(href, window.location.origin);
    leave(() => followTarget(router, { path: pathname, search, hash: hash.slice(1) }));
  };
  const showAll = () => {
    // The search page does not move the focus where it only gets another query.
    if (/^\/search\/?$/.test(router.state.location.pathname)) onClose();
    else leave(() => {});
  };
  return (
    <Dialog.Root open modal={false} onOpenChange={onClose}>
      <Dialog.Portal>
        <div className="search-backdrop">
          <Dialog.Content
            className="search-dialog"
            aria-modal="true"
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              (next.current ?? returnFocus)();
            }}
            onEscapeKeyDown={(event) => {
              // Escape is for the input method first.
              if (event.isComposing) event.preventDefault();
            }}
            onFocusOutside={(event) => event.preventDefault()}
          >
            <Dialog.Title className="visually-hidden">Search documentation</Dialog.Title>
            <SearchPanel onFollow={follow} onShowAll={showAll} onClose={onClose} />
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
