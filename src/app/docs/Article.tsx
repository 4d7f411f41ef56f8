import { useMemo, useRef } from 'react';
import { trustedHtml } from '../../shared/trusted-types.ts';
import { useDemos } from './demos/use-demos.ts';
import { useCopyButtons } from './use-copy-buttons.ts';
import { useSiteLinks } from './use-site-links.ts';

/** A page's text, as safe HTML that the build made. What its links and buttons do is delegated. */
export function Article({ html }: { readonly html: string }) {
  const article = useRef<HTMLDivElement>(null);
  useSiteLinks(article);
  useCopyButtons(article);
  useDemos(article, html);
  // The build has sanitised the HTML; the browser gets it as it stands in the prerendered page.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the article is HTML made and sanitised at build time
  return <div ref={article} className="prose" data-article="" dangerouslySetInnerHTML={content} />;
}
