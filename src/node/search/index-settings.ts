import { HIERARCHY_LEVELS } from '../../shared/search-record.ts';

const HIERARCHY = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

/**
 * Settings of the hosted index: those that its crawler sets up (https://docsearch.algolia.com/docs/templates), so that
 * it makes no difference which of the two filled the index.
 */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    ...HIERARCHY.slice(1).map((level) => `unordered(${level})`),
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:25'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  camelCaseAttributes: [...HIERARCHY, 'content'],
  // A heading and its text are records of one place, of which one is enough.
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional' as const,
};
