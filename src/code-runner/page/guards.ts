import { parser } from '@lezer/javascript';
import { pointAfter } from '../../shared/point.ts';

/** The function that guarded code calls. The frame defines it, see `src/code-runner/frame/guard.ts`. */
export const GUARD = '__guard';

const tsxParser = parser.configure({ dialect: 'jsx ts' });

/** Text that was put into a line of code. Columns count from 0. */
export interface Insertion {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** Code with guards. Its lines are those of the source. */
export interface GuardedCode {
  readonly code: string;
  readonly insertions: readonly Insertion[];
}

/**
 * Inserts a call of the guard at the start of each loop and each function of TypeScript or JSX. The guard throws when
 * the code has blocked the page for too long, so an endless loop ends in an error. Endless recursion overflows the
 * stack by itself, but not if it goes through promises.
 */
export function guardCode(source: string): GuardedCode {
  const openings: GuardText[] = [];
  // Of two that end at one place, the inner one closes first.
  const closings: GuardText[] = [];
  tsxParser.parse(source).iterate({
    enter({ name, node }) {
      refuseUnsupported(node, source);
      const body = bodyOf(node);
      if (body === null || body.type.isError) return;
      if (body.name === 'Block') {
        openings.push({ at: body.from + 1, text: `${GUARD}();` });
      } else {
        const isExpression = name === 'ArrowFunction';
        openings.push({ at: body.from, text: isExpression ? `(${GUARD}(),(` : `{${GUARD}();` });
        closings.unshift({ at: body.to, text: isExpression ? '))' : '}' });
      }
    },
  });
  return insert(source, [...closings, ...openings]);
}

/** Syntax that the compiler leaves as it is and the frame, which runs modules as functions, cannot run. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  Decorator: 'Decorators are not supported here. Call them as functions.',
  await:
    '"await" outside a function is not supported here. Write it in an async function, such as an effect.',
};

function refuseUnsupported(node: SyntaxNode, source: string): void {
  const text = UNSUPPORTED[node.name];
  if (text === undefined || (node.name === 'await' && isInFunction(node))) return;
  const loc = pointAfter({ line: 1, column: 1 }, source.slice(0, node.from));
  throw Object.assign(new SyntaxError(text), { loc });
}

function isInFunction({ parent }: SyntaxNode): boolean {
  if (parent === null) return false;
  const isMethod = parent.name === 'Property' && bodyOf(parent) !== null;
  return isMethod || /Function|^Method/.test(parent.name) || isInFunction(parent);
}

/** A text to insert, and its offset in the source. */
interface GuardText {
  readonly at: number;
  readonly text: string;
}

type SyntaxNode = ReturnType<typeof tsxParser.parse>['topNode'];

/** Returns the body of a loop or of a function; `null` for anything else, and for a declaration without a body. */
function bodyOf({ name, firstChild, lastChild }: SyntaxNode): SyntaxNode | null {
  if (/^(?:ForStatement|WhileStatement|ArrowFunction)$/.test(name)) return lastChild;
  if (name === 'DoStatement') return firstChild?.nextSibling ?? null;
  const isFunction = /^(?:FunctionDeclaration|FunctionExpression|MethodDeclaration|Property)$/.test(name);
  return isFunction && lastChild?.name === 'Block' ? lastChild : null;
}

/** Inserts texts into a source. Texts at the same place keep their order. */
function insert(source: string, texts: readonly GuardText[]): GuardedCode {
  let code = '';
  let done = 0;
  let line = 0;
  let lineStart = 0;
  const insertions: Insertion[] = [];
  for (const { at, text } of texts.toSorted((a, b) => a.at - b.at)) {
    const before = source.slice(done, at);
    line += before.split('\n').length - 1;
    if (before.includes('\n')) lineStart = done + before.lastIndexOf('\n') + 1;
    code += before + text;
    insertions.push({ line, column: at - lineStart, length: text.length });
    done = at;
  }
  return { code: code + source.slice(done), insertions };
}
