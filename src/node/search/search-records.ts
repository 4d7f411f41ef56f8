import { HIERARCHY_LEVELS } from '../../search/hosted/hosted-index.ts';
import { docsTag, versionOf } from '../../shared/docs-version.ts';
import type { SiteData } from '../../shared/site-data.ts';
import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import type { PageSection, SearchablePage } from './page-sections.ts';

const LEVELS = HIERARCHY_LEVELS.map((level) => `unordered(hierarchy.${level})`);

/**
 * Settings of the hosted index: those of its crawler's template for Docusaurus
 * (https://docsearch.algolia.com/docs/templates), but for what docs/search.md lists. docs/docsearch-crawler.js has the
 * same, so that it makes no difference which of the two fills the index.
 */
export const INDEX_SETTINGS = {
  attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'badge'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  searchableAttributes: [...LEVELS.slice(1), 'content', ...LEVELS.slice(0, 1)],
  // A heading and its text are records of one place, and one hit per place is enough.
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional' as const,
  separatorsToIndex: '_',
};

/** The maximum length of a record's text, in characters; the hosted index rejects records over 10 KB. */
const MAX_CONTENT_LENGTH = 2000;

/** A place of the documentation in the format of the hosted crawler: https://docsearch.algolia.com/docs/record-extractor */
export type SearchRecord = ReturnType<typeof sectionRecords>[number];

/** Returns the records of the hosted index: for each section one of its heading, and one or more of its text. */
export function searchRecords(
  pages: readonly SearchablePage[],
  site: SiteData,
  place: SiteAddress,
): readonly SearchRecord[] {
  return pages.flatMap((page) => {
    const anchors = page.sections.map(({ anchor }) => anchor);
    const records = page.sections.flatMap((section, number) => {
      const repeated = anchors.slice(0, number).filter((anchor) => anchor === section.anchor).length;
      const id = `${page.page.path}#${section.anchor}${repeated === 0 ? '' : `~${repeated}`}`;
      return sectionRecords(id, page, section, site, place);
    });
    return records.map((record, position) => ({ ...record, weight: { ...record.weight, position } }));
  });
}

function sectionRecords(
  objectID: string,
  { page }: SearchablePage,
  section: PageSection,
  site: SiteData,
  place: SiteAddress,
) {
  const address = urlOf(page.path, place);
  const version = versionOf(page.id, site);
  const anchor = section.anchor === '' ? null : section.anchor;
  const { kind, name, path } = section;
  const names = [page.category, page.title, ...path, ...(kind === 'start' ? [] : [name])];
  const depth = Math.min(names.length, HIERARCHY_LEVELS.length) - 1;
  // Names deeper than the last level are moved to it; the innermost wins.
  const at = (level: number): string | null => (level === depth ? names.at(-1) : names[level]) ?? null;
  const common = {
    url: anchor === null ? address : `${address}#${encodeURI(anchor)}`,
    url_without_anchor: address,
    anchor,
    hierarchy: { lvl0: at(0), lvl1: at(1), lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6) },
    lang: site.locale.code,
    language: site.locale.code,
    version: [version.name, version.version],
    docusaurus_tag: docsTag(version),
    badge: page.badge ?? null,
  };
  // A deprecated entry comes after a current one of the same name.
  const pageRank = kind === 'deprecated entry' ? -1 : 0;
  return [null, ...contents(section)].map((content, index) => ({
    // The same for the same place in every release. Problems have that of their heading, and are counted.
    objectID: content === null ? objectID : `${objectID}:${index}`,
    ...common,
    type: content === null ? (HIERARCHY_LEVELS[depth] ?? 'lvl6') : ('content' as const),
    content,
    // Breaks ties: outer levels before inner ones, earlier places before later ones.
    weight: { pageRank, level: content === null ? 100 - depth * 10 : 0, position: 0 },
  }));
}

/** Returns the text of a section, split between blocks if it is long. */
function contents({ text, type }: PageSection): readonly string[] {
  const blocks = [...text.split('\n'), type]
    .filter((block) => block !== '')
    .flatMap((block) => block.match(MAX_LENGTH_PIECES) ?? []);
  const result: string[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    if (last === undefined || last.length + block.length >= MAX_CONTENT_LENGTH) result.push(block);
    else result[result.length - 1] = `${last}\n${block}`;
  }
  return result;
}

/** Splits a block that is too long by itself at any position. */
const MAX_LENGTH_PIECES = new RegExp(`.{1,${MAX_CONTENT_LENGTH}}`, 'gsu');
