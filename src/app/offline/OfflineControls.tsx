import { SaveSite } from './SaveSite.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';
import { useOfflineWorker } from './use-offline-worker.ts';
import { useSaveVisited } from './use-save-visited.ts';
import { useUpdate } from './use-update.ts';
import { useUpdateChecks } from './use-update-checks.ts';

/** What readers see of the service worker, once it is at work. */
export function OfflineControls() {
  const worker = useOfflineWorker();
  useSaveVisited(worker?.registration);
  useUpdateChecks(worker?.registration);
  const update = useUpdate(worker?.registration);
  if (worker === undefined) return null;
  return (
    <>
      <SaveSite worker={worker} />
      {update && <UpdateNotice onAccept={update} />}
    </>
  );
}
