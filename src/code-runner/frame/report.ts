import { inspect } from 'loupe';
import type { Point } from '../../shared/point.ts';
import { CONSOLE_LEVELS } from '../protocol/code-frame.ts';
import { MODULE_START, pathOf } from './modules.tsx';
import { sendToPage } from './page-around.ts';

/** Maximum number of console messages shown in a second; more would keep the page around the frame busy. */
const MAX_MESSAGES_PER_SECOND = 100;

/** A place in the script of a module, as all engines write it in stacks. */
const PLACE = /(blob:(?:(?!blob:)[^\s()])+?):(\d+):(\d+)/;

/** A place in a script. */
interface Place extends Point {
  readonly file: string;
}

/** Reports a mistake to the page around this frame, with its place if it is in a module. */
export function reportMistake(error: unknown, place = placeOf(error)): void {
  const text = isError(error) ? textOf(error) : `Thrown: ${textOf(error)}`;
  const path = pathOf(place.file);
  const before = place.line === 1 ? MODULE_START.length : 0;
  const inModule = path !== undefined && {
    path,
    line: place.line,
    column: Math.max(1, place.column - before),
  };
  sendToPage({ kind: 'mistake', mistake: { text, ...inModule } });
}

/** Whether a value is an error, of this frame or of another window, whose errors are not instances of `Error` here. */
function isError(value: unknown): value is Error {
  return (
    value instanceof Error ||
    /^\[object (?:Error|DOMException)\]$/.test(Object.prototype.toString.call(value))
  );
}

function placeOf(error: unknown): Place {
  const stack = isError(error) ? (error.stack ?? '') : '';
  const [, file = '', line = '', column = ''] = PLACE.exec(stack) ?? [];
  return { file, line: Number(line), column: Number(column) };
}

/** Reports uncaught errors, why frames stay empty in the sandbox, and everything that is written to the console. */
export function reportEverything(): void {
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    const place = { file: filename, line: lineno, column: colno };
    reportMistake(error ?? new Error(message), pathOf(filename) === undefined ? placeOf(error) : place);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportMistake(reason));
  // Otherwise `null`, without a reason: in the sandbox, each frame has an origin of its own.
  const get = () => {
    throw new Error('Code of a link runs in a sandbox and cannot reach into frames. Open it in StackBlitz.');
  };
  if (window.origin === 'null')
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', { get });
  let count = 0;
  window.setInterval(() => {
    count = 0;
  }, 1000);
  for (const level of CONSOLE_LEVELS) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      write(...values);
      count += 1;
      if (count > MAX_MESSAGES_PER_SECOND) return;
      const text = count === MAX_MESSAGES_PER_SECOND ? 'More messages are not shown.' : formatted(values);
      sendToPage({ kind: 'console', level, text });
    };
  }
}

/** Formats values as a console does: texts as they are, `%s` and similar replaced in the first. */
function formatted(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map(textOf).join(' ');
  const text = first.replace(/%[sdifoOc]/g, (sign) => {
    if (rest.length === 0) return sign;
    const value = rest.shift();
    return sign === '%c' ? '' : textOf(value);
  });
  return [text, ...rest.map(textOf)].join(' ');
}

/** The longest text of a value: a Node of the library leads to its element, and from there to the whole page. */
const LIMIT = { truncate: 2_000 } as const;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isError(value)) return `${value.name}: ${value.message}`;
  if (value instanceof Node) return `<${value.nodeName.toLowerCase()}>`;
  try {
    return inspect(value, LIMIT);
  } catch {
    return String(Object.prototype.toString.call(value)); // It has a getter that throws.
  }
}
