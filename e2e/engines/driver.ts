/** The engines besides Chromium in which the site is tested. */
export const ENGINE_NAMES = ['Firefox', 'WebKit'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/** A place in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A key that the tests press, named as in `KeyboardEvent.key`. */
export type Key =
  | 'ArrowDown'
  | 'ArrowUp'
  | 'Control'
  | 'Delete'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Tab'
  | '/'
  | 'a'
  | 'k'
  | 'v';

/** The browser functions that the tests need. Each engine has an adapter for its protocol. */
export interface Driver {
  /** Warnings, errors and uncaught exceptions that the protocol has reported since the start. */
  readonly messages: readonly string[];
  /** Opens an address and waits for the load event. */
  goto(url: string): Promise<void>;
  /** Reloads the page and waits for the load event. */
  reload(): Promise<void>;
  /** Evaluates an expression in the page and returns the value of its promise. See `evaluate`. */
  run(expression: string): Promise<unknown>;
  /** Holds down the keys one after another and releases them in reverse order. */
  press(...keys: readonly Key[]): Promise<void>;
  /** Types a text, key by key. */
  type(text: string): Promise<void>;
  /** Moves the mouse to a point, and presses and releases its button. */
  click(point: Point): Promise<void>;
  /** Changes the size of the window, in CSS pixels. The resulting size of the viewport depends on the engine. */
  resize(width: number, height: number): Promise<void>;
  /** Returns a PNG image of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Ends the browser and all of its processes, even if the browser hangs. */
  close(): Promise<void>;
}

/** Time limit of a browser command, in milliseconds. Only a hanging page takes longer. */
export const COMMAND_TIMEOUT_MS = 60_000;

/** Time limit of a browser's start, in milliseconds, which a busy machine may need. */
export const START_TIMEOUT_MS = 120_000;

/**
 * Calls a function in the page and returns what its promise resolves to. The function sees nothing but its arguments;
 * these and the result travel as JSON.
 *
 * @throws Error when the function throws, and while the page is being replaced by another
 */
export async function evaluate<Args extends readonly unknown[], Result>(
  driver: Driver,
  pageFunction: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<Result> {
  const answer = await driver.run(
    `(async () => (${pageFunction})(...${JSON.stringify(args)}))().then(
      (value) => JSON.stringify({ value: value ?? null }),
      (error) => JSON.stringify({ error: String(error) }),
    )`,
  );
  const { value, error } = JSON.parse(String(answer));
  if (error !== undefined) throw new Error(error);
  return value;
}
