import { Link } from '@tanstack/react-router';
import type { DocSlug } from 'derived/doc-slugs.ts';
import type { ComponentProps } from 'react';
import { usePreload } from './use-preload.ts';

interface DocLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** The id of the page. That of a page that does not exist is a type error. */
  readonly page: DocSlug;
}

/** A link to a page of the documentation. */
export function DocLink({ page, ...rest }: DocLinkProps) {
  return (
    <Link
      {...rest}
      preload={usePreload()}
      to="/docs/$"
      params={{ _splat: page }}
      activeOptions={{ exact: true, includeSearch: false }}
    />
  );
}
