import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useSiteLinks } from '../ui/SiteLink.tsx';
import { addCodeForms } from './code/code-forms.ts';
import { activateCopyButtons } from './code/copy-buttons.ts';
import { unfoldCode } from './code/folded-code.ts';
import { TypeTooltip } from './code/type-tooltip.ts';
import { activateDemos } from './demos/demo-figures.ts';
import { enlargePictures } from './pictures/enlargeable-pictures.ts';
import { activateSteps } from './steps/steps.ts';
import { useArticleHtml } from './use-article-html.ts';
import { watchScrollingParts } from './watch-scrolling-parts.ts';

interface ArticleProps {
  readonly html: string;
  /** Offsets in `html` at which a long article may be cut. */
  readonly cuts?: readonly number[] | undefined;
}

/** The text of a page, as safe HTML made by the build. Its links and buttons work by listeners on the article. */
export function Article({ html, cuts }: ArticleProps) {
  const article = useRef<HTMLElement>(null);
  const { content, isWhole } = useArticleHtml(article, html, cuts);
  const { queryClient } = useRouter().options.context;
  useSiteLinks(article);
  useParts(article, '', (element, signal) => {
    activateCopyButtons(element, signal);
    unfoldCode(element, signal);
    new TypeTooltip(element, signal, queryClient);
  });
  useParts(article, isWhole ? html : undefined, (element, signal) => {
    addCodeForms(element, signal);
    watchScrollingParts(element, signal);
    activateDemos(element, signal);
    activateSteps(element, signal);
    enlargePictures(element, signal);
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the article is HTML made and sanitised at build time
  return <article ref={article} className="prose" data-article="" dangerouslySetInnerHTML={content} />;
}

/** Brings the parts of an article to life, anew for each HTML; not while that is undefined. The signal ends them. */
function useParts(
  article: RefObject<HTMLElement | null>,
  html: string | undefined,
  activate: (article: HTMLElement, end: AbortSignal) => void,
): void {
  const onHtml = useEffectEvent(activate);
  useEffect(() => {
    if (html === undefined || article.current === null) return;
    const end = new AbortController();
    onHtml(article.current, end.signal);
    return () => end.abort();
  }, [article, html]);
}
