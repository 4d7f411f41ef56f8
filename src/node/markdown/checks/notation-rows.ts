import type { Root as Article } from 'hast';
import type { Root as Text } from 'mdast';
import type { VFile } from 'vfile';
import type { Diagnostic, NotationRow } from '../../content/diagnostic.ts';
import { pageOf } from '../page/page.ts';

/** What hints tell writers to write, with its row of docs/notation.md. The first match counts. */
const ROWS_OF_HINTS: readonly (readonly [hint: RegExp, row: NotationRow])[] = [
  [/\[!\w/, 'GitHub’s note'],
  [/:::/, 'note'],
  [/```api/, 'API table'],
  [/```/, 'code'],
  [/::diagram/, 'diagram'],
  [/::demo/, 'demo'],
  [/<\w/, 'HTML'],
  [/!\[/, 'image'],
  [/\]\(/, 'link to a page'],
  [/#{2,6} |\{#/, 'heading'],
];

/** Returns the row of docs/notation.md about what the hint of a problem tells writers to write. */
export function rowOfHint({ hint = '' }: Diagnostic): NotationRow | undefined {
  return ROWS_OF_HINTS.find(([sign]) => sign.test(hint))?.[1];
}

/** Makes the messages of a plugin lead to the row of docs/notation.md about what the plugin handles. */
export function about<Tree extends Article | Text>(
  row: NotationRow,
  plugin: () => (tree: Tree, file: VFile) => Promise<void> | void,
) {
  return () => {
    const transform = plugin();
    return (tree: Tree, file: VFile) => pageOf(file).report.naming(row, () => transform(tree, file));
  };
}
