import path from 'node:path';
import { areGroupsClosed, groupPages } from '../content/group-pages.ts';
import { type Dialect, inDialect, titledCode } from './dialect.ts';
import { installedVersion, packageFile } from './packages.ts';
import type { BenchPage, SiteUnderTest } from './site.ts';
import { markdownFile, PACKAGE_JSON, pageFiles, writeProject } from './write-files.ts';

const COMMAND = packageFile('@docusaurus/core', 'bin/docusaurus.mjs');

const dialect: Dialect = {
  note: (kind, title) => `:::${kind}[${title}]`,
  code: titledCode,
  link: (pagePath) => pagePath,
};

/**
 * Docusaurus with its classic theme, the most popular offline search of its plugin list, and its faster toolchain
 * (Rspack, SWC).
 */
export const docusaurus: SiteUnderTest = {
  name: 'docusaurus',
  label: `Docusaurus ${installedVersion('@docusaurus/core')}`,
  prepare: async (pages, projectDir) => {
    await writeProject(projectDir, {
      'package.json': PACKAGE_JSON,
      'docusaurus.config.js': `export default ${JSON.stringify(config(pages), null, 2)};\n`,
      'sidebars.js': `export default ${JSON.stringify(sidebars(pages), null, 2)};\n`,
      'src/pages/index.md': markdownFile(
        { title: 'Home' },
        `# Home\n\n[Documentation](/docs/${pages[0]?.slug})`,
      ),
      ...pageFiles(pages, pageFile, ({ title, description, body }) =>
        markdownFile({ title, description }, inDialect(body, dialect)),
      ),
    });
  },
  build: (projectDir) => ({
    file: process.execPath,
    args: [COMMAND, 'build', projectDir],
    cwd: projectDir,
    env: { NO_UPDATE_NOTIFIER: '1' },
  }),
  outDir: (projectDir) => path.join(projectDir, 'build'),
  leftovers: (projectDir) =>
    ['build', '.docusaurus', 'node_modules'].map((folder) => path.join(projectDir, folder)),
  dev: (projectDir, port) => ({
    file: process.execPath,
    args: [COMMAND, 'start', projectDir, '--port', String(port), '--host', '127.0.0.1', '--no-open'],
    cwd: projectDir,
    env: { NO_UPDATE_NOTIFIER: '1' },
  }),
  pageFile: (projectDir, slug) => path.join(projectDir, pageFile(slug)),
  pagePath: (slug) => `/docs/${slug}`,
  search: {
    openKey: 'Control+k',
    field: '.navbar__search-input',
    result: '[class*="suggestion_"]',
    // Chunks that belong to no route have numbers; only those of the search are loaded lazily.
    requests: /\/(?:search-index\.json|assets\/js\/\d{1,4}\.[\da-f]+\.js)$/,
  },
};

function pageFile(slug: string): string {
  return `docs/${slug}.md`;
}

function config(pages: readonly BenchPage[]) {
  return {
    title: 'craft.js',
    tagline: 'A React framework for building drag-n-drop page editors',
    url: 'https://craft.js.org',
    baseUrl: '/',
    trailingSlash: false,
    future: { v4: true, faster: true },
    // Our pages are markdown, not MDX.
    markdown: { format: 'md' },
    presets: [['classic', { docs: { sidebarPath: './sidebars.js', routeBasePath: 'docs' }, blog: false }]],
    themes: [
      ['@easyops-cn/docusaurus-search-local', { hashed: true, indexBlog: false, docsRouteBasePath: '/docs' }],
    ],
    themeConfig: {
      navbar: {
        title: 'craft.js',
        items: [{ to: `/docs/${pages[0]?.slug}`, label: 'Documentation', position: 'left' }],
      },
      prism: { additionalLanguages: ['bash', 'diff', 'json'] },
    },
  };
}

function sidebars(pages: readonly BenchPage[]) {
  return {
    docs: groupPages(pages).map(({ label, pages: grouped }) => ({
      type: 'category',
      label,
      collapsed: areGroupsClosed(pages),
      items: grouped.map(({ slug }) => slug),
    })),
  };
}
