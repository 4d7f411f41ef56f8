import type { Node } from '@craftjs/core';
import type { IconName } from '../ui/icons.tsx';

/** The data about a component that the editor needs, in the component's `craft.info`. Craft.js never saves it. */
export interface ComponentInfo {
  readonly icon: IconName;
  /** Whether it has the props `width` and `height`, which the handles at its edges change. */
  readonly resizable?: boolean;
  /** Whether its prop `text` is edited in place. */
  readonly hasText?: boolean;
  /** The rule about incoming Nodes, as a phrase after the component's name: `accepts only Buttons`. */
  readonly accepts?: string;
  /** The rule about outgoing Nodes: `keeps at least one Button`. */
  readonly keeps?: string;
}

/** The info of a Node's component. */
export function infoOf(node: Node): ComponentInfo {
  return { icon: 'box', ...node.info };
}

/** Returns the icon of a Node. */
export function iconOf(node: Node): IconName {
  return node.data.parent ? infoOf(node).icon : 'page';
}

/** Returns the beginning of a Node's text, which tells Nodes with the same name apart; empty if it has no text. */
export function textOf(node: Node): string {
  return infoOf(node).hasText ? String(node.data.props['text']).slice(0, 60) : '';
}

/** Returns the name of a Node with the beginning of its text, as screen readers say it. */
export function labelOf(node: Node): string {
  const text = textOf(node);
  return text === '' ? nameOf(node) : `${nameOf(node)}: ${text}`;
}

/** Returns the visible name of a Node, which may be one that the user has chosen. */
export function nameOf(node: Node): string {
  const own: unknown = node.data.custom?.displayName;
  return typeof own === 'string' && own.trim() !== '' ? own : node.data.displayName;
}
