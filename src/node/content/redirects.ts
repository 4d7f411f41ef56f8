import { isMap, isScalar } from 'yaml';
import { isOwnPage, ownFolder, pathKey, routeOfFile } from './check-routes.ts';
import { type DocumentFinding, warning } from './diagnostic.ts';
import type { SourceDocument } from './load-content.ts';
import { fieldValue, type YamlText } from './yaml.ts';

// `redirects` in `site.yaml` maps old addresses to new ones. Those of pages become rules for hosts. Those of sections,
// such as `/docs/guides/recipes#dialog`, are in the data of the page: no host sees the anchor, so the app leads readers on.

/** The redirects that have an effect, from old addresses to new ones. */
interface Redirects {
  readonly pages: ReadonlyMap<string, string>;
  readonly sections: ReadonlyMap<string, string>;
}

/**
 * Returns the redirects to pages that are published. Skips the addresses of pages, drafts included, and of the site
 * itself, and sections of pages that do not exist. So no redirect leads to another one.
 *
 * @param drafts the routes of pages that are not published
 */
export function redirectsOf(
  written: Readonly<Record<string, string>>,
  published: Iterable<string>,
  drafts: Iterable<string>,
): Redirects {
  const routes = new Set(published);
  const taken = new Set([...routes, ...drafts].map(pathKey));
  const redirects = Object.entries(written).filter(([from, to]) => isAddress(from) && routes.has(pathOf(to)));
  return {
    sections: new Map(redirects.filter(([from]) => isSection(from) && routes.has(pathOf(from)))),
    pages: new Map(
      redirects.filter(
        ([from, to]) => !isSection(from) && !isSection(to) && !taken.has(pathKey(from)) && !isOwnPath(from),
      ),
    ),
  };
}

/** A redirect with its positions in `site.yaml`. */
interface WrittenRedirect {
  readonly from: YamlText;
  readonly to: YamlText;
}

/** Returns the redirects in `site.yaml`; none in another document. */
export function redirectsIn({ type, yaml }: SourceDocument): readonly WrittenRedirect[] {
  const map = type.name === 'Site' && yaml?.fields ? fieldValue(yaml.fields, 'redirects') : undefined;
  if (!isMap(map)) return [];
  return map.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return [];
    return [
      {
        from: { text: String(key.value), at: key.range[0] },
        to: { text: value.value, at: value.range[0] },
      },
    ];
  });
}

/**
 * Returns errors for redirects that are none, and warnings for those without effect. The check of links reports new
 * addresses that do not exist.
 */
export function* checkRedirects(
  site: SourceDocument,
  pages: readonly SourceDocument[],
): Generator<DocumentFinding> {
  const files = new Map(
    pages.map(({ contentPath, file }) => [pathKey(routeOfFile(contentPath)), file] as const),
  );
  for (const { from, to } of redirectsIn(site)) {
    const old = from.text;
    const page = files.get(pathKey(pathOf(old)));
    if (!isAddress(old)) {
      yield { at: from.at, message: `"${old}" is not an address of this site.`, hint: addressHint(old) };
    } else if (!to.text.startsWith('/')) {
      yield { at: to.at, message: `"${to.text}" is not an address of this site.`, hint: HOW_TO_WRITE };
    } else if (isSection(old)) {
      if (page === undefined) {
        const message = `There is no page "${pathOf(old)}", whose section could have moved.`;
        yield warning(message, 'Redirect the page itself, or remove the line.', from.at);
      }
    } else if (page !== undefined) {
      yield warning(`There is a page at "${old}": ${page}.`, 'Remove the line, or the page.', from.at);
    } else if (isOwnPath(old)) {
      yield warning(`"${old}" belongs to the site itself.`, 'Remove the line.', from.at);
    } else if (isSection(to.text)) {
      const hint = `Write "${pathOf(to.text)}".`;
      yield warning(`The page "${old}" can only lead to a page, not to a section.`, hint, to.at);
    }
  }
}

/** Characters that links, hosts and their configurations need not escape. */
const ADDRESS = /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{M}\p{N}._~-]+)+(?:#[\p{L}\p{M}\p{N}._~-]+)?$/u;

/** Extensions that hosts serve as files. */
const FILE_ENDING = /(?:\/index)?\.(?:mdx?|html?|json|txt|xml|js|css|svg|png|jpe?g|webp|ico)(?=#|$)/i;

function isAddress(text: string): boolean {
  return ADDRESS.test(text) && !FILE_ENDING.test(text);
}

const HOW_TO_WRITE =
  'Write a path from the site’s root, such as "/docs/concepts/nodes", with the anchor of a section, "/docs/concepts/nodes#tree": letters, digits, "-", ".", "_" and "~".';

function addressHint(written: string): string {
  const tidy = written.replace(FILE_ENDING, '').replace(/\/+$/, '');
  return tidy !== written && isAddress(tidy) ? `Write "${tidy}".` : HOW_TO_WRITE;
}

function isSection(address: string): boolean {
  return address.includes('#');
}

/** Returns an address without its anchor. */
function pathOf(address: string): string {
  return address.replace(/#.*$/s, '');
}

/** Whether the site itself has something at a path. */
function isOwnPath(path: string): boolean {
  const key = pathKey(path);
  return isOwnPage(key) || ownFolder(key) !== undefined;
}
