import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../content/diagnostic.ts';
import { stringifyHtml } from '../page/hast.ts';
import { Reporter } from '../page/reporter.ts';
import { readDrawing } from './drawing.ts';

const svg = (...lines: readonly string[]) =>
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 424 50">', ...lines, '</svg>', ''].join('\n');

/** Returns the problems of a file, one per line, without hints. */
function problemsOf(source: string): readonly string[] {
  const report = new Reporter({ file: 'a.svg' });
  const drawing = readDrawing(Buffer.from(source), report);
  expect(drawing === undefined).toBe(report.diagnostics().length > 0);
  return report.diagnostics().map((problem) => formatDiagnostic(problem).split('\n')[0] ?? '');
}

describe('a drawing', () => {
  it('gets its presentation attributes, its size, its role and its name', () => {
    const drawing = readDrawing(
      Buffer.from(
        svg(
          '<rect class="box" x="4" y="4" width="90" height="36"/>',
          '<text class="note" x="9" y="9">A &amp; B</text>',
        ),
      ),
      new Reporter({ file: 'a.svg' }),
    );
    expect(drawing && stringifyHtml({ type: 'root', children: [drawing('From $& to "B"')] })).toBe(
      '<svg role="img" aria-label="From $&amp; to &quot;B&quot;" viewBox="0 0 424 50" width="424" height="50"' +
        ' fill="currentColor" font-size="16">' +
        '<rect x="4" y="4" width="90" height="36" fill="currentColor" fill-opacity=".05" stroke="currentColor"' +
        ' stroke-opacity=".6"></rect><text x="9" y="9" fill-opacity=".8">A &amp; B</text></svg>',
    );
  });

  it.each([
    ['a style sheet', '<style>*{}</style>', '<style>'],
    ['an image', '<image href="data:image/png;base64,AAAA"/>', '<image>'],
    ['what is elsewhere', '<use href="#a"/>', '<use>'],
  ])('must not contain %s', (_, part, name) => {
    expect(problemsOf(svg('<g>', part, '</g>'))).toEqual([
      `a.svg:3:1 error: A drawing must not contain ${name}.`,
    ]);
  });

  it.each([
    ['style="fill: red"', 'style'],
    ['fill="url(#a)"', 'fill'],
  ])('must not have %s', (attribute, name) => {
    expect(problemsOf(svg(`<rect ${attribute}/>`))).toEqual([
      `a.svg:2:1 error: <rect> of a drawing must not have the attribute "${name}"; colours come from classes.`,
    ]);
  });

  it('accepts only the classes of drawings', () => {
    expect(problemsOf(svg('<rect class="box bux"/>'))).toEqual([
      'a.svg:2:1 error: There is no class "bux" for drawings.',
    ]);
  });

  it('has the same width as all others', () => {
    expect(problemsOf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 50"></svg>')).toEqual([
      'a.svg:1:1 error: A drawing needs viewBox="0 0 424 …", where only the height is free.',
    ]);
  });

  it.each([
    ['text', 'Hello', 'This file is not one SVG element.'],
    ['HTML after it', `${svg()}<kbd>x</kbd>`, 'This file is not one SVG element.'],
    ['nothing', '', 'This file is not one SVG element.'],
  ])('stands alone in its file, which contains %s', (_, source, message) => {
    expect(problemsOf(source)[0]).toContain(message);
  });
});
