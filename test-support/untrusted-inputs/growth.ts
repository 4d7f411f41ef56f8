/** The longest input that is tried, in characters; longer texts are refused anyway. */
const LONGEST = 400_000;

/** By how much the input grows. */
const FACTOR = 4;

/** Processor time below which nothing is measured, in milliseconds: it is noise, and no input that takes it does harm. */
const NOISE = 30;

/** How often the two inputs are tried that are compared. */
const RUNS = 3;

/** How often they are compared while the growth seems too great: noise passes, and quadratic work stays quadratic. */
const ATTEMPTS = 3;

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
  while (inputOf(2 * FACTOR * count).length <= LONGEST && (await costOf(work, inputOf(count), 1)) < NOISE) {
    count *= 2;
  }
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least >= NEARLY_LINEAR; attempt += 1) {
    const time = await costOf(work, inputOf(count), RUNS);
    least = Math.min(least, (await costOf(work, inputOf(FACTOR * count), RUNS)) / Math.max(time, NOISE));
  }
  return least;
}

/** Returns the processor time of a work in milliseconds, the least of several runs. */
async function costOf(work: (input: string) => unknown, input: string, runs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    await work(input);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
