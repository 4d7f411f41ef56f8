import type { Paragraph } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { DEMO_DIRECTIVE } from '../markdown/demo/demo-syntax.ts';
import { DIAGRAM_DIRECTIVE } from '../markdown/diagram/diagram-syntax.ts';
import { isNoteKind, NOTE_TITLES } from '../markdown/note-kinds.ts';
import type { Edit } from './edits.ts';
import { fence, quote } from './markdown-text.ts';
import type { Source } from './source.ts';
import type { TwinContext } from './twin-context.ts';

/** A note as a quote that begins with its kind. Undefined for a block that is no note. */
export function noteTwin(
  node: ContainerDirective,
  source: Source,
  edits: readonly Edit[],
): string | undefined {
  if (!isNoteKind(node.name)) return undefined;
  const label = node.children.find(isLabel);
  const title = label === undefined ? '' : `: ${source.edited(label.children, edits)}`;
  const body = source.edited(
    node.children.filter((child) => child !== label),
    edits,
  );
  return quote(`**${NOTE_TITLES[node.name]}${title}**\n\n${source.withoutPrefix(node, body)}`);
}

/**
 * A demo as the sentence about it and the code that runs in it, unless that is the code of the page; a diagram as its
 * text. Undefined for other directives.
 */
export function figureTwin(
  node: LeafDirective,
  source: Source,
  edits: readonly Edit[],
  { demoSource }: TwinContext,
): string | undefined {
  if (node.name !== DEMO_DIRECTIVE && node.name !== DIAGRAM_DIRECTIVE) return undefined;
  const { name, app } = node.attributes ?? {};
  if (!name && !app) return undefined;
  const sentence = source.edited(node.children, edits);
  const code = node.name === DEMO_DIRECTIVE && name ? demoSource(name) : undefined;
  return code === undefined ? sentence : `${sentence}\n\n${fence(`tsx title="${name}.tsx"`, code)}`;
}

function isLabel(node: ContainerDirective['children'][number]): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}
