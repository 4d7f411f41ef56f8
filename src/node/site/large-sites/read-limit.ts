/** Returns the size from which a site is a large one, in a unit such as `pages`: an environment variable or the usual size. */
export function readLimit(variable: string, usual: number, unit: string): number {
  const value = process.env[variable] || String(usual);
  if (/^\d+$/.test(value)) return Number(value);
  throw new Error(`${variable} is "${value}". It must be a number of ${unit}, such as ${usual}.`);
}
