import { useEffect } from 'react';
import { dismissNotice, useNotice } from './notices.ts';

/** Milliseconds that a notice stays. A refusal gives a reason, which takes longer to read. */
const STAY = { quiet: 4000, info: 6000, refusal: 8000 };

/** The editor's voice: a polite live region, of which everyone sees what cannot be seen on the page. */
export function Notices() {
  const notice = useNotice();
  useEffect(() => {
    if (notice === undefined) return;
    const timer = setTimeout(() => dismissNotice(notice), STAY[notice.tone]);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div className="notices" role="status">
      {notice && (
        <p
          key={notice.number}
          className={notice.tone === 'quiet' ? 'visually-hidden' : 'notice'}
          data-tone={notice.tone}
        >
          {notice.text}
        </p>
      )}
    </div>
  );
}
