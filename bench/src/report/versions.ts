import { installedVersion } from '../sites/packages.ts';

/** Rows of generator and version. */
export function describeVersions(): readonly (readonly string[])[] {
  return [
    ['this site', 'the commit that each section names'],
    ['VitePress', `${installedVersion('vitepress')}, its local search`],
    [
      'Starlight',
      `${installedVersion('@astrojs/starlight')} on Astro ${installedVersion('astro')}, its Pagefind search`,
    ],
    [
      'Docusaurus',
      `${installedVersion('@docusaurus/core')}, classic preset, with @easyops-cn/docusaurus-search-local ` +
        installedVersion('@easyops-cn/docusaurus-search-local'),
    ],
    ['Lighthouse', installedVersion('lighthouse')],
  ];
}
