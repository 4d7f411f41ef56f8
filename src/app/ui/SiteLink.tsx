import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { isAppPath } from '../platform/app-path.ts';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of this site, without the base path, or a full URL; the build has checked that it leads somewhere. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that comes from the content: on the client where it leads to a page of this site. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  if (!href.startsWith('/')) {
    return (
      <a {...rest} href={href} rel="external noopener">
        {children}
      </a>
    );
  }
  if (!isAppPath(href)) {
    return (
      <a {...rest} href={`${import.meta.env.BASE_URL}${href.slice(1)}`}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={href} activeOptions={{ exact: true, includeSearch: false }}>
      {children}
    </Link>
  );
}
