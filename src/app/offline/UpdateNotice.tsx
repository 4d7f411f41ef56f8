import { useEffect, useState } from 'react';
import { announce } from '../ui/live-region.ts';
import { Notice } from '../ui/Notice.tsx';

const TEXT = 'A new version of this site is ready.';

/** Offers a newer release. Who dismisses the offer gets that release with the next visit. */
export function UpdateNotice({ onAccept }: { readonly onAccept: () => void }) {
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => announce(TEXT), []);
  if (isDismissed) return null;
  return (
    <Notice label="Update" text={TEXT} onDismiss={() => setIsDismissed(true)}>
      <button type="button" className="button" onClick={onAccept}>
        Reload
      </button>
    </Notice>
  );
}
