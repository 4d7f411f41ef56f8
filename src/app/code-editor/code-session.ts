import { useSyncExternalStore } from 'react';
import { type Author, CodeRunner, type RunReport } from '../../code-runner/page/code-runner.ts';
import type { Mistake } from '../../code-runner/page/mistakes.ts';
import { CHECK_FILE, type CodeFile, isSameCode } from '../../code-runner/protocol/code-files.ts';
import type { Verdict } from '../../code-runner/protocol/code-frame.ts';
import { announce } from '../platform/document/live-region.ts';
import type { Progress } from './progress.ts';
import { codeSlot, type StoredCode } from './stored-code.ts';
import { Trial } from './trial.ts';

/** Milliseconds after the last key at which code runs. */
const RUN_DELAY_MS = 300;

/** The outcome of the last change of the code. */
type RunState =
  | { readonly kind: 'running' }
  | { readonly kind: 'ran' }
  | { readonly kind: 'mistake'; readonly mistake: Mistake }
  /** Nothing runs until the reader confirms: the code came by a link, or a page hung when it ran. */
  | { readonly kind: 'held'; readonly because: 'shared' | 'hung' };

/** The code and its state at one moment. */
interface Snapshot {
  readonly files: readonly CodeFile[];
  readonly run: RunState;
  /** What the check of a challenge has last found. */
  readonly verdict?: Verdict;
  /** What the reader has made of the code of {@link SessionOptions}; undefined if it is unchanged. Done until a reset. */
  readonly progress: Progress | undefined;
}

interface SessionOptions {
  /** The element that shows the result. */
  readonly stage: HTMLElement;
  /** Accessible name of the result. */
  readonly title: string;
  /** The name under which the code is stored. */
  readonly name: string;
  /** The code to begin with if none is stored. It is not stored unless the reader changes it. */
  readonly files: readonly CodeFile[];
  /** The author of that code. By default, it is the site's and runs like the reader's. */
  readonly author?: Author;
  /** Whether the stage already shows the result of this code. The code then runs only when it changes. */
  readonly isShown?: boolean;
  /** The code that checks what the reader's code makes. The reader does not see it. */
  readonly check?: string | undefined;
  readonly onRan?: () => void;
  readonly onReport?: (report: Exclude<RunReport, { kind: 'verdict' }>) => void;
}

/** Code that a reader edits, with its result. Each change is stored, and runs when the reader pauses. */
export class CodeSession {
  readonly #options: SessionOptions;
  /** The code without the reader's changes. */
  readonly #published: StoredCode;
  readonly #slot: ReturnType<typeof codeSlot>;
  readonly #runner: CodeRunner;
  readonly #trial: Trial;
  readonly #listeners = new Set<() => void>();
  readonly #end = new AbortController();
  #snapshot: Snapshot;
  #author: Author;
  #runTimer = 0;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#published = { files: options.files, author: options.author ?? 'reader' };
    this.#slot = codeSlot(options.name);
    this.#trial = new Trial(options.name, options.stage, this.#end.signal);
    this.#runner = new CodeRunner(options.stage, options.title, {
      onRan: () => {
        this.#trial.continue();
        this.#enter({ run: { kind: 'ran' } });
        options.onRan?.();
      },
      onMistake: (mistake) => {
        this.#trial.pass();
        this.#enter({ run: { kind: 'mistake', mistake } });
      },
      onReport: (report) => {
        if (report.kind === 'verdict') this.#judge(report.verdict);
        else options.onReport?.(report);
      },
    });
    const stored = this.#slot.read();
    const { files, author, isDone } = stored ?? this.#published;
    this.#author = author;
    const isShown = stored === undefined && options.isShown === true;
    const run = { kind: isShown ? 'ran' : 'running' } as const;
    this.#snapshot = { files, run, progress: isDone ? 'Done' : undefined };
    this.#enter({});
  }

  /** Runs the code, unless it is held or its result is shown. Called once. */
  start(): void {
    const stop = this.#slot.subscribe(() => this.#adopt());
    this.#end.signal.addEventListener('abort', stop);
    if (this.#trial.hasFailed()) this.#hold('hung');
    else if (this.#author === 'link') this.#hold('shared');
    else if (this.#snapshot.run.kind === 'ran') this.#runner.prepare();
    else this.run();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly snapshot = (): Snapshot => this.#snapshot;

  /** Changes the text of a file. The code runs after a pause. */
  edit(path: string, text: string): void {
    const files = this.#snapshot.files.map((file) => (file.path === path ? { path, text } : file));
    this.#enter({ files });
    this.#store();
    this.#runSoon();
  }

  /** Restores the code to begin with. */
  reset(): void {
    const { files, author } = this.#published;
    this.#author = author;
    this.#enter({ files, progress: undefined });
    this.#store();
    if (this.#author === 'link') this.#hold('shared');
    else this.run();
  }

  /** Runs the code now, even if it was held. */
  run(): void {
    window.clearTimeout(this.#runTimer);
    this.#trial.begin();
    this.#enter({ run: { kind: 'running' } });
    const { check } = this.#options;
    const added = check === undefined ? [] : [{ path: CHECK_FILE, text: check }];
    this.#runner.run([...this.#snapshot.files, ...added], this.#author);
  }

  /** Ends the session and removes the result. */
  dispose(): void {
    this.#end.abort();
    window.clearTimeout(this.#runTimer);
    this.#trial.pass();
    this.#runner.dispose();
  }

  /** Takes over what the reader has written in another tab. */
  #adopt(): void {
    const { files, author, isDone } = this.#slot.read() ?? this.#published;
    const isSame = isSameCode(files, this.#snapshot.files);
    this.#enter({ files, progress: isDone ? 'Done' : undefined });
    if (isSame) return;
    this.#author = author;
    this.#runSoon();
    announce('The code was changed in another tab.');
  }

  #judge(verdict: Verdict): void {
    const isNew = verdict.isDone && this.#snapshot.progress !== 'Done';
    this.#enter(isNew ? { verdict, progress: 'Done' } : { verdict });
    // A hidden page may not know what the reader has written in another.
    if (isNew && document.visibilityState === 'visible') this.#store();
  }

  #runSoon(): void {
    window.clearTimeout(this.#runTimer);
    if (this.#snapshot.run.kind !== 'held') {
      this.#runTimer = window.setTimeout(() => this.run(), RUN_DELAY_MS);
    }
  }

  #hold(because: 'shared' | 'hung'): void {
    window.clearTimeout(this.#runTimer);
    this.#trial.pass();
    this.#runner.clear();
    this.#enter({ run: { kind: 'held', because } });
  }

  #enter(changed: Partial<Snapshot>): void {
    const next = { ...this.#snapshot, ...changed };
    const changes = isSameCode(next.files, this.#published.files) ? undefined : 'Changed';
    this.#snapshot = { ...next, progress: next.progress === 'Done' ? 'Done' : changes };
    for (const listener of this.#listeners) listener();
  }

  #store(): void {
    const { files, progress } = this.#snapshot;
    const code = { files, author: this.#author, isDone: progress === 'Done' };
    this.#slot.write(progress === undefined ? undefined : code);
  }
}

/** Renders again whenever the code or its state changes. */
export function useSession(session: CodeSession): Snapshot {
  return useSyncExternalStore(session.subscribe, session.snapshot);
}

/** Returns the text of a file; empty if there is no such file. */
export function textOf(files: readonly CodeFile[], path: string): string {
  return files.find((file) => file.path === path)?.text ?? '';
}
