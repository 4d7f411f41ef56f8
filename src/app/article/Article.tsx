import { useQueryClient } from '@tanstack/react-query';
import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CHALLENGE } from '../../shared/page-ids.ts';
import { trustedHtml } from '../../shared/trusted-types.ts';
import { afterNextPaint } from '../platform/document/after-next-paint.ts';
import { isHydrated } from '../platform/document/hydration.ts';
import { addCodeForms } from './code/code-forms.ts';
import { addCopyButtons } from './code/copy-buttons.ts';
import { activateFileTabs } from './code/file-tabs.ts';
import { unfoldCode } from './code/folded-code.ts';
import { activateTypeTooltip } from './code/type-tooltip.ts';
import { Demos } from './demos/Demos.tsx';
import { enlargeDiagrams } from './diagrams.ts';
import { watchScrollingParts } from './watch-scrolling-parts.ts';

interface ArticleProps {
  readonly html: string;
}

/** The text of a page, as safe HTML made by the build. Another text is another element. */
export function Article({ html }: ArticleProps) {
  return <ArticleText key={html} html={html} />;
}

/** The element of a text. Its buttons work by listeners on it. */
function ArticleText({ html }: ArticleProps) {
  const [article, setArticle] = useState<HTMLElement | null>(null);
  // React inserts the HTML again for each new object, which would undo what the reader has done in it.
  const [content] = useState(() => ({ __html: trustedHtml(html) }));
  const queryClient = useQueryClient();
  const [isFirstFrame, setIsFirstFrame] = useState(useOpensAtTop());
  useEffect(() => afterNextPaint(() => setIsFirstFrame(false)), []);
  useEffect(() => {
    if (article === null) return;
    const end = new AbortController();
    const { signal } = end;
    addCopyButtons(article, signal);
    unfoldCode(article, signal);
    activateTypeTooltip(article, signal, queryClient);
    addCodeForms(article, signal);
    activateFileTabs(article, signal);
    watchScrollingParts(article, signal);
    enlargeDiagrams(article, signal);
    if (article.querySelector(`[href*="#${CHALLENGE}"]`) !== null) {
      const part = import('./demos/mark-challenges.ts').catch(() => undefined);
      void part.then((module) => module?.markChallenges(article, signal));
    }
    return () => end.abort();
  }, [article, queryClient]);
  return (
    <>
      <article
        ref={setArticle}
        className="prose"
        data-article=""
        data-first-frame={isFirstFrame ? '' : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the article is HTML made and sanitised at build time
        dangerouslySetInnerHTML={content}
      />
      {article && <Demos article={article} />}
    </>
  );
}

/** Whether the reader has clicked a link to the beginning of the page: neither to a section nor back to where it was left. */
function useOpensAtTop(): boolean {
  const { latestLocation } = useRouter();
  const left = useElementScrollRestoration({ getElement: () => window });
  return isHydrated() && latestLocation.hash === '' && left === undefined;
}
