import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Font sizes in rem. 0.75 is for editors only; in articles, 0.875 is for code, of which 76 columns must fit. */
const SIZES = ['0.75', '0.8125', '0.875', '0.9375', '1', '1.0625', '1.125', '1.25', '1.625', '2.125'];

/** Font weights that all systems have. */
const WEIGHTS = ['400', '500', '600', '700'];

/** Values that depend on the text around them, on the window, or on a setting; and 0, for a button with an icon. */
const RELATIVE = /^(?:0|inherit|[\d.]+em|(?:clamp|min|var)\(.+\))$/;

const folder = new URL('../../', import.meta.url);
const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /^(?:app|examples)\/.*\.css$/.test(name))
  .map((name) => ({ name, css: readFileSync(new URL(name, folder), 'utf8') }));

/** Returns the values in the style sheets that a pattern captures, with their files. */
function written(pattern: RegExp): readonly { readonly name: string; readonly value: string }[] {
  return styles.flatMap(({ name, css }) =>
    [...css.matchAll(pattern)].map(([, value = '']) => ({ name, value })),
  );
}

describe('the style sheets of the site and its examples', () => {
  it('use the font sizes of one scale', () => {
    const sizes = [...written(/\bfont-size:\s*([^;}]+)/g), ...written(/(?<![\w-])font:\s*([^\s;}]+)/g)];
    expect(sizes.length).toBeGreaterThan(100);
    const scale = SIZES.map((size) => `${size}rem`);
    expect(sizes.filter(({ value }) => !scale.includes(value) && !RELATIVE.test(value))).toEqual([]);
  });

  it('use font weights that every system has', () => {
    const weights = written(/\bfont-weight:\s*([^;}]+)/g);
    expect(weights.length).toBeGreaterThan(50);
    expect(weights.filter(({ value }) => !WEIGHTS.includes(value) && !RELATIVE.test(value))).toEqual([]);
  });

  it('use the tokens for rounded corners, outside the examples', () => {
    const corners = written(/border-radius:\s*([^;}]+)/g).filter(({ name }) => name.startsWith('app/'));
    expect(corners.length).toBeGreaterThan(20);
    expect(corners.filter(({ value }) => /\d(?:rem|px)/.test(value))).toEqual([]);
  });

  it('ask for widths in em, so that readers with a larger font have the layout that fits', () => {
    const queries = written(/@(?:media|container)([^{]*)\{/g);
    expect(queries.length).toBeGreaterThan(30);
    expect(queries.filter(({ value }) => /\dpx/.test(value))).toEqual([]);
  });
});
