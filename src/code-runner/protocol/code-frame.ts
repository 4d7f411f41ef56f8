import { fieldsOf } from '../../shared/fields-of.ts';

/**
 * The messages between a page and the frame that runs readers' code. The page compiles, the frame runs: each run is a
 * new frame, and a frame runs one program. Code in the frame decides what the frame's messages contain, so the page reads
 * them with {@link readFrameMessage} and shows what they contain as text.
 */

/** Path of the page that runs code, below the base path. */
export const CODE_FRAME_PATH = 'examples/code-frame/';

/** A compiled file. */
export interface CompiledModule {
  /** Path of the source file, such as `src/App.tsx`. */
  readonly path: string;
  /** The body of a CommonJS module. */
  readonly code: string;
}

/** The program that a frame runs. */
export interface Program {
  readonly modules: readonly CompiledModule[];
  /** Path of the entry module, which exports a component by default or renders an app by itself. */
  readonly entry: string;
}

/** A message from the page to the frame: its colour mode. The first one has the program, and a port for messages. */
export interface PageMessage {
  readonly theme: string;
  readonly program?: Program;
}

/** A mistake as the frame sees it: the place, if there is one, is in the compiled module. */
export interface RunMistake {
  readonly text: string;
  readonly path?: string;
  /** From 1. */
  readonly line?: number;
  readonly column?: number;
}

/** The methods of `console` that the page shows. */
export const CONSOLE_LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** A method of `console`. */
export type ConsoleLevel = (typeof CONSOLE_LEVELS)[number];

/** What the check of a challenge has found in the reader's page. */
export interface Verdict {
  readonly isDone: boolean;
  /** A sentence: `The list holds two tasks; it should hold three.` */
  readonly found: string;
}

/** A message from the frame to the page. */
export type FrameMessage =
  /** The program has rendered something. */
  | { readonly kind: 'ran' }
  | { readonly kind: 'mistake'; readonly mistake: RunMistake }
  | { readonly kind: 'console'; readonly level: ConsoleLevel; readonly text: string }
  | { readonly kind: 'verdict'; readonly verdict: Verdict };

/** Length at which texts from the frame are cut. */
const MAX_TEXT_LENGTH = 2_000;

/** Length of the longest message: a text, whose characters may be escaped, and a path. */
export const MAX_MESSAGE_LENGTH = 20_000;

/** Returns the text in which a message is sent. Texts in it are cut. */
export function writeFrameMessage(message: FrameMessage): string {
  return JSON.stringify(shortMessage(message));
}

/** Parses a message of the frame. Returns `undefined` for anything else. Texts are cut, other properties are dropped. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'string' || data.length > MAX_MESSAGE_LENGTH) return undefined;
  try {
    return shortMessage(JSON.parse(data));
  } catch {
    return undefined;
  }
}

function shortMessage(data: unknown): FrameMessage | undefined {
  const { kind, mistake, level, text, verdict } = fieldsOf(data);
  if (kind === 'ran') return { kind };
  if (kind === 'mistake') return { kind, mistake: readMistake(mistake) };
  if (kind === 'verdict') {
    const { isDone, found } = fieldsOf(verdict);
    return { kind, verdict: { isDone: isDone === true, found: shortText(found) } };
  }
  const known = CONSOLE_LEVELS.find((one) => one === level);
  if (kind === 'console' && known !== undefined) return { kind, level: known, text: shortText(text) };
  return undefined;
}

function readMistake(value: unknown): RunMistake {
  const { text, path, line, column } = fieldsOf(value);
  return {
    text: shortText(text),
    ...(typeof path === 'string' && isPlace(line) && isPlace(column) && { path, line, column }),
  };
}

function isPlace(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function shortText(text: unknown): string {
  const written = typeof text === 'string' ? text : '';
  return written.length > MAX_TEXT_LENGTH ? `${written.slice(0, MAX_TEXT_LENGTH)}…` : written;
}
