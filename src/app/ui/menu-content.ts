import type { SiteLink } from '../../shared/site-data.ts';

/** What a menu holds: links, or options of which one is chosen. */
export type MenuContent =
  | { readonly kind: 'links'; readonly links: readonly SiteLink[] }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly chosen: string };
