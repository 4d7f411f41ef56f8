import type { Heading, Nodes } from 'mdast';
import type {} from 'mdast-util-directive';
import { apiTwin } from './api-twin.ts';
import { codeTwin } from './code-twin.ts';
import { figureTwin, noteTwin } from './directive-twin.ts';
import type { Edit } from './edits.ts';
import { definitionEdits, imageEdits, linkEdits } from './link-edits.ts';
import { Source } from './source.ts';
import type { TwinContext } from './twin-context.ts';

/** Markdown of a page, written in the site's own dialect, as plain GitHub-flavoured markdown that stands alone. */
export function renderBody(markdown: string, context: TwinContext): string {
  const source = new Source(markdown);
  return source.edited([source.tree], editsOf(source.tree, source, context)).trim();
}

function editsOf(node: Nodes, source: Source, context: TwinContext): Edit[] {
  const inside = 'children' in node ? node.children.flatMap((child) => editsOf(child, source, context)) : [];
  switch (node.type) {
    case 'code':
      return blockEdits(node, fencedTwin(node, source, context), source, []);
    case 'containerDirective':
      return blockEdits(node, noteTwin(node, source, inside), source, inside);
    case 'leafDirective':
      return blockEdits(node, figureTwin(node, source, inside, context), source, inside);
    case 'link':
      return [...inside, ...linkEdits(node, source, context)];
    case 'image':
      return imageEdits(node, source, context);
    case 'definition':
      return definitionEdits(node, source, context);
    case 'heading':
      return [...inside, ...headingEdits(node, source)];
    default:
      return inside;
  }
}

/** The edit that replaces a block by its twin; without one, the block stays as it is but for what is inside. */
function blockEdits(node: Nodes, twin: string | undefined, source: Source, inside: Edit[]): Edit[] {
  return twin === undefined ? inside : [source.replaceBlock(node, twin)];
}

function fencedTwin(
  node: Extract<Nodes, { type: 'code' }>,
  source: Source,
  context: TwinContext,
): string | undefined {
  // Code without a fence, by its indentation, has neither language nor marks.
  if (!/^[`~]/.test(source.slice(node))) return undefined;
  if (node.lang !== 'api') return codeTwin(node);
  return apiTwin(node.value, (description) => renderBody(description, context));
}

/** `## Title {#my-id}`: the id is the page's. */
function headingEdits(node: Heading, source: Source): Edit[] {
  const last = node.children.at(-1);
  const id = last?.type === 'text' ? /\s*\{#[^{}]*\}\s*$/.exec(source.slice(last)) : null;
  if (last === undefined || id === null) return [];
  return [{ start: source.startOf(last) + id.index, end: source.endOf(last), text: '' }];
}
