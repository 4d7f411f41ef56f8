import { SaveSite } from './SaveSite.tsx';
import { UpdateNotice, useUpdate, useUpdateChecks } from './UpdateNotice.tsx';
import { useOfflineWorker, useSaveVisited } from './use-offline-worker.ts';

/** The visible controls of the service worker, rendered once it is active. */
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
