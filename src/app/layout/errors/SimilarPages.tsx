import { useLocation } from '@tanstack/react-router';
import { PageList } from './PageList.tsx';
import { similarPages } from './similar-pages.ts';

/** Links to the pages with addresses similar to the reader's. */
export function SimilarPages() {
  const { pathname } = useLocation();
  return <PageList title="Pages with a similar address" id="similar-pages" pages={similarPages(pathname)} />;
}
