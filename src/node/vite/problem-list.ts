import { countProblems, type DevProblem, type DevProblems } from '../../shared/dev-events.ts';
import {
  type Diagnostic,
  dedupe,
  formatDiagnostic,
  formatLocation,
  withNotation,
} from '../content/diagnostic.ts';

/** The sources of problems. Each has its own part of the list, which its next result replaces. */
type ProblemSource = 'content' | 'program';

/** The number of problems that a page lists at once. */
const MAX_LISTED = 200;

interface ProblemListener {
  /** Called when the list has changed. */
  readonly onChange: (problems: DevProblems) => void;
  /** Called once for each new problem, for the terminal. */
  readonly onNew: (problem: Diagnostic) => void;
  readonly onSolved: () => void;
}

/** The current problems while writers edit: those of the content, and of the program. */
export class ProblemList {
  readonly #parts: Record<ProblemSource, readonly Diagnostic[]> = { content: [], program: [] };
  readonly #listener: ProblemListener;

  constructor(listener: ProblemListener) {
    this.#listener = listener;
  }

  /** The list in the form for pages. */
  get current(): DevProblems {
    const problems = dedupe(this.#all());
    const errors = problems.filter(({ severity }) => severity === 'error');
    const warnings = problems.filter(({ severity }) => severity === 'warning');
    return {
      summary: countProblems(problems),
      problems: [...errors, ...warnings].slice(0, MAX_LISTED).map(shown),
    };
  }

  /** Replaces the problems of a source with its latest result. */
  replace(source: ProblemSource, found: readonly Diagnostic[]): void {
    const before = new Set(this.#all().map(formatDiagnostic));
    this.#parts[source] = found;
    for (const problem of found) {
      const text = formatDiagnostic(problem);
      if (!before.has(text)) this.#listener.onNew(problem);
      before.add(text);
    }
    if (before.size > 0 && this.#all().length === 0) this.#listener.onSolved();
    this.#listener.onChange(this.current);
  }

  #all(): readonly Diagnostic[] {
    return [...this.#parts.content, ...this.#parts.program];
  }
}

function shown(problem: Diagnostic): DevProblem {
  const { severity, message, hint } = withNotation(problem);
  return {
    severity,
    place: formatLocation(problem),
    message,
    ...(hint !== undefined && { hint }),
  };
}

/** Converts a failure of the program, such as an exception while rendering a page, to a problem without a position. */
export function failureDiagnostic(error: unknown): Diagnostic {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const where = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { severity: 'error', file: '', line: 1, message: [message, ...where.slice(0, 8)].join('\n') };
}
