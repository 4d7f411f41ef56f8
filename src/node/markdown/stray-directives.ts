import type { Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Page } from './page.ts';
import type { Point } from './report.ts';

/** A directive that stands on a line of its own. */
interface LineDirective {
  /** Its name: `demo` in `::demo[…]`. */
  readonly name: string;
  /** For messages: how it is written. */
  readonly form: string;
}

/** Reports what was meant for such a directive and is none: one colon, a space, words before it on its line. */
export function reportStrayDirectives(tree: Root, page: Page, { name, form }: LineDirective): void {
  /** In running text, or with a space before the brackets: Markdown takes it for text. */
  const asText = new RegExp(`::${name}\\b.*`);
  const report = (point: Point | undefined, written: string) =>
    page.report.error(
      point,
      `"${written}" is not shown as a ${name}.`,
      `A ${name} has two colons and a line of its own, without spaces between its parts: ${form}.`,
    );

  visit(tree, (node) => {
    if (node.type === 'text') {
      const match = asText.exec(node.value);
      if (match === null || node.position === undefined) return;
      const before = node.value.slice(0, match.index).split('\n');
      const line = node.position.start.line + before.length - 1;
      report({ line, column: 1 }, match[0].trim());
    } else if (node.type === 'textDirective' && node.name === name && node.children.length > 0) {
      report(node.position?.start, `:${name}`);
    }
  });
}
