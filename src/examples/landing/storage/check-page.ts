import { ROOT_NODE, type SerializedNode, type SerializedNodes } from '@craftjs/core';
import { checkNode, type KnownComponents } from './check-node.ts';
import { isJsonObject } from './json-value.ts';

/** A page that Craft.js can load without failing, or sentences that explain why not. */
export type CheckedPage =
  | { readonly nodes: SerializedNodes }
  | { readonly nodes?: undefined; readonly problems: readonly string[] };

/** More than anyone builds by hand. */
const MAX_NODES = 10_000;

/** Deeper nesting would exhaust the browser. */
const MAX_DEPTH = 200;

/** Ids that Craft.js creates, and any that a person may write, except those that are special to JavaScript objects. */
const ID = /^(?!__proto__$|constructor$|prototype$)[\w-]{1,64}$/;

/**
 * Validates a saved page from its JSON text. Craft.js trusts what it loads: an unknown component or a missing child
 * would throw while rendering, so the whole page is validated before it replaces the current one.
 */
export function checkPageText(text: string, known: KnownComponents): CheckedPage {
  if (text.trim() === '') return { problems: ['There is no text.'] };
  try {
    return checkPage(JSON.parse(text), known);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problems: [`This is not JSON: ${reason}`] };
  }
}

/** Validates a saved page that has been parsed. */
export function checkPage(value: unknown, known: KnownComponents): CheckedPage {
  if (!isJsonObject(value)) return { problems: ['A page is an object with a Node for each id.'] };
  const entries = Object.entries(value);
  if (!Object.hasOwn(value, ROOT_NODE)) return { problems: [`The Node “${ROOT_NODE}” is missing.`] };
  if (entries.length > MAX_NODES) return { problems: [`There are more than ${MAX_NODES} Nodes.`] };

  const nodes = new Map<string, SerializedNode>();
  const problems: string[] = [];
  for (const [id, entry] of entries) {
    if (!ID.test(id)) {
      problems.push(`“${id.slice(0, 64)}” cannot be an id: use letters, digits, - and _.`);
      continue;
    }
    const checked = checkNode(id, entry, known);
    if (checked.node === undefined) problems.push(...checked.problems);
    else nodes.set(id, checked.node);
  }
  if (problems.length === 0) problems.push(...checkTree(nodes));
  return problems.length > 0 ? { problems } : { nodes: Object.fromEntries(nodes) };
}

/** Checks that every Node is reached from the root once, through the parent that it names. */
function checkTree(nodes: ReadonlyMap<string, SerializedNode>): readonly string[] {
  const problems: string[] = [];
  const reached = new Map([[ROOT_NODE, 1]]);
  for (const [id, depth] of reached) {
    if (depth > MAX_DEPTH) return [`Node “${id}”: it is nested more than ${MAX_DEPTH} deep.`];
    for (const child of nodes.get(id)?.nodes ?? []) {
      const node = nodes.get(child);
      if (node === undefined) problems.push(`Node “${id}”: its child “${child}” is missing.`);
      else if (reached.has(child)) problems.push(`Node “${child}”: it is listed as a child more than once.`);
      else if (node.parent !== id) {
        problems.push(`Node “${child}”: its “parent” is “${node.parent}”, but “${id}” lists it as a child.`);
      } else reached.set(child, depth + 1);
    }
  }
  if (problems.length > 0) return problems;
  return [...nodes.keys()]
    .filter((id) => !reached.has(id))
    .map((id) => `Node “${id}”: no other Node lists it as a child.`);
}
