import type { CodeFile } from '../protocol/code-files.ts';
import { CODE_FRAME_PATH, type FrameMessage } from '../protocol/code-frame.ts';
import type { Compilation } from './compile.ts';
import { compileInWorker, prepareCompiler } from './compiler.ts';
import { openCodeFrameChannel } from './frame-channel.ts';
import { createLocate, type Mistake } from './mistakes.ts';

/**
 * The author of code. Code that the reader types runs in a frame of the site's origin, which works offline. Code from a
 * link runs in a frame of an opaque origin, even after the reader has edited it.
 */
export type Author = 'reader' | 'link';

/** What a program reports while it runs. */
export type RunReport = Extract<FrameMessage, { kind: 'console' | 'verdict' }>;

/** The events of a runner. */
interface RunnerEvents {
  /** The result shows the code of the last call of `run`. */
  readonly onRan: () => void;
  /** The code has a mistake. Before `onRan`, the result is still that of the previous code. */
  readonly onMistake: (mistake: Mistake) => void;
  readonly onReport: (report: RunReport) => void;
}

/** Milliseconds after which a run that has neither rendered anything nor failed is abandoned. */
const START_TIMEOUT_MS = 15_000;

const FRAME_URL = `${import.meta.env.BASE_URL}${CODE_FRAME_PATH}`;

type Compiled = Extract<Compilation, { kind: 'compiled' }>;

/** A frame with its program. */
interface Run {
  readonly frame: HTMLIFrameElement;
  readonly send: ReturnType<typeof openCodeFrameChannel>['send'];
  readonly remove: () => void;
}

/**
 * Runs code in frames, each run in a new one, so that no state of the previous run remains. A frame replaces its
 * predecessor when its code has rendered something. If the code fails, the last good result stays.
 */
export class CodeRunner {
  readonly #stage: HTMLElement;
  readonly #title: string;
  readonly #events: RunnerEvents;
  readonly #modes: MutationObserver;
  #shown: Run | undefined;
  #next: Run | undefined;
  #compiling = new AbortController();

  /** @param title the frame's accessible name */
  constructor(stage: HTMLElement, title: string, events: RunnerEvents) {
    this.#stage = stage;
    this.#title = title;
    this.#events = events;
    this.#modes = new MutationObserver(() => {
      for (const run of [this.#shown, this.#next]) run?.send({ theme: colorMode() });
    });
    this.#modes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  }

  /** Fetches what the first run needs, while the reader is still typing. The run reports a failure. */
  prepare(): void {
    prepareCompiler();
    fetch(FRAME_URL)
      .then((response) => response.arrayBuffer())
      .catch(() => {});
  }

  /** Compiles code and runs it in place of the current code. */
  run(files: readonly CodeFile[], author: Author): void {
    this.#abandon();
    const compiling = new AbortController();
    this.#compiling = compiling;
    void compileInWorker(files, compiling.signal).then((compilation) => {
      if (compilation === undefined || compiling.signal.aborted) return;
      if (compilation.kind === 'mistake') this.#events.onMistake(compilation.mistake);
      else this.#next = this.#start(compilation, author);
    });
  }

  /** Removes the result and ends any run. */
  clear(): void {
    this.#abandon();
    this.#shown?.remove();
    this.#shown = undefined;
  }

  /** Ends the runner. */
  dispose(): void {
    this.#modes.disconnect();
    this.clear();
  }

  /** Ends a run that has shown nothing yet. */
  #abandon(): void {
    this.#compiling.abort();
    this.#next?.remove();
    this.#next = undefined;
  }

  #start({ program, columns }: Compiled, author: Author): Run {
    const locate = createLocate(columns);
    const frame = document.createElement('iframe');
    frame.title = this.#title;
    frame.className = 'code-result-frame';
    // Hidden and unreachable by keyboard until it has something to show.
    frame.inert = true;
    if (author === 'link') frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = FRAME_URL;
    let loads = 0;
    frame.addEventListener('load', () => {
      loads += 1;
      if (loads === 1) return;
      this.#giveUp(run);
      this.#events.onMistake({ text: 'The code has loaded another page in its frame.' });
    });
    const onMessage = (message: FrameMessage) => {
      if (message.kind === 'ran') {
        this.#show(run);
      } else if (message.kind === 'mistake') {
        this.#events.onMistake(locate(message.mistake));
        this.#giveUp(run);
      } else {
        this.#events.onReport(message);
      }
    };
    const { send, close } = openCodeFrameChannel(frame, () => ({ theme: colorMode(), program }), onMessage);
    const timer = window.setTimeout(() => {
      if (!this.#giveUp(run)) return;
      this.#events.onMistake({
        text: 'The code could not be started. You might want to check your network connection.',
      });
    }, START_TIMEOUT_MS);
    const run: Run = {
      frame,
      send,
      remove: () => {
        window.clearTimeout(timer);
        close();
        frame.remove();
      },
    };
    this.#stage.append(frame);
    return run;
  }

  #show(run: Run): void {
    if (run !== this.#next) return;
    this.#shown?.remove();
    this.#shown = run;
    this.#next = undefined;
    run.frame.inert = false;
    for (const other of [...this.#stage.children]) if (other !== run.frame) other.remove();
    this.#events.onRan();
  }

  /** Removes a run that has shown nothing yet. Returns false for any other. */
  #giveUp(run: Run): boolean {
    if (run !== this.#next) return false;
    this.#next = undefined;
    run.remove();
    return true;
  }
}

function colorMode(): string {
  return document.documentElement.dataset['theme'] ?? 'light';
}
