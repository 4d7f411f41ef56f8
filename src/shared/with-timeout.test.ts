import { describe, expect, it } from 'vitest';
import { TimeLimitError, withTimeout } from './with-timeout.ts';

const never = new Promise<never>(() => {});

describe('waiting for work', () => {
  it('ends with the work', async () => {
    const { signal } = new AbortController();
    await expect(withTimeout(Promise.resolve(1), { signal, milliseconds: 50 })).resolves.toBe(1);
    await expect(withTimeout(Promise.reject(new Error('no')), { signal })).rejects.toThrow('no');
  });

  it('ends when the time is up', async () => {
    await expect(withTimeout(never, { milliseconds: 5 })).rejects.toThrow(TimeLimitError);
  });

  it('ends with the reason of the signal, even if it was aborted before', async () => {
    const controller = new AbortController();
    const waiting = withTimeout(never, { signal: controller.signal });
    controller.abort('typed on');
    await expect(waiting).rejects.toBe('typed on');
    await expect(withTimeout(Promise.resolve(1), { signal: controller.signal })).rejects.toBe('typed on');
  });
});
