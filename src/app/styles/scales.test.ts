import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Of text, in rem. 0.875 is that of code alone, of which 76 columns must fit into an article. */
const SIZES = ['0.8125', '0.875', '0.9375', '1', '1.0625', '1.125', '1.25', '1.625', '2.125'];

/** Those that the fonts of all systems have. */
const WEIGHTS = ['400', '500', '600', '700'];

const folder = new URL('./', import.meta.url);
const styles = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(new URL(name, folder), 'utf8') }));

/** The values that the style sheets write in the places that a pattern finds, with their files. */
function written(pattern: RegExp): readonly { readonly name: string; readonly value: string }[] {
  return styles.flatMap(({ name, css }) =>
    [...css.matchAll(pattern)].map(([, value = '']) => ({ name, value })),
  );
}

describe('the style sheets', () => {
  it('write text in the sizes of one scale', () => {
    const sizes = written(/font-size: ([\d.]+)rem;/g);
    expect(sizes.length).toBeGreaterThan(30);
    expect(sizes.filter(({ value }) => !SIZES.includes(value))).toEqual([]);
  });

  it('write text in weights that every system has', () => {
    const weights = written(/font-weight: (\d+);/g);
    expect(weights.length).toBeGreaterThan(10);
    expect(weights.filter(({ value }) => !WEIGHTS.includes(value))).toEqual([]);
  });

  it('round corners by the tokens', () => {
    expect(written(/border-radius: ([^;]*\d(?:rem|px)[^;]*);/g)).toEqual([]);
  });
});
