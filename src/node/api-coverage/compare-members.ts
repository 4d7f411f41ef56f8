import type { Comparison, DocumentedPage, MemberTables } from './coverage.ts';
import { namesIn } from './named-tables.ts';

/** Compares the entries of tables with the members of the type that they describe. */
export function compareMembers(
  { page, tables, type, prefix, besides = {} }: MemberTables,
  members: readonly string[],
  pages: readonly DocumentedPage[],
): Comparison {
  const { names, problems } = namesIn(pages, page, tables);
  const documented = new Set(
    names.filter((name) => !Object.hasOwn(besides, name)).flatMap((name) => memberOf(name, prefix)),
  );
  const shown = (member: string) => `"${prefix ?? ''}${member}"`;
  return {
    matched: members.filter((member) => documented.has(member)).length,
    problems: [
      ...problems,
      ...(members.length === 0 ? [`The type ${type} has no members to compare with.`] : []),
      ...members
        .filter((member) => !documented.has(member))
        .map(
          (member) => `${page}: ${shown(member)} of ${type} is in none of the tables ${tables.join(', ')}.`,
        ),
      ...[...documented]
        .filter((member) => !members.includes(member))
        .map((member) => `${page}: ${shown(member)} is documented, but ${type} has no such member.`),
      ...Object.keys(besides)
        .filter((name) => !names.includes(name))
        .map((name) => `${page}: "${name}" is named as standing besides ${type}, but in no table.`),
    ],
  };
}

function memberOf(name: string, prefix: string | undefined): readonly string[] {
  if (prefix === undefined) return [name.split('.')[0] ?? name];
  return name.startsWith(prefix) ? [name.slice(prefix.length)] : [];
}
