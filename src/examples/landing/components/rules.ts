import type { Node, NodeHelpersType } from '@craftjs/core';

// Drop rules are plain functions outside the components: Craft.js asks them with Nodes, so they must not close over
// anything that a render has made.

/** Refuses everything but Buttons. */
export function acceptsOnlyButtons(incoming: readonly Node[]): boolean {
  return incoming.every(({ data }) => data.name === 'Button');
}

/** Takes one Video, and only while there is none. */
export function acceptsOneVideo(incoming: readonly Node[], self: Node): boolean {
  const others = self.data.nodes.filter((id) => incoming.every((node) => node.id !== id));
  return others.length === 0 && incoming.length === 1 && incoming[0]?.data.name === 'Video';
}

/** Lets children leave as long as one stays. */
export function keepsOne(outgoing: readonly Node[], self: Node, helpers: NodeHelpersType): boolean {
  return helpers(self.id).childNodes().length > outgoing.length;
}
