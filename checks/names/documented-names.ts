import { apiEntryId } from '../../src/node/markdown/api/render-tables.ts';
import { pagePath } from '../../src/shared/page-path.ts';
import type { Coverage, DocumentedPage } from '../api-coverage/compare.ts';

/** A documented name of the packages. */
export interface DocumentedName {
  readonly name: string;
  /** TypeScript of the type that has it as a member; undefined for an export. */
  readonly owner: string | undefined;
  /** The path of its entry. */
  readonly href: string;
}

/** Lists what the API pages document: the exports that are a page's subject or an entry, and the members of types. */
export function documentedNames(
  pages: readonly DocumentedPage[],
  coverage: readonly Coverage[],
  exports: ReadonlySet<string>,
): readonly DocumentedName[] {
  const subjects = pages
    .filter(({ subject, slug }) => exports.has(subject) && coverage.some(({ page }) => page === slug))
    .map(({ subject, slug }) => ({ name: subject, owner: undefined, href: pagePath(slug) }));
  const known = new Set(subjects.map(({ name }) => name));
  const entries = coverage.flatMap((part): readonly DocumentedName[] => {
    const page = pages.find(({ slug }) => slug === part.page);
    const tables = page?.tables.filter(({ anchor }) => part.tables.includes(anchor)) ?? [];
    return tables.flatMap(({ anchor, names }) =>
      names.flatMap((entry) => {
        const name = memberName(entry, part);
        const id = apiEntryId(anchor, entry);
        if (name === undefined || id === undefined) return [];
        const owner = part.kind === 'members' ? part.type : undefined;
        return { name, owner, href: `${pagePath(part.page)}#${id}` };
      }),
    );
  });
  return [...subjects, ...entries.filter(({ name, owner }) => owner !== undefined || !known.has(name))];
}

/** Returns the name that an entry documents; undefined for members of members, such as `placement.index`. */
function memberName(entry: string, part: Coverage): string | undefined {
  if (part.kind === 'exports') return entry;
  const { prefix = '' } = part;
  if (!entry.startsWith(prefix) || Object.hasOwn(part.besides ?? {}, entry)) return undefined;
  const name = entry.slice(prefix.length);
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : undefined;
}

/**
 * Returns the entries that inline code can name unambiguously, by the code: `useEditor`, `<Frame>`, `actions.add`,
 * `query.history.canUndo`; and a method that only one type has, as a call: `toNodeTree()`.
 */
export function inlineNames(names: readonly DocumentedName[]): Readonly<Record<string, string>> {
  const targets = new Map<string, Set<string>>();
  const add = (written: string, href: string) =>
    targets.set(written, (targets.get(written) ?? new Set()).add(href));
  for (const { name, owner, href } of names) {
    const way = owner === undefined ? [] : [...owner.matchAll(/\['(\w+)'\]/g)].map(([, key]) => key);
    if (owner === undefined) add(name, href);
    else if (way.length > 0 && owner.includes('ReturnType')) add([...way, name].join('.'), href);
    if (/^[a-z]/.test(name)) add(`${name}()`, href);
  }
  const unique = [...targets].flatMap(([written, hrefs]) => {
    const [href] = hrefs;
    return hrefs.size === 1 && href !== undefined ? [[written, href] as const] : [];
  });
  return Object.fromEntries(unique.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
