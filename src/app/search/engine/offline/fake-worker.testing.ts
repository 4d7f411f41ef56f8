import { type AnswerQuery, openSearchIndex } from '../../../../search/answer.ts';
import type { WorkerRequest } from './worker.ts';

/** For tests: a search worker that runs in the test, or fails in a way that a test chooses. */
export class FakeWorker extends EventTarget {
  static behaviour: 'works' | 'cannot load' | 'crashes once' = 'works';
  static readonly started: FakeWorker[] = [];
  #answer: AnswerQuery | undefined;
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
    if (FakeWorker.behaviour === 'cannot load') queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }

  postMessage({ id, request }: { readonly id: number; readonly request: WorkerRequest }): void {
    if (FakeWorker.behaviour === 'cannot load') return;
    if (FakeWorker.behaviour === 'crashes once' && request.kind === 'search') {
      FakeWorker.behaviour = 'works';
      queueMicrotask(() =>
        this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' })),
      );
      return;
    }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: this.#reply(id, request) })));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  #reply(id: number, request: WorkerRequest) {
    try {
      if (request.kind === 'search') return { id, answer: this.#answer?.(request.query, request.limit) };
      this.#answer = openSearchIndex(request.text);
      return { id, answer: undefined };
    } catch (error) {
      return { id, failure: String(error) };
    }
  }
}
