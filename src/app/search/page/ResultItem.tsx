import { SiteLink } from '../../ui/SiteLink.tsx';
import type { SearchHit } from '../engine/search-engine.ts';
import { Marked } from '../Marked.tsx';
import { SectionPath } from '../SectionPath.tsx';

/** One result of the search page: the way to it, its name as a link, and the text around what matches. */
export function ResultItem({ hit: { href, page, sections, snippet } }: { readonly hit: SearchHit }) {
  return (
    <li className="search-result">
      <h2>
        <SiteLink href={href}>
          <Marked marked={sections.at(-1) ?? page} />
        </SiteLink>
      </h2>
      {sections.length > 0 && <SectionPath path={[page, ...sections.slice(0, -1)]} />}
      {snippet.text !== '' && (
        <p>
          <Marked marked={snippet} />
        </p>
      )}
    </li>
  );
}
