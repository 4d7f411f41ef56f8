import { useRef } from 'react';
import { useSiteLinks } from '../ui/SiteLink.tsx';
import { useTypeTooltip } from './code/type-tooltip.ts';
import { useCodeForms } from './code/use-code-forms.ts';
import { useCopyButtons } from './code/use-copy-buttons.ts';
import { useFoldedCode } from './code/use-folded-code.ts';
import { useDemos } from './demos/use-demos.ts';
import { useEnlarging } from './pictures/use-enlarging.ts';
import { useSteps } from './steps/use-steps.ts';
import { useArticleHtml } from './use-article-html.ts';
import { useScrollingParts } from './use-scrolling-parts.ts';

interface ArticleProps {
  readonly html: string;
  /** Offsets in `html` at which a long article may be cut. */
  readonly cuts?: readonly number[] | undefined;
}

/** The text of a page, as safe HTML made by the build. Delegated listeners handle its links and buttons. */
export function Article({ html, cuts }: ArticleProps) {
  const article = useRef<HTMLElement>(null);
  const { content, isWhole } = useArticleHtml(article, html, cuts);
  useSiteLinks(article);
  useCopyButtons(article);
  useFoldedCode(article);
  useTypeTooltip(article);
  useCodeForms(article, isWhole ? html : undefined);
  useScrollingParts(article, isWhole ? html : undefined);
  useDemos(article, isWhole ? html : undefined);
  useSteps(article, isWhole ? html : undefined);
  useEnlarging(article, isWhole ? html : undefined);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the article is HTML made and sanitised at build time
  return <article ref={article} className="prose" data-article="" dangerouslySetInnerHTML={content} />;
}
