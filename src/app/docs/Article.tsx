import { useRef } from 'react';
import { useDemos } from './demos/use-demos.ts';
import { useArticleHtml } from './use-article-html.ts';
import { useCopyButtons } from './use-copy-buttons.ts';
import { useSiteLinks } from './use-site-links.ts';

/** A page's text, as safe HTML that the build made. What its links and buttons do is delegated. */
export function Article({ html }: { readonly html: string }) {
  const article = useRef<HTMLDivElement>(null);
  const { content, isWhole } = useArticleHtml(article, html);
  useSiteLinks(article);
  useCopyButtons(article);
  useDemos(article, isWhole ? html : undefined);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the article is HTML made and sanitised at build time
  return <div ref={article} className="prose" data-article="" dangerouslySetInnerHTML={content} />;
}
