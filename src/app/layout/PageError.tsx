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
 * Replaces a page that could not be loaded or crashed. The shell around it stays. If the first page crashes, the HTML
 * that the server sent for it stays too.
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
      <h1>{notLoaded ? 'This page could not be loaded' : 'This page crashed'}</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button" onClick={tryAgain}>
        {notLoaded ? 'Retry' : 'Try again'}
      </button>
    </PageMain>
  );
}

/** Replaces the whole site if the shell crashed, on the first page by the HTML that the server sent. */
export function SiteError({ error }: ErrorComponentProps) {
  const [html] = useState(() => serverHtml('site'));
  return html === undefined ? <PageError error={error} /> : <ServerHtmlSite html={html} />;
}

/** A page as the server sent it, which the app could not hydrate. It works as it does without scripts. */
function ServerHtmlPage({ html }: { readonly html: string }) {
  useHydratedMark();
  return <ServerHtmlFallback html={html} />;
}

/** The whole site as the server sent it. Removes the mark that scripts run, because nothing of the app is left. */
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

/** Reports that an error has taken the page's place. Returns the function that tries to show the page again. */
function usePageFailure(error: unknown): () => void {
  const router = useRouter();
  useEffect(() => {
    pageFailed.send(error);
  }, [error]);
  return () => {
    const path = matchPage(router.state.location.pathname);
    // The data may be what made the page crash.
    if (path !== undefined) router.options.context.queryClient.removeQueries({ queryKey: pageKey(path) });
    // If the page were loaded in the background, as when a page is shown, its arrival would not be announced.
    void router.invalidate({ forcePending: true });
  };
}
