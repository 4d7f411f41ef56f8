import { describe, expect, it } from 'vitest';
import { listedHeadings, sectionInView } from './use-active-heading.ts';

const view = { covered: 100, height: 800, atEnd: false, jumpedTo: undefined };
const at = (...tops: number[]) => tops.map((top, index) => ({ id: `s${index}`, top }));

describe('the section in view', () => {
  it('is undefined while the first heading has not reached the top', () => {
    expect(sectionInView(at(300, 900), view)).toBeUndefined();
  });

  it('is the last section whose heading has passed below the navbar', () => {
    expect(sectionInView(at(-500, 90, 400), view)).toBe('s1');
  });

  it('is the last visible section at the end of the page', () => {
    expect(sectionInView(at(-500, 90, 400, 700), { ...view, atEnd: true })).toBe('s3');
  });

  it('is the section that the reader jumped to, although it cannot reach the top', () => {
    expect(sectionInView(at(-500, 90, 400, 700), { ...view, atEnd: true, jumpedTo: 's2' })).toBe('s2');
  });

  it('is no longer the section that the reader jumped to once it has left the window', () => {
    expect(sectionInView(at(-500, 90, 900), { ...view, jumpedTo: 's2' })).toBe('s1');
  });

  it('stays the section that fills the window at the end of a page without another heading', () => {
    expect(sectionInView(at(-900, -300), { ...view, atEnd: true })).toBe('s1');
  });

  it('is undefined on a page without sections', () => {
    expect(sectionInView([], view)).toBeUndefined();
  });
});

it('lists the headings of the levels 2 and 3 in the contents, and no others', () => {
  const headings = [2, 3, 4, 3, 2, 5].map((level, at) => ({ id: `h${at}`, text: 'Otters', level }));
  expect(listedHeadings(headings).map(({ id }) => id)).toEqual(['h0', 'h1', 'h3', 'h4']);
});
