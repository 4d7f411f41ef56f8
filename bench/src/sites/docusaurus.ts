import { type Dialect, inDialect, titledCode } from './dialect.ts';
import { installedVersion, markdownFile, peer } from './peer.ts';

const dialect: Dialect = {
  note: (kind, title) => `:::${kind}[${title}]`,
  code: titledCode,
  link: (pagePath) => pagePath,
};

/**
 * Docusaurus with its classic theme, the most popular offline search of its plugin list, and its faster toolchain
 * (Rspack, SWC).
 */
export const docusaurus = peer({
  name: 'docusaurus',
  label: `Docusaurus ${installedVersion('@docusaurus/core')}`,
  script: '@docusaurus/core/bin/docusaurus.mjs',
  build: ['build'],
  dev: ['start', '--host', '127.0.0.1', '--no-open'],
  env: { NO_UPDATE_NOTIFIER: '1' },
  output: 'build',
  caches: ['.docusaurus'],
  pageFile: (slug) => `docs/${slug}.md`,
  page: ({ title, description, body }) => markdownFile({ title, description }, inDialect(body, dialect)),
  search: {
    openKey: 'Control+k',
    field: '.navbar__search-input',
    result: '[class*="suggestion_"]',
    // Chunks that belong to no route have numbers; only those of the search are loaded lazily.
    requests: /\/(?:search-index\.json|assets\/js\/\d{1,4}\.[\da-f]+\.js)$/,
  },
});
