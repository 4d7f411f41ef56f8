/** Returns the processor time of a work in milliseconds, which a busy machine hardly lengthens. */
export async function costOf(work: (input: string) => unknown, input: string): Promise<number> {
  const before = process.cpuUsage();
  await work(input);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
