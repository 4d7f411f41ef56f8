import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { PageData } from '../../../shared/page-data.ts';
import { trustedHtml } from '../../../shared/trusted-types.ts';
import { matchPage } from '../../data/match-page.ts';
import { NotSavedError, PageLoadError, pageKey } from '../../data/page-query.ts';
import { NotSaved } from '../../offline/NotSaved.tsx';
import { PageMain } from '../../ui/PageMain.tsx';

/** Replaces a page that could not be loaded or crashed. The shell around it stays, unless that has crashed. */
export function PageError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const tryAgain = usePageFailure(error);
  if (error instanceof NotSavedError) return <NotSaved onRetry={tryAgain} />;
  const notLoaded = error instanceof PageLoadError;
  return (
    <PageMain className="message-page" data-page-error="">
      <h1>{notLoaded ? 'This page could not be loaded' : 'This page crashed'}</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button" onClick={tryAgain}>
        {notLoaded ? 'Retry' : 'Try again'}
      </button>
      {!notLoaded && <PageText />}
    </PageMain>
  );
}

/** The text of a page that crashed, which can be read without the code that failed. */
function PageText() {
  const { state } = useRouter();
  const queryClient = useQueryClient();
  const path = matchPage(state.location.pathname) ?? '';
  const html = queryClient.getQueryData<PageData>(pageKey(path))?.html ?? '';
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the article is HTML made and sanitised at build time
  return <article className="prose" dangerouslySetInnerHTML={content} />;
}

/** Reports that a page has failed. Returns the function that tries to show the page again. */
function usePageFailure(error: unknown): () => void {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    window.dispatchEvent(new CustomEvent('page-failed', { detail: error }));
  }, [error]);
  return () => {
    const path = matchPage(router.state.location.pathname);
    // The data may be what made the page crash.
    if (path !== undefined) queryClient.removeQueries({ queryKey: pageKey(path) });
    // If the page were loaded in the background, as when a page is shown, its arrival would not be announced.
    void router.invalidate({ forcePending: true });
  };
}
