/** Thrown when a promise takes longer than it may. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

interface Limits {
  /** Ends the waiting; the promise rejects with its reason. */
  readonly signal?: AbortSignal;
  /** The longest time to wait; the promise then rejects with a `TimeLimitError`. */
  readonly milliseconds?: number;
}

/** Waits for a promise within limits. The work itself continues; its late result is dropped. */
export function withTimeout<T>(work: Promise<T>, { signal, milliseconds }: Limits): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => finish(() => reject(signal?.reason));
    const onTimeout = () =>
      finish(() => reject(new TimeLimitError(`There was no answer within ${milliseconds} ms.`)));
    const timer = milliseconds === undefined ? undefined : setTimeout(onTimeout, milliseconds);
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
