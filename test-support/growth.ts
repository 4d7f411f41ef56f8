/** The longest input that is tried, in characters; longer texts are refused anyway. */
const MAX_LENGTH = 400_000;

/** By how much the input grows. */
const FACTOR = 4;

/** Processor time below which nothing is measured, in milliseconds: it is noise, and no input that takes it does harm. */
const NOISE_MS = 20;

/** How often the two times are taken again while the growth seems too great: noise passes, and quadratic work stays quadratic. */
const ATTEMPTS = 4;

/** The greatest growth of a work that is linear in its input, which is 4 without noise. Quadratic work reaches 16. */
export const NEARLY_LINEAR = 9;

/**
 * Returns by how much the processor time of a work grows if its input becomes four times as long. Ratios of processor
 * time, the least of several runs, are about the same on a slow or busy machine. The first count tried is `from`.
 */
export async function growthOf(
  work: (input: string) => unknown,
  inputOf: (count: number) => string,
  from = 250,
): Promise<number> {
  let count = from;
  let short = await costOf(work, inputOf(count));
  while (short < NOISE_MS && inputOf(2 * FACTOR * count).length <= MAX_LENGTH) {
    count *= 2;
    short = await costOf(work, inputOf(count));
    // Code that has not run often is slow.
    if (short >= NOISE_MS) short = Math.min(short, await costOf(work, inputOf(count)));
  }
  let long = await costOf(work, inputOf(FACTOR * count));
  const seemsGreat = () => long >= NEARLY_LINEAR * Math.max(short, NOISE_MS);
  for (let more = ATTEMPTS; more > 0 && seemsGreat(); more -= 1) {
    short = Math.min(short, await costOf(work, inputOf(count)));
    long = Math.min(long, await costOf(work, inputOf(FACTOR * count)));
  }
  return long / Math.max(short, NOISE_MS);
}

/** Returns the processor time of a work in milliseconds, which a busy machine hardly lengthens. */
export async function costOf(work: (input: string) => unknown, input: string): Promise<number> {
  const before = process.cpuUsage();
  await work(input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
