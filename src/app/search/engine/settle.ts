/** What was waited for took longer than it may. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

interface Limits {
  /** Ends the waiting; the promise rejects with its reason. */
  readonly signal?: AbortSignal;
  /** The longest time to wait, in milliseconds; the promise then rejects with a `TimeLimitError`. */
  readonly time?: number;
}

/** Waits for work no longer than it is wanted. The work itself goes on; what comes of it later is dropped. */
export function settle<T>(work: Promise<T>, { signal, time }: Limits): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => finish(() => reject(signal?.reason));
    const onTime = () => finish(() => reject(new TimeLimitError(`There was no answer within ${time} ms.`)));
    const timer = time === undefined ? undefined : setTimeout(onTime, time);
    const finish = (how: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      how();
    };
    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort);
    work.then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(error)),
    );
  });
}
