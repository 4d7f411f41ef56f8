import { describe, expect, it } from 'vitest';
import { settle, TimeLimitError } from './settle.ts';

const never = new Promise<never>(() => {});

describe('waiting', () => {
  it('ends with the work', async () => {
    const { signal } = new AbortController();
    await expect(settle(Promise.resolve(1), { signal, time: 50 })).resolves.toBe(1);
    await expect(settle(Promise.reject(new Error('no')), { signal })).rejects.toThrow('no');
  });

  it('ends when the time is over', async () => {
    await expect(settle(never, { time: 5 })).rejects.toThrow(TimeLimitError);
  });

  it('ends with the reason of the signal, also where it was given before', async () => {
    const controller = new AbortController();
    const waiting = settle(never, { signal: controller.signal });
    controller.abort('typed on');
    await expect(waiting).rejects.toBe('typed on');
    await expect(settle(Promise.resolve(1), { signal: controller.signal })).rejects.toBe('typed on');
  });
});
