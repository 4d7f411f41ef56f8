import { docusaurus } from './docusaurus.ts';
import { fumadocs } from './fumadocs.ts';
import { ours } from './ours.ts';
import { rspress } from './rspress.ts';
import type { SiteName, SiteUnderTest } from './site.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';

/** All sites by their names. */
export const SITES: Readonly<Record<SiteName, SiteUnderTest>> = {
  ours,
  vitepress,
  starlight,
  docusaurus,
  rspress,
  fumadocs,
};
