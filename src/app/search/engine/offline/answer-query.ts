import { pagePath } from '../../../../shared/page-path.ts';
import type { MarkedText, SearchHit, SearchResults } from '../../search-engine.ts';
import { hiddenWords } from './hidden-words.ts';
import { type MarkText, textMarker } from './mark-text.ts';
import type { TermMatches } from './match-word.ts';
import { rank } from './rank.ts';
import type { SearchIndex } from './search-index.ts';
import { cutSnippet, joinSnippets } from './snippet.ts';

/** Answers a query from the index with at most `limit` hits. */
export function answerQuery(query: string, limit: number, index: SearchIndex): SearchResults {
  const { sections, terms } = rank(query, index);
  const mark = textMarker(terms, index.vocabulary);
  const hits = sections.slice(0, limit).map((section) => describe(section, { index, terms, mark }));
  return { source: 'offline', hits, total: sections.length };
}

interface Answer {
  readonly index: SearchIndex;
  readonly terms: readonly TermMatches[];
  readonly mark: MarkText;
}

function describe(number: number, answer: Answer): SearchHit {
  const { index, mark } = answer;
  const section = index.sections[number];
  const [slug = '', title = ''] = index.pages[section?.page ?? 0] ?? [];
  const anchor = section?.anchor ?? '';
  const href = `${pagePath(slug)}${anchor === '' ? '' : `#${anchor}`}`;
  return {
    id: href,
    href,
    page: mark(title),
    sections: headings(number, index).map(mark),
    snippet: snippet(number, answer),
  };
}

/** The headings that lead to a section, its own the last; without the page's title. */
function headings(number: number, index: SearchIndex): readonly string[] {
  const section = index.sections[number];
  if (section?.parent === undefined) return [];
  return [...headings(section.parent, index), section.name];
}

/** The text around the matches; words that stand where the index has no text follow by themselves. */
function snippet(number: number, { index, terms, mark }: Answer): MarkedText {
  const text = mark(index.sections[number]?.text ?? '');
  const hidden = hiddenWords(number, terms, index);
  if (text.ranges.length === 0 && hidden.length === 0) return { text: '', ranges: [] };
  return hidden.reduce((shown, word) => joinSnippets(shown, mark(word)), cutSnippet(text));
}
