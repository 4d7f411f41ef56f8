import { expect, it } from 'vitest';
import { arrivalAtError, arrivalOf, type Navigation } from './arrival.ts';

const at = (pathname: string, hash = '') => ({ pathname, hash });
const data = { title: 'Nodes', description: 'What a node is.' };
const shown = {
  title: 'Overview | craft.js',
  heading: 'Nodes',
  target: undefined,
  hasArticle: true,
  hasRecovered: false,
  hasFocus: false,
} as const;

/** A navigation by a link from the overview to the page of nodes. */
function toNodes(hash = '', changed: Partial<Navigation> = {}): Navigation {
  const to = at('/docs/concepts/nodes', hash);
  return { from: at('/docs/overview'), to, matches: [{ loaderData: data }], ...changed };
}

const page = { title: 'Nodes | craft.js', description: 'What a node is.' };

it('names and announces another page, and moves the focus to its heading', () => {
  expect(arrivalOf(toNodes(), shown)).toEqual({
    page,
    scroll: 'kept',
    focus: 'heading',
    say: 'Nodes | craft.js',
    notice: undefined,
  });
});

it('moves the focus to the section that a link to another page names', () => {
  expect(arrivalOf(toNodes('pitfalls'), { ...shown, target: 'open' })).toMatchObject({
    focus: 'target',
    scroll: 'kept',
    say: 'Nodes | craft.js',
  });
});

it('announces no page for a jump within the page', () => {
  const jump = toNodes('pitfalls', { from: at('/docs/concepts/nodes/') });
  expect(arrivalOf(jump, { ...shown, target: 'open' })).toMatchObject({
    page: undefined,
    focus: 'target',
    say: '',
  });
});

it('does nothing when the same place renders again', () => {
  expect(
    arrivalOf(toNodes('a', { from: at('/docs/concepts/nodes', 'a') }), { ...shown, target: 'open' }),
  ).toBeUndefined();
});

it('says that a section does not exist, and focuses the heading', () => {
  const notice = 'There is no section “a b” on this page.';
  expect(arrivalOf(toNodes('a%20b'), shown)).toMatchObject({
    focus: 'heading',
    say: `Nodes | craft.js. ${notice}`,
    notice,
  });
  expect(arrivalOf(toNodes('x'.repeat(100)), shown)).toMatchObject({
    notice: `There is no section “${'x'.repeat(60)}…” on this page.`,
  });
});

it.each(['top', 'TOP', ':~:text=node'])('misses no section for the browser’s own hash #%s', (hash) => {
  expect(arrivalOf(toNodes(hash), shown)).toMatchObject({ notice: undefined });
});

it('leads on to the page that a section has moved to', () => {
  const movedSections = { dialog: '/docs/dialog' };
  const matches = [{ loaderData: { ...data, movedSections } }];
  const placeOf = (hash: string) => arrivalOf(toNodes(hash, { matches }), shown);
  expect(placeOf('dialog')).toBe('/docs/dialog');
  expect(placeOf('constructor')).toMatchObject({ focus: 'heading' });
});

it('takes a reader who has overcome an error to the section of the page', () => {
  const retried = toNodes('pitfalls', { from: at('/docs/concepts/nodes', 'pitfalls') });
  expect(arrivalOf(retried, { ...shown, target: 'open', hasRecovered: true })).toMatchObject({
    page,
    scroll: 'target',
    focus: 'target',
    say: 'Nodes | craft.js',
  });
});

it('announces an error in a page’s place', () => {
  expect(arrivalAtError('This page crashed')).toEqual({
    page: { title: 'This page crashed | craft.js', description: '' },
    scroll: 'kept',
    focus: 'heading',
    say: 'This page crashed | craft.js',
  });
});

const first = (hash: string) => toNodes(hash, { from: undefined });
const sent = { ...shown, title: 'Nodes | craft.js' };

it('leaves the first page as the browser shows it, and focuses the section of its address', () => {
  expect(arrivalOf(first(''), sent)).toMatchObject({
    page: undefined,
    focus: 'kept',
    scroll: 'kept',
    say: '',
  });
  expect(arrivalOf(first('a'), { ...sent, target: 'open' })).toMatchObject({
    focus: 'target',
    scroll: 'kept',
  });
  expect(arrivalOf(first('a'), { ...sent, target: 'closed' })).toMatchObject({ scroll: 'target' });
  expect(arrivalOf(first('a'), { ...sent, target: 'open', hasFocus: true })).toMatchObject({ focus: 'kept' });
});

it('names the first page if the host has sent the document of another one', () => {
  expect(arrivalOf(first('a'), { ...shown, target: 'open' })).toMatchObject({
    page,
    scroll: 'target',
    focus: 'target',
    say: '',
  });
});
