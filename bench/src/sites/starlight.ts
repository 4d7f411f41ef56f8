import { type Dialect, inDialect, titledCode } from './dialect.ts';
import { installedVersion, markdownFile, peer } from './peer.ts';

const KINDS = { note: 'note', tip: 'tip', info: 'note', warning: 'caution', danger: 'danger' } as const;

const dialect: Dialect = {
  note: (kind, title) => `:::${KINDS[kind]}[${title}]`,
  code: titledCode,
  link: (pagePath) => `${pagePath}/`,
};

/**
 * Starlight with its default theme and its default search, Pagefind. By the dependencies in its `package.json`, Astro
 * knows the packages that it must bundle.
 */
export const starlight = peer({
  name: 'starlight',
  label: `Starlight ${installedVersion('@astrojs/starlight')} (Astro ${installedVersion('astro')})`,
  script: 'astro/bin/astro.mjs',
  build: ['build'],
  dev: ['dev', '--host', '127.0.0.1'],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  output: 'dist',
  caches: ['.astro'],
  pageFile: (slug) => `src/content/docs/docs/${slug}.md`,
  page: ({ slug, title, description, body }) =>
    // The slug is explicit, because Astro would convert it to lower case.
    markdownFile({ title, description, slug: `docs/${slug}` }, inDialect(body, dialect)),
  pagePath: (slug) => `/docs/${slug}/`,
  search: {
    openKey: 'Control+k',
    field: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result-link',
    requests: /\/pagefind\/|\/ui-core[^/]*$/,
  },
});
