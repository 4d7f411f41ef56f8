import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hashTarget } from '../ui/arrival.ts';

/**
 * Shows a page from its top when the link to it names a section that it does not have. The router would leave the
 * window where the former page was. Back and forward are none of this hook's business: they restore a place.
 */
export function useTopWithoutTarget(): void {
  const router = useRouter();
  useEffect(() => {
    let isReturn = false;
    const unsubscribeHistory = router.history.subscribe(({ action }) => {
      isReturn = action.type !== 'PUSH' && action.type !== 'REPLACE';
    });
    const unsubscribeRouter = router.subscribe('onRendered', ({ toLocation: { hash }, pathChanged }) => {
      if (pathChanged && !isReturn && hash !== '' && hashTarget(hash) === null) window.scrollTo(0, 0);
    });
    return () => {
      unsubscribeHistory();
      unsubscribeRouter();
    };
  }, [router]);
}
