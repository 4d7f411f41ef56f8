import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { trustedHtml } from '../../../shared/trusted-types.ts';
import { matchPage } from '../../data/match-page.ts';
import { NotSavedError, PageLoadError, pageKey } from '../../data/page-query.ts';
import { NotSaved } from '../../offline/NotSaved.tsx';
import type { PageFailure } from '../../platform/signals.ts';
import { PageMain, useHydratedMark } from '../../ui/PageMain.tsx';
import { serverHtml } from './server-html.ts';

/**
 * Replaces a page that could not be loaded or crashed. The shell around it stays. If the first page crashes, the HTML
 * that the server sent for it stays too, below the message.
 */
export function PageError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const [html] = useState(() => serverHtml('page'));
  return html === undefined ? <Failure error={error} /> : <ServerHtmlPage error={error} html={html} />;
}

function Failure({ error }: { readonly error: unknown }) {
  const tryAgain = usePageFailure({ error, isTextKept: false });
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
  return html === undefined ? <PageError error={error} /> : <ServerHtmlSite error={error} html={html} />;
}

interface ServerHtmlProps {
  readonly error: unknown;
  readonly html: string;
}

/** A page as the server sent it, which the app could not hydrate. It works as it does without scripts. */
function ServerHtmlPage(props: ServerHtmlProps) {
  useHydratedMark();
  return (
    <div>
      <ServerHtmlFallback {...props} />
    </div>
  );
}

/** The whole site as the server sent it. Removes the mark that scripts run, because nothing of the app is left. */
function ServerHtmlSite(props: ServerHtmlProps) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset['js'];
    return () => {
      dataset['js'] = '';
    };
  }, []);
  return <ServerHtmlFallback {...props} />;
}

function ServerHtmlFallback({ error, html }: ServerHtmlProps) {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const tryAgain = usePageFailure({ error, isTextKept: true });
  return (
    <>
      <div role="alert" className="crash" data-page-error="">
        <h2>This page crashed</h2>
        <button type="button" className="button" onClick={tryAgain}>
          Try again
        </button>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML has come from the server in this very document */}
      <div className="sent-page" dangerouslySetInnerHTML={content} />
    </>
  );
}

/** Reports that a page has failed. Returns the function that tries to show the page again. */
function usePageFailure({ error, isTextKept }: PageFailure): () => void {
  const router = useRouter();
  useEffect(() => {
    window.dispatchEvent(new CustomEvent('page-failed', { detail: { error, isTextKept } }));
  }, [error, isTextKept]);
  return () => {
    const path = matchPage(router.state.location.pathname);
    // The data may be what made the page crash.
    if (path !== undefined) router.options.context.queryClient.removeQueries({ queryKey: pageKey(path) });
    // If the page were loaded in the background, as when a page is shown, its arrival would not be announced.
    void router.invalidate({ forcePending: true });
  };
}
