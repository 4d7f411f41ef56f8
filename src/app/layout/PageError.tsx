import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { trustedHtml } from '../../shared/trusted-types.ts';
import { matchPage } from '../data/match-page.ts';
import { NotSavedError, PageLoadError, pageKey } from '../data/page-query.ts';
import { NotSaved } from '../offline/NotSaved.tsx';
import { serverHtml } from '../platform/recovery/server-html.ts';
import { pageFailed } from '../platform/signals.ts';
import { PageMain, useHydratedMark } from '../ui/PageMain.tsx';

/**
 * Stands in a page's place when it could not be loaded or crashed. The shell around it stays as it is; and so does the
 * page that the server sent, if it is the one that crashed.
 */
export function PageError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const [html] = useState(() => serverHtml('page'));
  return html === undefined ? <Failure error={error} /> : <ServerHtmlPage html={html} />;
}

function Failure({ error }: { readonly error: unknown }) {
  const tryAgain = usePageFailure(error);
  if (error instanceof NotSavedError) return <NotSaved onRetry={tryAgain} />;
  const notLoaded = error instanceof PageLoadError;
  return (
    <PageMain className="message-page" data-page-error="">
      <h1 tabIndex={-1}>{notLoaded ? 'This page could not be loaded' : 'This page crashed'}</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button" onClick={tryAgain}>
        {notLoaded ? 'Retry' : 'Try again'}
      </button>
    </PageMain>
  );
}

/** Stands in the place of everything when the shell crashed; on a first load that is what the server sent. */
export function SiteError({ error }: ErrorComponentProps) {
  const [html] = useState(() => serverHtml('site'));
  return html === undefined ? <PageError error={error} /> : <ServerHtmlSite html={html} />;
}

/** A page as the server sent it, where the app could not take it over: it reads and links as it does without scripts. */
function ServerHtmlPage({ html }: { readonly html: string }) {
  useHydratedMark();
  return <ServerHtmlFallback html={html} />;
}

/** The same for all of the site. Nothing of the app is left, so the document says that it works without. */
function ServerHtmlSite({ html }: { readonly html: string }) {
  useEffect(() => {
    delete document.documentElement.dataset['js'];
  }, []);
  return <ServerHtmlFallback html={html} />;
}

function ServerHtmlFallback({ html }: { readonly html: string }) {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML has come from the server in this very document
  return <div className="sent-page" dangerouslySetInnerHTML={content} />;
}

/**
 * Tells the reader that an error stands in the page's place, and gives the function that tries to show the page again.
 */
function usePageFailure(error: unknown): () => void {
  const router = useRouter();
  useEffect(() => {
    pageFailed.send(error);
  }, [error]);
  return () => {
    const path = matchPage(router.state.location.pathname);
    // The data may be what made the page crash.
    if (path !== undefined) router.options.context.queryClient.removeQueries({ queryKey: pageKey(path) });
    // In the background, as for a page that is shown, nobody would hear when the page has come.
    void router.invalidate({ forcePending: true });
  };
}
