import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from '../../../scripts/project-root.js';
import { installedVersion } from '../sites/packages.ts';

/** Rows of generator and version, this site by its commit. */
export async function describeVersions(): Promise<readonly (readonly string[])[]> {
  const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%h of %cs'], {
    cwd: projectRoot,
  });
  return [
    ['this site', `commit ${stdout.trim()}`],
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
