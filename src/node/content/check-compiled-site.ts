import { checkLinks } from './check-links.ts';
import { checkRoutes, type TakenPaths } from './check-routes.ts';
import { inReadingOrder } from './finding.ts';
import type { ContentProblem } from './problem.ts';
import type { LinkedPage, LinkSource } from './source-links.ts';

/** The site as it is known once its pages are compiled. */
export interface CompiledSite {
  readonly pages: readonly LinkedPage[];
  /** Links in data files and front matter, as `inspectContent` gives them. */
  readonly linkSources: readonly LinkSource[];
  /** What the site has besides the pages. Links may lead to these routes; pages must not take them. */
  readonly taken: TakenPaths;
}

/** Warnings about links and addresses, by file and line. The build goes on. */
export function checkCompiledSite({ pages, linkSources, taken }: CompiledSite): ContentProblem[] {
  const links = checkLinks({ pages, sources: linkSources, routes: taken.routes });
  return inReadingOrder([...links, ...checkRoutes(pages, taken)]);
}
