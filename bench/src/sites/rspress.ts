import { escapeText } from '../../../src/node/markdown-export/llms.ts';
import { type Dialect, inDialect, titledCode } from './dialect.ts';
import { installedVersion, markdownFile, peer } from './peer.ts';

const dialect: Dialect = {
  note: (kind, title) => `:::${kind} ${title}`,
  code: titledCode,
  link: (pagePath) => pagePath,
};

/** Rspress with its default theme and its local search, FlexSearch. */
export const rspress = peer({
  name: 'rspress',
  label: `Rspress ${installedVersion('@rspress/core')}`,
  script: '@rspress/core/bin/rspress.js',
  build: ['build'],
  dev: ['dev', '--host', '127.0.0.1'],
  output: 'doc_build',
  caches: [],
  pageFile: (slug) => `docs/docs/${slug}.md`,
  page: ({ title, description, body }) =>
    // Rspress would render a title in the front matter as HTML in the heading.
    markdownFile({ title, description }, `# ${escapeText(title)}\n\n${inDialect(body, dialect)}`),
  search: {
    openKey: 'Control+k',
    field: '.rp-search-panel__input',
    result: '.rp-suggest-item',
    requests: /\/search_index\.[^/]*$/,
  },
});
