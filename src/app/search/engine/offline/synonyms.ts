import { wordStem } from '../../../../shared/word-stem.ts';

/**
 * Words that readers use for one another in any documentation. Only such words belong here, not those of one library,
 * and no answer to a single query: what the pages should say belongs into the pages.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['delete', 'remove'],
  ['duplicate', 'copy', 'clone'],
  ['save', 'persist', 'store'],
  ['load', 'restore'],
  ['upgrade', 'migrate', 'update'],
  ['error', 'exception', 'throw'],
  ['forbid', 'prevent', 'restrict'],
  ['customize', 'custom'],
  ['donate', 'fund', 'sponsor'],
  ['credit', 'acknowledgement', 'thank'],
];

const BY_STEM = new Map(
  GROUPS.flatMap((group) =>
    group.map((word): [string, readonly string[]] => [
      wordStem(word),
      group.filter((other) => other !== word),
    ]),
  ),
);

/** Words that mean the same as this one, in any of its forms. */
export function synonymsOf(term: string): readonly string[] {
  return BY_STEM.get(wordStem(term)) ?? [];
}
