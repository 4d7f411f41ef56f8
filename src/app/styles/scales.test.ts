import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// The look is a system: a value beside its scale is a new decision, which belongs into the scale first.

const SOURCES = path.join(import.meta.dirname, '../..');

const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({
    name: path.basename(file),
    css: readFileSync(path.join(SOURCES, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));

it('letters have one of eight sizes, or one of a field on a phone, which browsers would enlarge below 16 px', () => {
  const pixels = [12, 13, 15, 16, 17, 20, 26];
  const allowed = [...pixels.map((px) => `${px / 16}rem`), 'inherit', '0'];
  // Fluid up to 44 and 66 px; relative to the text around it, in whole pixels.
  const isAllowed = ({ value }: Value) =>
    allowed.includes(value) || /^(?:clamp\(.*, (?:2\.75|4\.125)rem\)|round\(0\.8\d*em, 1px\))$/.test(value);
  const sizes = [
    ...valuesOf(/font-size: ([^;]+)/g),
    ...valuesOf(/font: (?!inherit|system-ui)([^;/]+) \//g),
  ].filter((one) => !isAllowed(one));
  expect(sizes.map(named)).toEqual([
    'navbar.css: min(0.8125rem, 4.2vw)',
    'page.css: min(var(--text-size), calc(0.875rem + 4.2cqi))',
  ]);
});

it('corners have one of three radii, or are round', () => {
  const radii = valuesOf(/border(?:-[a-z]+)*-radius: ([^;]+)/g).filter(
    ({ value }) =>
      !value.split(' ').every((one) => /^(?:0|inherit|var\(--(?:video-)?radius[a-z-]*\))$/.test(one)),
  );
  expect(radii.map(named)).toEqual([]);
});

it('there is one shadow; the others are lines', () => {
  const shadows = valuesOf(/box-shadow: ([^;]+)/g).filter(
    ({ value }) =>
      !/^(?:none|var\(--shadow\)|(?:inset )?(?:-?\d+(?:px|vmax)? ){2,4}var\(--[\w-]+\))$/.test(value),
  );
  expect(shadows.map(named)).toEqual([]);
});

it('layouts change at four widths', () => {
  const widths = valuesOf(/@media[^{]*?width[^{]*? ([\d.]+r?em)/g).map(({ value }) => value);
  expect([...new Set(widths)].sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b))).toEqual([
    '22.5em',
    '40em',
    '62.25em',
    '80em',
  ]);
});

it('spaces are one of ten', () => {
  const spaces = [0.25, 0.375, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4].map((space) => `${space}rem`);
  const others = valuesOf(/(?:margin|padding|gap)(?:-[a-z]+)*: ([^;]+)/g).flatMap(({ sheet, value }) =>
    [...value.matchAll(/\d[\d.]*rem/g)]
      .map(([space]) => ({ sheet, value: space }))
      .filter((one) => !spaces.includes(one.value)),
  );
  // Room for a control or a bar that covers its neighbour, the width of the page, and the height above a dialog.
  expect([...new Set(others.map(named))].sort()).toEqual([
    'canvas.css: 2.75rem',
    'code.css: 0.3125rem',
    'code.css: 0.5625rem',
    'code.css: 17rem',
    'code.css: 3.5rem',
    'footer.css: 91rem',
    'navbar.css: 5rem',
    'search-dialog.css: 7rem',
  ]);
});

it('only large letters stand closer together', () => {
  const spacings = valuesOf(/letter-spacing: ([^;]+)/g).map(named);
  expect(spacings).toEqual(['prose.css: -0.015em', 'docs.css: -0.03em', 'landing.css: -0.03em']);
});

it('what covers what is decided by the levels of tokens.css, outside of the isolated code editor', () => {
  const levels = valuesOf(/z-index: ([^;]+)/g);
  expect(levels.length).toBeGreaterThan(10);
  // Between the layers of the code. No number leaves `.code-view`, which `isolation` closes.
  expect(levels.filter(({ value }) => !/^var\(--z-\w+\)$/.test(value)).map(named)).toEqual([
    'code-editor.css: 300',
  ]);
  const editor = sheets.find(({ name }) => name === 'code-editor.css')?.css;
  expect(editor).toMatch(/\n\.code-view \{[^}]*isolation: isolate;/);
});

interface Value {
  readonly sheet: string;
  readonly value: string;
}

function valuesOf(pattern: RegExp): readonly Value[] {
  return sheets.flatMap(({ name, css }) =>
    [...css.matchAll(pattern)].map(([, value = '']) => ({ sheet: name, value })),
  );
}

function named({ sheet, value }: Value): string {
  return `${sheet}: ${value}`;
}
