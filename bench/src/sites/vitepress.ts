import path from 'node:path';
import { escapeText } from '../../../src/node/markdown-export/llms.ts';
import { areGroupsClosed, groupPages } from '../content/group-pages.ts';
import { asHtml, type Dialect, inDialect } from './dialect.ts';
import { installedVersion, packageFile } from './packages.ts';
import type { BenchPage, SiteUnderTest } from './site.ts';
import { markdownFile, PACKAGE_JSON, pageFiles, writeProject } from './write-files.ts';

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

export const vitepress = vitepressOf('vitepress');

/** The newest alpha version, which the benchmark has installed by another name. */
export const vitepress2 = vitepressOf('vitepress-2');

/** VitePress with its default theme and its local search. */
function vitepressOf(name: 'vitepress' | 'vitepress-2'): SiteUnderTest {
  const command = packageFile(name, 'bin/vitepress.js');
  return {
    name,
    label: `VitePress ${installedVersion(name)}`,
    prepare: async (pages, projectDir) => {
      await writeProject(projectDir, {
        'package.json': PACKAGE_JSON,
        '.vitepress/config.mjs': `export default ${JSON.stringify(config(pages), null, 2)};\n`,
        'index.md': markdownFile({ title: 'Home' }, `# Home\n\n[Documentation](/docs/${pages[0]?.slug})`),
        ...pageFiles(pages, pageFile, ({ title, description, body }) =>
          // With an id, because VitePress refuses a section that has chosen the one derived from the title.
          markdownFile(
            { title, description },
            `# ${escapeText(title)} {#page-title}\n\n${inDialect(body, dialect)}`,
          ),
        ),
      });
    },
    build: (projectDir) => ({
      file: process.execPath,
      args: [command, 'build', projectDir],
      cwd: projectDir,
    }),
    outDir: (projectDir) => path.join(projectDir, '.vitepress/dist'),
    leftovers: (projectDir) =>
      ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp', 'node_modules'].map((folder) =>
        path.join(projectDir, folder),
      ),
    dev: (projectDir, port) => ({
      file: process.execPath,
      args: [command, 'dev', projectDir, '--port', String(port), '--host', '127.0.0.1'],
      cwd: projectDir,
    }),
    pageFile: (projectDir, slug) => path.join(projectDir, pageFile(slug)),
    pagePath: (slug) => `/docs/${slug}`,
    search: {
      openKey: 'Control+k',
      field: '.VPLocalSearchBox .search-input',
      result: '.VPLocalSearchBox .results .result',
      requests: /\/(?:VPLocalSearchBox|@localSearchIndex)[^/]*$/,
    },
  };
}

function pageFile(slug: string): string {
  return `docs/${slug}.md`;
}

function config(pages: readonly BenchPage[]) {
  const closed = areGroupsClosed(pages);
  return {
    title: 'craft.js',
    description: 'A React framework for building drag-n-drop page editors',
    cleanUrls: true,
    themeConfig: {
      search: { provider: 'local' },
      nav: [{ text: 'Documentation', link: `/docs/${pages[0]?.slug}` }],
      sidebar: groupPages(pages).map(({ label, pages }) => ({
        text: label,
        ...(closed && { collapsed: true }),
        items: pages.map(({ slug, title }) => ({ text: asHtml(title), link: `/docs/${slug}` })),
      })),
    },
  };
}
