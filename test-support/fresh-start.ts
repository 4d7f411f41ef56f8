// Runs before each file of unit tests, most of which share their modules.
import { afterEach, vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();

if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  localStorage.clear();
  // Testing Library registers this itself only when it is loaded, which happens once for all files.
  const { cleanup, configure } = await import('@testing-library/react');
  afterEach(cleanup);
  // Generous for busy machines: by default, an element is waited for one second.
  configure({ asyncUtilTimeout: 60_000 });
}
