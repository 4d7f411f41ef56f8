import { pagePath } from '../../shared/page-path.ts';
import type { PageReference } from '../../shared/site-data.ts';
import { SiteLink } from '../ui/SiteLink.tsx';

interface PagerProps {
  readonly previous: PageReference | undefined;
  readonly next: PageReference | undefined;
}

/** The pages before and after this one in reading order. */
export function Pager({ previous, next }: PagerProps) {
  return (
    <nav className="pager" aria-label="Previous and next pages">
      {previous && (
        <SiteLink className="pager-link" href={pagePath(previous.slug)}>
          <span className="pager-label">Previous</span> {previous.title}
        </SiteLink>
      )}
      {next && (
        <SiteLink className="pager-link pager-next" href={pagePath(next.slug)}>
          <span className="pager-label">Next</span> {next.title}
        </SiteLink>
      )}
    </nav>
  );
}
