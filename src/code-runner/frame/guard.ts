/** Milliseconds for which code may block the page. */
const MAX_TURN_MS = 2000;

let steps = 0;
let turnStart: number | undefined;
let isOver = false;
const turns = new MessageChannel();
turns.port1.onmessage = () => {
  steps = 0;
  turnStart = undefined;
  isOver = false;
};

/**
 * Throws when code has blocked the page for too long. Each loop and each function of compiled code calls it
 * (`src/code-runner/page/guards.ts`). Time counts only until the browser runs other tasks: a loop that waits for a timer
 * may go on for ever, one that waits for resolved promises may not. Until then every step throws, because the code may
 * catch what is thrown.
 */
export function guard(): void {
  steps += 1;
  if (steps % 64 === 0) {
    if (turnStart === undefined) {
      turnStart = performance.now();
      turns.port2.postMessage(undefined);
    }
    isOver ||= performance.now() - turnStart > MAX_TURN_MS;
  }
  if (isOver) {
    throw new RangeError(
      'This code ran for two seconds without a pause and was stopped. A loop or a recursion may have no end.',
    );
  }
}
