// Runs before each file of unit tests. They share their modules, and must share nothing else.
import { afterEach, vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();

if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  localStorage.clear();
  // Testing Library would see to this itself if it were loaded anew for each file.
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
