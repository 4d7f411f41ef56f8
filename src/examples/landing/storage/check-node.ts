import { ROOT_NODE, type SerializedNode } from '@craftjs/core';
import { checkProps } from './check-props.ts';
import { isJsonObject, isTextList, type JsonObject } from './json-value.ts';

/** The components that a page may contain, with their default props. */
export type KnownComponents = ReadonlyMap<string, JsonObject>;

/** A Node that may be loaded, or sentences that explain why not. */
export type CheckedNode =
  | { readonly node: SerializedNode }
  | { readonly node?: undefined; readonly problems: readonly string[] };

/** Checks one Node of a page, independently of the others. Copies only known properties. */
export function checkNode(id: string, value: unknown, known: KnownComponents): CheckedNode {
  const fail = (...problems: readonly string[]) => ({
    problems: problems.map((problem) => `Node “${id}”: ${problem}.`),
  });
  if (!isJsonObject(value)) return fail('it must be an object');
  const name = isJsonObject(value['type']) ? value['type']['resolvedName'] : undefined;
  const defaults = typeof name === 'string' ? known.get(name) : undefined;
  if (typeof name !== 'string' || defaults === undefined) {
    return fail(
      `its component ${JSON.stringify(name ?? value['type'] ?? null)} is not one of ${[...known.keys()].join(', ')}`,
    );
  }
  const { parent, nodes = [], linkedNodes = {}, displayName = name, custom = {}, hidden = false } = value;
  const { props, problems } = checkProps(value['props'] ?? {}, defaults);
  if (problems.length > 0) return fail(...problems);
  if (id !== ROOT_NODE && typeof parent !== 'string') return fail('“parent” must be the id of another Node');
  if (!isTextList(nodes)) return fail('“nodes” must be a list of ids');
  if (!isJsonObject(linkedNodes) || Object.keys(linkedNodes).length > 0) {
    return fail('“linkedNodes” must be empty, as no component here has any');
  }
  return {
    node: {
      type: { resolvedName: name },
      isCanvas: value['isCanvas'] === true,
      props,
      displayName: typeof displayName === 'string' ? displayName : name,
      custom: ownName(custom),
      parent: id !== ROOT_NODE && typeof parent === 'string' ? parent : null,
      hidden: hidden === true,
      nodes: [...nodes],
      linkedNodes: {},
    },
  };
}

/** Returns the name in `custom`, the only property that this editor stores there. */
function ownName(custom: unknown): { displayName?: string } {
  const name = isJsonObject(custom) ? custom['displayName'] : undefined;
  return typeof name === 'string' && name.trim() !== '' ? { displayName: name.slice(0, 80) } : {};
}
