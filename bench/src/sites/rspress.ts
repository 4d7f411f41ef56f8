import path from 'node:path';
import { escapeText } from '../../../src/node/markdown-export/llms.ts';
import { areGroupsClosed, groupPages } from '../content/group-pages.ts';
import { asHtml, type Dialect, inDialect, titledCode } from './dialect.ts';
import { installedVersion, packageFile } from './packages.ts';
import type { BenchPage, SiteUnderTest } from './site.ts';
import { markdownFile, PACKAGE_JSON, pageFiles, writeProject } from './write-files.ts';

const COMMAND = packageFile('@rspress/core', 'bin/rspress.js');

const dialect: Dialect = {
  note: (kind, title) => `:::${kind} ${title}`,
  code: titledCode,
  link: (pagePath) => pagePath,
};

/** Rspress with its default theme and its local search, FlexSearch. */
export const rspress: SiteUnderTest = {
  name: 'rspress',
  label: `Rspress ${installedVersion('@rspress/core')}`,
  prepare: async (pages, projectDir) => {
    await writeProject(projectDir, {
      'package.json': PACKAGE_JSON,
      'rspress.config.mjs': `export default ${JSON.stringify(config(pages), null, 2)};\n`,
      'docs/index.md': markdownFile({ title: 'Home' }, `# Home\n\n[Documentation](/docs/${pages[0]?.slug})`),
      ...pageFiles(pages, pageFile, ({ title, description, body }) =>
        // Rspress would render a title in the front matter as HTML in the heading.
        markdownFile({ title, description }, `# ${escapeText(title)}\n\n${inDialect(body, dialect)}`),
      ),
    });
  },
  build: (projectDir) => ({ file: process.execPath, args: [COMMAND, 'build'], cwd: projectDir }),
  outDir: (projectDir) => path.join(projectDir, 'doc_build'),
  leftovers: (projectDir) => ['doc_build', 'node_modules'].map((folder) => path.join(projectDir, folder)),
  dev: (projectDir, port) => ({
    file: process.execPath,
    args: [COMMAND, 'dev', '--port', String(port), '--host', '127.0.0.1'],
    cwd: projectDir,
  }),
  pageFile: (projectDir, slug) => path.join(projectDir, pageFile(slug)),
  pagePath: (slug) => `/docs/${slug}`,
  search: {
    openKey: 'Control+k',
    field: '.rp-search-panel__input',
    result: '.rp-suggest-item',
    requests: /\/search_index\.[^/]*$/,
  },
};

function pageFile(slug: string): string {
  return `docs/docs/${slug}.md`;
}

function config(pages: readonly BenchPage[]) {
  const isClosed = areGroupsClosed(pages);
  return {
    title: 'craft.js',
    description: 'A React framework for building drag-n-drop page editors',
    siteOrigin: 'https://craft.js.org',
    route: { cleanUrls: true },
    themeConfig: {
      nav: [{ text: 'Documentation', link: `/docs/${pages[0]?.slug}` }],
      sidebar: {
        '/docs/': groupPages(pages).map(({ label, pages }) => ({
          text: label,
          ...(isClosed && { collapsible: true, collapsed: true }),
          items: pages.map(({ slug, title }) => ({ text: asHtml(title), link: `/docs/${slug}` })),
        })),
      },
    },
  };
}
