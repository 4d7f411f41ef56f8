import path from 'node:path';
import { areGroupsClosed, groupPages } from '../content/group-pages.ts';
import { type Dialect, inDialect, titledCode } from './dialect.ts';
import { installedVersion, packageFile } from './packages.ts';
import type { BenchPage, SiteUnderTest } from './site.ts';
import { markdownFile, pageFiles, writeProject } from './write-files.ts';

const COMMAND = packageFile('astro', 'bin/astro.mjs');

const KINDS = { note: 'note', tip: 'tip', info: 'note', warning: 'caution', danger: 'danger' } as const;

const dialect: Dialect = {
  note: (kind, title) => `:::${KINDS[kind]}[${title}]`,
  code: titledCode,
  link: (pagePath) => `${pagePath}/`,
};

const CONTENT_CONFIG = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Starlight with its default theme and its default search, Pagefind. */
export const starlight: SiteUnderTest = {
  name: 'starlight',
  label: `Starlight ${installedVersion('@astrojs/starlight')} (Astro ${installedVersion('astro')})`,
  prepare: async (pages, projectDir) => {
    await writeProject(projectDir, {
      // With its dependencies, by which Astro knows the packages that it must bundle.
      'package.json': `${JSON.stringify({
        name: 'bench-site',
        private: true,
        dependencies: { '@astrojs/starlight': '*', astro: '*' },
      })}\n`,
      'astro.config.mjs': astroConfig(pages),
      'src/content.config.ts': CONTENT_CONFIG,
      'src/content/docs/index.md': markdownFile(
        { title: 'Home' },
        `[Documentation](/docs/${pages[0]?.slug}/)`,
      ),
      ...pageFiles(pages, pageFile, ({ slug, title, description, body }) =>
        // The slug is explicit, because Astro would convert it to lower case.
        markdownFile({ title, description, slug: `docs/${slug}` }, inDialect(body, dialect)),
      ),
    });
  },
  build: (projectDir) => ({
    file: process.execPath,
    args: [COMMAND, 'build'],
    cwd: projectDir,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  }),
  outDir: (projectDir) => path.join(projectDir, 'dist'),
  leftovers: (projectDir) =>
    ['dist', '.astro', 'node_modules'].map((folder) => path.join(projectDir, folder)),
  dev: (projectDir, port) => ({
    file: process.execPath,
    args: [COMMAND, 'dev', '--port', String(port), '--host', '127.0.0.1'],
    cwd: projectDir,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  }),
  pageFile: (projectDir, slug) => path.join(projectDir, pageFile(slug)),
  pagePath: (slug) => `/docs/${slug}/`,
  search: {
    openKey: 'Control+k',
    field: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result-link',
    requests: /\/pagefind\/|\/ui-core[^/]*$/,
  },
};

function pageFile(slug: string): string {
  return `src/content/docs/docs/${slug}.md`;
}

function astroConfig(pages: readonly BenchPage[]): string {
  const closed = areGroupsClosed(pages);
  const settings = {
    title: 'craft.js',
    description: 'A React framework for building drag-n-drop page editors',
    sidebar: groupPages(pages).map(({ label, pages }) => ({
      label,
      ...(closed && { collapsed: true }),
      items: pages.map(({ slug }) => `docs/${slug}`),
    })),
  };
  return `import { satteri } from '@astrojs/markdown-satteri';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://craft.js.org',
  // For the ids of headings, which are off by default.
  markdown: { processor: satteri({ features: { headingAttributes: true } }) },
  integrations: [starlight(${JSON.stringify(settings, null, 2)})],
});
`;
}
