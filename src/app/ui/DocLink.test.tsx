import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DocLink } from './DocLink.tsx';

const page = 'overview';

/** Renders a link on a site that has the route of documentation pages. */
function linkHtml(link: ReactNode): string {
  const root = createRootRoute();
  const docs = createRoute({ getParentRoute: () => root, path: '/docs/$' });
  const router = createRouter({ routeTree: root.addChildren([docs]), history: createMemoryHistory() });
  return renderToStaticMarkup(<RouterContextProvider router={router}>{link}</RouterContextProvider>);
}

describe('a link to a documentation page', () => {
  it('leads to the page', () => {
    expect(linkHtml(<DocLink page={page}>Read</DocLink>)).toBe(`<a href="/docs/${page}">Read</a>`);
  });

  it('does not compile if there is no such page', () => {
    // @ts-expect-error -- no page has this id
    expect(linkHtml(<DocLink page="no/such-page">Read</DocLink>)).toContain('no/such-page');
  });
});
