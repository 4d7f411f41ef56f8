import { Link } from '@tanstack/react-router';
import { SEARCH_URL } from '../platform/urls.ts';
import { PageMain } from '../ui/PageMain.tsx';

/** What an unknown path shows. */
export function NotFound() {
  return (
    <PageMain className="message-page">
      <p className="message-code">404</p>
      <h1 tabIndex={-1}>Page not found</h1>
      <p>Nothing stands at this address. The page may have moved, or the link may have a typing mistake.</p>
      <form className="message-search" action={SEARCH_URL}>
        <label htmlFor="not-found-search">Search documentation</label>
        <span className="field-row">
          <input id="not-found-search" type="search" name="q" autoComplete="off" />
          <button type="submit" className="button">
            Search
          </button>
        </span>
      </form>
      <p>
        <Link to="/">Go to the home page</Link>
      </p>
    </PageMain>
  );
}
