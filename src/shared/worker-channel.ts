/** A channel for requests to a worker, each answered once. */
export interface WorkerChannel<Request, Answer> {
  /** Rejects if the worker fails to answer or cannot start. */
  request(request: Request): Promise<Answer>;
  /** Terminates the worker; pending requests reject. */
  close(): void;
}

interface RequestMessage<Request> {
  /** Identifies the answer. */
  readonly id: number;
  readonly request: Request;
}

type AnswerMessage<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failure: string };

interface Pending<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/** Opens a channel to a worker that runs `answerRequests`. */
export function openWorkerChannel<Request, Answer>(worker: Worker): WorkerChannel<Request, Answer> {
  const pending = new Map<number, Pending<Answer>>();
  let broken: Error | undefined;
  let lastId = 0;

  const end = (reason: Error) => {
    broken ??= reason;
    worker.terminate();
    for (const { reject } of pending.values()) reject(broken);
    pending.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // biome-ignore lint/plugin/no-casts: the worker is our own, and only `answerRequests` sends
    const message = data as AnswerMessage<Answer>;
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if ('failure' in message) waiting?.reject(new Error(message.failure));
    else waiting?.resolve(message.answer);
  });
  // A script that cannot be loaded or parsed, or that throws, is only reported by this event.
  worker.addEventListener('error', ({ message }) => end(new Error(message || 'The worker could not start.')));
  worker.addEventListener('messageerror', () => end(new Error('The worker’s answer could not be read.')));

  return {
    request: (request) =>
      new Promise((resolve, reject) => {
        if (broken !== undefined) return reject(broken);
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        const message: RequestMessage<Request> = { id: lastId, request };
        worker.postMessage(message);
      }),
    close: () => end(new Error('The worker has been ended.')),
  };
}

/** In a worker: answers the requests that come through its channel. */
export function answerRequests<Request, Answer>(answer: (request: Request) => Answer): void {
  globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // biome-ignore lint/plugin/no-casts: only the page that started the worker can send, through its channel
    globalThis.postMessage(answerTo(data as RequestMessage<Request>, answer));
  });
}

function answerTo<Request, Answer>(
  { id, request }: RequestMessage<Request>,
  answer: (request: Request) => Answer,
): AnswerMessage<Answer> {
  try {
    return { id, answer: answer(request) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
