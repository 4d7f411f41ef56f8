import App from 'derived/example-apps/basic/src/App.tsx';
import { STORAGE_KEY } from 'derived/example-apps/basic/src/editor/autosave.ts';
import { siteUrl } from '../../app/platform/document/urls.ts';
import { storageSlot } from '../../app/platform/storage.ts';
import { Brand } from '../shared/Brand.tsx';
import { docUrl } from '../shared/doc-url.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { startPage } from '../shared/start-page.tsx';
import 'derived/example-apps/basic/src/index.css';
// After the app's own colours: the site's colours replace them, and follow its mode.
import './page.css';

const savedPage = storageSlot(STORAGE_KEY, (text): text is string => text !== '');
savedPage.subscribe(() => window.location.reload());

startPage(
  <>
    <nav className="frame" aria-label="About this example">
      <div className="frame-inner">
        <Brand href={siteUrl('/')} title="Home" />
        <a href={docUrl('overview')}>Documentation</a>
        <a href={docUrl('guides/basic-tutorial')}>Tutorial</a>
      </div>
    </nav>
    <ErrorBoundary fallback={(error, retry) => <Crash error={error} retry={retry} />}>
      <App />
    </ErrorBoundary>
  </>,
);

/** Replaces the editor when it crashes. Otherwise a saved page that crashes would leave a blank page. */
function Crash({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const startOver = () => {
    savedPage.remove();
    retry();
  };
  return (
    <main className="panel">
      <h1>The editor crashed</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
      <button type="button" onClick={startOver}>
        Start over without my page
      </button>
    </main>
  );
}
