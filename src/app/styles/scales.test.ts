import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Font sizes in rem. 0.875 is for code only, of which 76 columns must fit into an article. */
const SIZES = ['0.8125', '0.875', '0.9375', '1', '1.0625', '1.125', '1.25', '1.625', '2.125'];

/** Font weights that all systems have. */
const WEIGHTS = ['400', '500', '600', '700'];

const folder = new URL('./', import.meta.url);
const styles = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(new URL(name, folder), 'utf8') }));

/** Returns the values in the style sheets that a pattern captures, with their files. */
function written(pattern: RegExp): readonly { readonly name: string; readonly value: string }[] {
  return styles.flatMap(({ name, css }) =>
    [...css.matchAll(pattern)].map(([, value = '']) => ({ name, value })),
  );
}

describe('the style sheets', () => {
  it('use the font sizes of one scale', () => {
    const sizes = written(/font-size: ([\d.]+)rem;/g);
    expect(sizes.length).toBeGreaterThan(30);
    expect(sizes.filter(({ value }) => !SIZES.includes(value))).toEqual([]);
  });

  it('use font weights that every system has', () => {
    const weights = written(/font-weight: (\d+);/g);
    expect(weights.length).toBeGreaterThan(10);
    expect(weights.filter(({ value }) => !WEIGHTS.includes(value))).toEqual([]);
  });

  it('use the tokens for rounded corners', () => {
    expect(written(/border-radius: ([^;]*\d(?:rem|px)[^;]*);/g)).toEqual([]);
  });
});
