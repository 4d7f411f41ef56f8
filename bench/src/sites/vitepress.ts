import { escapeText } from '../../../src/node/markdown-export/llms.ts';
import { type Dialect, inDialect } from './dialect.ts';
import { installedVersion, markdownFile, peer } from './peer.ts';

/**
 * VitePress's containers have no `note`. A single code block has no title, so a line above contains it. Vue would
 * evaluate double braces, even in inline code.
 */
const dialect: Dialect = {
  note: (kind, title) => `::: ${kind === 'note' ? 'info' : kind} ${title}`,
  code: (language, title, lines) => ({
    ...(title !== undefined && { before: `**${escapeText(title)}**` }),
    info: `${language}${lines}`,
  }),
  link: (pagePath) => pagePath,
  text: (line) => line.replace(/(`+)[^`]*\{\{[^`]*\1/g, '$&{v-pre}'),
};

/** VitePress with its default theme and its local search. */
export const vitepress = peer({
  name: 'vitepress',
  label: `VitePress ${installedVersion('vitepress')}`,
  script: 'vitepress/bin/vitepress.js',
  build: ['build'],
  dev: ['dev', '--host', '127.0.0.1'],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/.temp'],
  pageFile: (slug) => `docs/${slug}.md`,
  page: ({ title, description, body }) =>
    // With an id, because VitePress refuses a section that has chosen the one derived from the title.
    markdownFile(
      { title, description },
      `# ${escapeText(title)} {#page-title}\n\n${inDialect(body, dialect)}`,
    ),
  search: {
    openKey: 'Control+k',
    field: '.VPLocalSearchBox .search-input',
    result: '.VPLocalSearchBox .results .result',
    requests: /\/(?:VPLocalSearchBox|@localSearchIndex)[^/]*$/,
  },
});
