import { site } from 'derived/site.ts';
import type { DocPageData } from '../../shared/page-data.ts';
import { newIssueUrl } from '../data/new-issue.ts';
import { siteUrl } from '../platform/document/urls.ts';
import { useHydrated } from '../platform/document/use-hydrated.ts';

/**
 * Asks readers about a page: in an issue that names it, or in the chat, for those without an account there. Documents do
 * not contain it, because it is not worth its bytes before the first paint.
 */
export function PageFeedback({ page: { title, path } }: { readonly page: DocPageData }) {
  if (!useHydrated()) return null;
  const address = new URL(siteUrl(path), window.location.href);
  const issue = newIssueUrl({ title: `Documentation: ${title}`, body: `Page: ${address}\n\n` });
  return (
    <p className="doc-feedback">
      <a href={issue} rel="external noopener">
        Was this page helpful?
      </a>
      {site.chat && (
        <a href={site.chat.href} rel="external noopener">
          No account? Write on {site.chat.label}.
        </a>
      )}
    </p>
  );
}
