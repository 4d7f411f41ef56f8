import path from 'node:path';
import type { DevProblem, DevProblems } from '../../shared/dev-events.ts';
import { routeOfFile } from '../content/check-routes.ts';
import { type Diagnostic, dedupe, formatDiagnostic, formatLocation } from '../content/diagnostic.ts';
import { contentDirectory } from '../content/files.ts';

/** The sources of problems. Each has its own part of the list, which its next result replaces. */
export type ProblemSource = 'content' | 'prose' | 'samples' | 'program';

const SOURCES: readonly ProblemSource[] = ['content', 'prose', 'samples', 'program'];

interface ProblemListener {
  /** Called when the list or the state of the checks has changed. */
  readonly onChange: (problems: DevProblems) => void;
  /** Called once for each new problem, for the terminal. */
  readonly onNew: (problem: Diagnostic) => void;
  readonly onSolved: () => void;
}

/** The current problems while writers edit: those of the content, of its prose and samples, and of the program. */
export class ProblemList {
  readonly #parts = new Map<ProblemSource, readonly Diagnostic[]>();
  readonly #checking = new Map<ProblemSource, string>();
  readonly #listener: ProblemListener;

  constructor(listener: ProblemListener) {
    this.#listener = listener;
  }

  /** The list in the form for pages. */
  get current(): DevProblems {
    const problems = dedupe(this.#all());
    const [checking] = this.#checking.values();
    return {
      problems: [
        ...problems.filter(({ severity }) => severity === 'error'),
        ...problems.filter(({ severity }) => severity === 'warning'),
      ].map(shown),
      ...(checking !== undefined && { checking }),
    };
  }

  /** Replaces the problems of a source with its latest result. */
  replace(source: ProblemSource, found: readonly Diagnostic[]): void {
    const before = new Set(this.#all().map(identityOf));
    this.#parts.set(source, found);
    this.#checking.delete(source);
    for (const problem of found) {
      const text = identityOf(problem);
      if (!before.has(text)) this.#listener.onNew(problem);
      before.add(text);
    }
    if (before.size > 0 && this.#all().length === 0) this.#listener.onSolved();
    this.#listener.onChange(this.current);
  }

  /**
   * Announces that a source is checking, until it has a result or stops with `undefined`. Its former problems remain
   * meanwhile.
   */
  announce(source: ProblemSource, words: string | undefined): void {
    if (words === undefined) this.#checking.delete(source);
    else this.#checking.set(source, words);
    this.#listener.onChange(this.current);
  }

  #all(): readonly Diagnostic[] {
    return SOURCES.flatMap((source) => this.#parts.get(source) ?? []);
  }
}

/** An unknown word stays one problem when a page gets or loses it. */
function identityOf(problem: Diagnostic): string {
  return problem.word?.text ?? formatDiagnostic(problem);
}

function shown(problem: Diagnostic): DevProblem {
  const { severity, file, message, hint, word, notation } = problem;
  return {
    severity,
    place: formatLocation(problem),
    message,
    ...(hint !== undefined && { hint }),
    pages: (word?.files ?? [file]).flatMap(pageOf),
    ...(notation !== undefined && { notation }),
    ...(word !== undefined && { word: word.text }),
  };
}

/** Returns the path of the page whose source is a file of the content folder. */
function pageOf(file: string): readonly string[] {
  const contentPath = path.posix.relative(contentDirectory, file);
  if (contentPath === 'landing.md') return ['/'];
  return /^(?:docs|pages)\/.*\.md$/.test(contentPath) ? [routeOfFile(contentPath)] : [];
}

/** Converts a failure of the program, such as an exception while rendering a page, to a problem without a position. */
export function failureDiagnostic(error: unknown): Diagnostic {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const where = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { severity: 'error', file: '', line: 1, message: [message, ...where.slice(0, 8)].join('\n') };
}
