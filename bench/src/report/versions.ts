import { installedVersion } from '../sites/packages.ts';

/** Returns rows of generator and version. */
export function describeVersions(): readonly (readonly string[])[] {
  return [
    ['this site', 'the commit that each section names'],
    ['VitePress', `${installedVersion('vitepress')}, its local search`],
    ['VitePress 2', `${installedVersion('vitepress-2')}, its local search`],
    [
      'Starlight',
      `${installedVersion('@astrojs/starlight')} on Astro ${installedVersion('astro')}, its Pagefind search`,
    ],
    [
      'Docusaurus',
      `${installedVersion('@docusaurus/core')}, classic preset, with @easyops-cn/docusaurus-search-local ` +
        installedVersion('@easyops-cn/docusaurus-search-local'),
    ],
    ['Rspress', `${installedVersion('@rspress/core')}, its local search`],
    [
      'Fumadocs',
      `fumadocs-ui and fumadocs-core ${installedVersion('fumadocs-ui')}, fumadocs-mdx ` +
        `${installedVersion('fumadocs-mdx')}, on Next.js ${installedVersion('next')}, its static search`,
    ],
    ['Lighthouse', installedVersion('lighthouse')],
  ];
}
