import { Title } from '@radix-ui/react-dialog';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { isComposingKey } from '../../../shared/key-letter.ts';
import { Dialog, type DialogProps } from '../../ui/Dialog.tsx';
import { followTarget } from '../../ui/SiteLink.tsx';
import { useRouterEvent } from '../../ui/use-router-event.ts';
import { SearchPanel } from './SearchPanel.tsx';

/** The search dialog. It is open while it is rendered. */
export function SearchDialog({ onClose, returnFocus }: DialogProps) {
  const router = useRouter();
  /** Called when the dialog is gone and the page can be used again. */
  const next = useRef<() => void>(undefined);
  const leave = (then: () => void) => {
    next.current = then;
    onClose();
  };
  useRouterEvent('onBeforeNavigate', ({ pathChanged, hashChanged }) => {
    // Navigation to another place moves the focus itself.
    if (pathChanged || hashChanged) leave(() => {});
  });

  const follow = (href: string) => {
    const { pathname, search, hash } = new URL(href, window.location.origin);
    leave(() => followTarget(router, { path: pathname, search, hash: hash.slice(1) }));
  };
  const showAll = () => {
    // The search page does not move the focus if only its query changes.
    if (/^\/search\/?$/.test(router.state.location.pathname)) onClose();
    else leave(() => {});
  };
  return (
    <Dialog
      className="search-dialog"
      onClose={onClose}
      returnFocus={() => (next.current ?? returnFocus)()}
      onEscapeKeyDown={(event) => {
        // The input method handles Escape first.
        if (isComposingKey(event)) event.preventDefault();
      }}
    >
      <Title className="visually-hidden">Search documentation</Title>
      <SearchPanel onFollow={follow} onShowAll={showAll} onClose={onClose} />
    </Dialog>
  );
}
