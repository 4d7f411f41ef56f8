import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { searchPartOf } from '../search/format/search-parts.ts';
import type { SearchHit } from '../search/search-engine.ts';
import { isInScope, type SearchScope } from '../search/search-scope.ts';
import { createSessionAnswers } from '../search/session/session.ts';
import { pagePath } from '../shared/page-path.ts';

/** A documentation page of a built site. */
export interface BuiltPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly markdown: string;
}

interface FoundPlace {
  readonly slug: string;
  readonly url: string;
  /** The page's title and the headings that lead to the place. */
  readonly path: readonly string[];
  readonly text: string;
}

/** A built site, read from its own files: the markdown exports and the index of the offline search. */
export interface BuiltSite {
  /** The version of the documentation: `0.2.0`. */
  readonly version: string;
  readonly pages: ReadonlyMap<string, BuiltPage>;
  readonly search: (query: string, limit: number, scope: SearchScope) => readonly FoundPlace[];
}

/** Reads the site in a folder such as `dist`. Throws an error with a message for people if there is none. */
export async function readBuiltSite(directory: string): Promise<BuiltSite> {
  const pages = await readPages(path.join(directory, 'docs'));
  const assets = await readdir(path.join(directory, 'assets')).catch(() => []);
  const index = assets.find((name) => /^search-\w+\.json$/.test(name));
  if (pages.size === 0 || index === undefined) {
    throw new Error(
      `There is no built site in ${directory}. Run \`npm run build\`, or set OUT_DIR to its folder.`,
    );
  }
  const answer = createSessionAnswers();
  const readAsset = (name: string) => readFile(path.join(directory, 'assets', name), 'utf8');
  answer({ kind: 'open', text: await readAsset(index) });
  for (const name of assets) {
    const part = searchPartOf(index, name);
    if (part !== undefined) answer({ kind: 'add', part, text: await readAsset(name) });
  }
  const llms = await readFile(path.join(directory, 'llms.txt'), 'utf8');
  return {
    version: /^Version: .*, (.+)$/m.exec(llms)?.[1] ?? '',
    pages,
    search: (query, limit, scope) => {
      const results = answer({ kind: 'search', query, limit, scope });
      const hits = 'hits' in results ? results.hits : [];
      return hits.flatMap((hit) => foundPlace(hit, pages) ?? []);
    },
  };
}

/** Returns the pages of a scope, in alphabetical order of their slugs. */
export function pagesInScope({ pages }: BuiltSite, scope: SearchScope): readonly BuiltPage[] {
  return [...pages.values()].filter(({ slug }) => isInScope(pagePath(slug), scope));
}

async function readPages(folder: string): Promise<ReadonlyMap<string, BuiltPage>> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const pages = new Map<string, BuiltPage>();
  for (const file of files.filter((name) => name.endsWith('.md')).sort()) {
    const markdown = await readFile(path.join(folder, file), 'utf8');
    const slug = file.replaceAll('\\', '/').replace(/\.md$/, '');
    const [, title = slug, description = ''] = /^# (.+)\n\n((?:> .*\n)*)/m.exec(markdown) ?? [];
    const [, url = ''] = /^Source: (\S+)$/m.exec(markdown) ?? [];
    pages.set(slug, {
      slug,
      title: plain(title),
      description: plain(description.replace(/^> /gm, '')),
      url,
      markdown,
    });
  }
  return pages;
}

/** Returns the text of markdown that `escapeText` wrote. */
function plain(markdown: string): string {
  return markdown.trim().replace(/\\([\\`*_<[\]])/g, '$1');
}

function foundPlace(hit: SearchHit, pages: BuiltSite['pages']): FoundPlace | undefined {
  const [route = '', anchor] = hit.href.split('#');
  const slug = route.slice(pagePath('').length + 1);
  const page = pages.get(slug);
  if (page === undefined) return undefined;
  return {
    slug,
    url: anchor === undefined ? page.url : `${page.url}#${anchor}`,
    path: [hit.page, ...hit.sections].map(({ text }) => text),
    text: hit.snippet.text,
  };
}
