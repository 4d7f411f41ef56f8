import { useRouterState } from '@tanstack/react-router';
import { useStillTrueAfter } from './use-still-true-after.ts';

/** A page that arrives within this time, in milliseconds, needs no progress bar. */
const PATIENCE = 200;

/** A bar at the top of the window while a page takes its time to load. */
export function RouteProgress() {
  const pending = useRouterState({ select: ({ status }) => status === 'pending' });
  const late = useStillTrueAfter(pending, PATIENCE);
  if (!late) return null;
  return <div className="route-progress" role="progressbar" aria-label="Loading page" />;
}
