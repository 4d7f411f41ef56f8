import { afterEach, expect, it, vi } from 'vitest';
import { installTrustedTypes, trustedHtml } from '../../shared/trusted-types.ts';
import { onIdle } from './input/idle-or-intent.ts';

afterEach(() => vi.unstubAllGlobals());

it('a heading whose id is the name of what the browser lacks is not taken for it', async () => {
  // Elements are properties of `window` by their ids.
  vi.stubGlobal('window', { trustedTypes: {}, requestIdleCallback: {} });
  installTrustedTypes();
  expect(trustedHtml('<p>')).toBe('<p>');
  const callback = vi.fn();
  onIdle(callback);
  await vi.waitFor(() => expect(callback).toHaveBeenCalledOnce());
});
