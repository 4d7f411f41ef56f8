import { Link } from '@tanstack/react-router';
import type { DocSection } from 'derived/doc-sections.ts';
import type { DocSlug } from 'derived/doc-slugs.ts';
import type { ComponentProps } from 'react';

interface DocLinkProps<Page extends DocSlug> extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** The id of the page. That of a page that does not exist is a type error. */
  readonly page: Page;
  /** The id of a section of the page, or of an entry of its API tables. */
  readonly section?: DocSection<Page>;
}

/** A link to a page of the documentation. */
export function DocLink<Page extends DocSlug>({ page, section, ...rest }: DocLinkProps<Page>) {
  return (
    <Link
      {...rest}
      to="/docs/$"
      params={{ _splat: page }}
      {...(section !== undefined && { hash: section })}
      activeOptions={{ exact: true, includeSearch: false }}
    />
  );
}
