import type { SiteLink as SiteLinkData } from '../../../shared/site-data.ts';
import { siteUrl } from '../../platform/document/urls.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';

interface PageListProps {
  readonly title: string;
  readonly id: string;
  readonly pages: readonly SiteLinkData[];
}

/** Links to pages, with their addresses. */
export function PageList({ title, id, pages }: PageListProps) {
  if (pages.length === 0) return null;
  return (
    <nav className="similar-pages" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {pages.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink> <span>{siteUrl(href)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
