import type { Node } from '@craftjs/core';
import type { IconName } from '../ui/icons.tsx';

/** What the editor has to know of a component, given in its `craft.info`. Craft.js never saves it. */
export interface ComponentInfo {
  readonly icon: IconName;
  /** Whether it has the props `width` and `height`, which the handles at its edges change. */
  readonly resizable?: boolean;
  /** Whether its prop `text` is edited in place. */
  readonly hasText?: boolean;
  /** The rule about what may come in, after the component's name: `takes only Buttons`. */
  readonly accepts?: string;
  /** The rule about what may leave: `keeps at least one Button`. */
  readonly keeps?: string;
}

/** The info of a Node's component. */
export function infoOf(node: Node): ComponentInfo {
  return { icon: 'box', ...node.info };
}

/** The icon of a Node: boxes show their direction, and texts whether they are headings. */
export function iconOf(node: Node): IconName {
  const { icon, hasText } = infoOf(node);
  if (!node.data.parent) return 'page';
  const { direction, kind }: Readonly<Record<string, unknown>> = node.data.props;
  if (icon === 'box') return direction === 'row' ? 'columns' : 'column';
  return hasText && (kind === 'heading' || kind === 'subheading') ? 'heading' : icon;
}

/** The name a person sees for a Node: their own if they gave one. */
export function nameOf(node: Node): string {
  const own: unknown = node.data.custom?.displayName;
  return typeof own === 'string' && own.trim() !== '' ? own : node.data.displayName;
}
