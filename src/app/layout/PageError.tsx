import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { NotSavedError, PageLoadError } from '../data/page-query.ts';
import { NotSaved } from '../offline/NotSaved.tsx';
import { sentPage } from '../platform/recovery/server-html.ts';
import { MAIN_ID } from '../ui/PageMain.tsx';
import { SentPage } from './SentPage.tsx';
import { usePageFailure } from './use-page-failure.ts';

/**
 * Stands in a page's place when it could not be loaded or crashed. The shell around it stays as it is; and so does the
 * page that the server sent, if it is the one that crashed.
 */
export function PageError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const [html] = useState(() => sentPage('page'));
  return html === undefined ? <Failure error={error} /> : <SentPage html={html} />;
}

function Failure({ error }: { readonly error: unknown }) {
  const tryAgain = usePageFailure(error);
  if (error instanceof NotSavedError) return <NotSaved onRetry={tryAgain} />;
  const notLoaded = error instanceof PageLoadError;
  return (
    <main id={MAIN_ID} className="message-page" tabIndex={-1} data-page-error="">
      <h1 tabIndex={-1}>{notLoaded ? 'This page could not be loaded' : 'This page crashed'}</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button" onClick={tryAgain}>
        {notLoaded ? 'Retry' : 'Try again'}
      </button>
    </main>
  );
}
