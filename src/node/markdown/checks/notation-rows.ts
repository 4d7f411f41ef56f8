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

/**
 * Makes the messages of a plugin lead to a row of docs/notation.md: to the one of what the plugin handles, otherwise to
 * the one of what the hint tells writers to write.
 */
export function about<Tree extends Article | Text>(
  row: NotationRow | undefined,
  plugin: () => (tree: Tree, file: VFile) => Promise<void> | void,
) {
  return () => {
    const transform = plugin();
    const rowFor = ({ hint = '' }: Diagnostic) => row ?? ROWS_OF_HINTS.find(([sign]) => sign.test(hint))?.[1];
    return (tree: Tree, file: VFile) => pageOf(file).report.naming(rowFor, () => transform(tree, file));
  };
}
