import { useEffect, useRef } from 'react';

/** Milliseconds for which code may block the page. */
const MAX_TURN_MS = 2000;

/** Maximum number of runs of an effect within a second: twice the frame rate of screens. */
const MAX_EFFECTS_PER_SECOND = 240;

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

/**
 * The `useEffect` of readers' code. An effect that sets a state it depends on runs again after each render. React stops
 * such loops for `useLayoutEffect` only, because the page still responds between the renders.
 */
export const useCountedEffect: typeof useEffect = (effect, dependencies) => {
  const second = useRef({ start: 0, runs: 0 });
  useEffect(() => {
    const now = performance.now();
    if (now - second.current.start > 1000) second.current = { start: now, runs: 0 };
    second.current.runs += 1;
    if (second.current.runs > MAX_EFFECTS_PER_SECOND) {
      throw new RangeError(
        `An effect ran ${MAX_EFFECTS_PER_SECOND} times within a second and was stopped. It may set a state that it depends on.`,
      );
    }
    return effect();
    // biome-ignore lint/correctness/useExhaustiveDependencies: the reader's code lists them
  }, dependencies);
};
