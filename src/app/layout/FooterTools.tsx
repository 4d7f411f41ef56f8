import { Offline } from '../offline/Offline.tsx';
import { useAfterHydration } from '../platform/use-after-hydration.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';

/** What the foot of a page offers once the app runs. It has its place below the last line, so nothing moves. */
export function FooterTools() {
  if (!useAfterHydration()) return null;
  return (
    <div className="footer-tools">
      <KeyboardHelp />
      <Offline />
    </div>
  );
}
