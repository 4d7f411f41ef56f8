import { useSyncExternalStore } from 'react';
import { type Author, CodeRunner, type RunReport } from '../../code-runner/page/code-runner.ts';
import type { Mistake } from '../../code-runner/page/mistakes.ts';
import { CHECK_FILE, type CodeFile, isSameCode } from '../../code-runner/protocol/code-files.ts';
import type { Verdict } from '../../code-runner/protocol/code-frame.ts';
import { isFramedByOthers } from '../platform/document/framing.ts';
import type { CodeSlot } from './stored-code.ts';

/** Milliseconds after the last key at which code runs. */
const RUN_DELAY_MS = 300;

/** The outcome of the last change of the code. */
export type RunState =
  | { readonly kind: 'running' }
  | { readonly kind: 'ran' }
  | { readonly kind: 'mistake'; readonly mistake: Mistake }
  /** Nothing runs until the reader confirms. */
  | { readonly kind: 'held'; readonly because: readonly HoldReason[] };

/** Why code is held: it came by a link, another site may have typed it into a frame, or a page hung when it ran. */
export type HoldReason = 'shared' | 'framed' | 'hung';

/** The code and its state at one moment. */
interface Snapshot {
  readonly files: readonly CodeFile[];
  readonly run: RunState;
  /** What the check of a challenge has last found. */
  readonly verdict?: Verdict;
  /** Whether the code differs from that of {@link SessionOptions}. */
  readonly isChanged: boolean;
}

interface SessionOptions {
  /** The element that shows the result. */
  readonly stage: HTMLElement;
  /** Accessible name of the result. */
  readonly title: string;
  readonly slot: CodeSlot;
  /** The code to begin with if the slot has none. It is not stored unless the reader changes it. */
  readonly files: readonly CodeFile[];
  /** Whether the stage already shows the result of this code. The code then runs only when it changes. */
  readonly isShown?: boolean;
  /**
   * Calls back when the result is in view, and returns the function that stops waiting. Until then, the code runs only
   * when it changes. By default, it runs at once.
   */
  readonly whenInView?: (callback: () => void) => () => void;
  /** The code that checks what the reader's code makes. The reader does not see it. */
  readonly check?: string | undefined;
  readonly onRan?: () => void;
  readonly onReport?: (report: Exclude<RunReport, { kind: 'verdict' }>) => void;
}

/** Code that a reader edits, with its result. Each change is stored, and runs when the reader pauses. */
export class CodeSession {
  readonly #options: SessionOptions;
  readonly #runner: CodeRunner;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;
  #author: Author;
  #timer = 0;
  #waiting = new AbortController();

  /** Runs the code in the slot if it is the reader's and has not hung the page. */
  constructor(options: SessionOptions) {
    this.#options = options;
    this.#runner = new CodeRunner(options.stage, options.title, {
      onRan: () => {
        this.#enter({ kind: 'ran' });
        options.onRan?.();
      },
      onMistake: (mistake) => this.#enter({ kind: 'mistake', mistake }),
      onReport: (report) => {
        if (report.kind !== 'verdict') options.onReport?.(report);
        else this.#enter(this.#snapshot.run, { verdict: report.verdict });
      },
    });
    const stored = options.slot.read();
    this.#author = stored?.author ?? 'reader';
    const files = stored?.files ?? options.files;
    this.#snapshot = { files, run: { kind: 'running' }, isChanged: this.#isChanged(files) };
    if (stored === undefined && options.isShown === true && !isFramedByOthers()) {
      this.#enter({ kind: 'ran' });
      this.#runner.prepare();
      return;
    }
    if (this.#runsAs === 'link') this.#hold(false);
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    options.slot.mark.whenKnown((hasHung) => {
      const run = () => this.run();
      if (hasHung || this.#runsAs === 'link') this.#hold(hasHung);
      else if (options.whenInView === undefined) run();
      else signal.addEventListener('abort', options.whenInView(run));
    }, signal);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly snapshot = (): Snapshot => this.#snapshot;

  /** Changes the text of a file, or adds the file. */
  edit(path: string, text: string): void {
    const { files } = this.#snapshot;
    const isKnown = files.some((file) => file.path === path);
    const changed = files.map((file) => (file.path === path ? { path, text } : file));
    this.change(isKnown ? changed : [...files, { path, text }]);
  }

  /** Adds, removes and renames files. The code runs after a pause. */
  change(files: readonly CodeFile[]): void {
    this.#enter(this.#snapshot.run, { files });
    this.#store();
    window.clearTimeout(this.#timer);
    if (this.#snapshot.run.kind !== 'held') this.#timer = window.setTimeout(() => this.run(), RUN_DELAY_MS);
  }

  /** Whether there is code to begin with. Code from a link is only in its slot. */
  get canReset(): boolean {
    return this.#options.files.length > 0;
  }

  /** Restores the code to begin with, which is not from a link. */
  reset(): void {
    this.#author = 'reader';
    this.#enter(this.#snapshot.run, { files: this.#options.files });
    this.#store();
    if (this.#runsAs === 'link') this.#hold(false);
    else this.run();
  }

  /** Runs the code now, even if it was held. */
  run(): void {
    this.#cancel();
    this.#options.slot.mark.set();
    this.#enter({ kind: 'running' });
    const { check } = this.#options;
    const added = check === undefined ? [] : [{ path: CHECK_FILE, text: check }];
    this.#runner.run([...this.#snapshot.files, ...added], this.#runsAs);
  }

  /** Ends the session and removes the result. */
  dispose(): void {
    this.#cancel();
    this.#options.slot.mark.remove();
    this.#runner.dispose();
  }

  /** A page of another site around this one can have made the reader paste code. */
  get #runsAs(): Author {
    return isFramedByOthers() ? 'link' : this.#author;
  }

  #hold(hasHung: boolean): void {
    this.#cancel();
    this.#options.slot.mark.remove();
    this.#runner.clear();
    const because: readonly (readonly [HoldReason, boolean])[] = [
      ['shared', this.#author === 'link'],
      ['framed', isFramedByOthers()],
      ['hung', hasHung],
    ];
    this.#enter({ kind: 'held', because: because.filter(([, applies]) => applies).map(([one]) => one) });
  }

  /** Cancels a run that is due. */
  #cancel(): void {
    window.clearTimeout(this.#timer);
    this.#waiting.abort();
  }

  #enter(run: RunState, changed: Partial<Snapshot> = {}): void {
    const { files, ...others } = { ...this.#snapshot, ...changed, run };
    this.#snapshot = { ...others, files, isChanged: this.#isChanged(files) };
    for (const listener of this.#listeners) listener();
  }

  #isChanged(files: readonly CodeFile[]): boolean {
    return !isSameCode(files, this.#options.files);
  }

  #store(): void {
    const { files, isChanged } = this.#snapshot;
    this.#options.slot.write(isChanged ? { files, author: this.#runsAs } : undefined);
  }
}

/** Renders again whenever the code or its state changes. */
export function useSession(session: CodeSession): Snapshot {
  return useSyncExternalStore(session.subscribe, session.snapshot);
}
