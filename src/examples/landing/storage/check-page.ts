import { ROOT_NODE, type SerializedNode, type SerializedNodes } from '@craftjs/core';
import { DEFAULT_PROPS } from './resolver.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** The components that a page may contain, with their default props. */
type KnownComponents = ReadonlyMap<string, JsonObject>;

/** A page that Craft.js can load without failing, or sentences that explain why not. */
export type CheckedPage =
  | { readonly nodes: SerializedNodes; readonly problems?: undefined }
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
export function checkPageText(text: string, known: KnownComponents = DEFAULT_PROPS): CheckedPage {
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
  const problems = entries.flatMap(([id, entry]) => {
    if (!ID.test(id)) return [`“${id.slice(0, 64)}” cannot be an id: use letters, digits, - and _.`];
    const checked = checkNode(id, entry, known);
    if (Array.isArray(checked)) return checked.map((problem) => `Node “${id}”: ${problem}.`);
    nodes.set(id, checked);
    return [];
  });
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

/** Checks one Node, independently of the others. Returns it with its known properties only, or its problems. */
function checkNode(id: string, value: unknown, known: KnownComponents): SerializedNode | string[] {
  if (!isJsonObject(value)) return ['it must be an object'];
  const { type, parent = null, nodes = [], linkedNodes = {}, displayName, custom, isCanvas, hidden } = value;
  const name = isJsonObject(type) ? type['resolvedName'] : undefined;
  const defaults = typeof name === 'string' ? known.get(name) : undefined;
  if (typeof name !== 'string' || defaults === undefined) {
    return [
      `its component ${JSON.stringify(name ?? type ?? null)} is not one of ${[...known.keys()].join(', ')}`,
    ];
  }
  const { props = {} } = value;
  if (!isJsonObject(props)) return ['“props” must be an object'];
  // Props that the component does not know are dropped, so that a page from a newer version of the editor still loads.
  const given = Object.entries(props).filter(([prop]) => Object.hasOwn(defaults, prop));
  const problems = given.flatMap(([prop, value]) =>
    kindOf(value) === kindOf(defaults[prop]) ? [] : [`“${prop}” must be ${kindOf(defaults[prop])}`],
  );
  if (problems.length > 0) return problems;
  const isRoot = id === ROOT_NODE;
  if (!isRoot && typeof parent !== 'string') return ['“parent” must be the id of another Node'];
  if (!isTextList(nodes)) return ['“nodes” must be a list of ids'];
  if (!isJsonObject(linkedNodes) || Object.keys(linkedNodes).length > 0) {
    return ['“linkedNodes” must be empty, as no component here has any'];
  }
  // The only property that this editor stores there.
  const ownName = isJsonObject(custom) ? custom['displayName'] : undefined;
  return {
    type: { resolvedName: name },
    isCanvas: isCanvas === true,
    props: Object.fromEntries(given),
    displayName: typeof displayName === 'string' ? displayName : name,
    custom: typeof ownName === 'string' && ownName.trim() !== '' ? { displayName: ownName.slice(0, 80) } : {},
    parent: !isRoot && typeof parent === 'string' ? parent : null,
    hidden: hidden === true,
    nodes: [...nodes],
    linkedNodes: {},
  };
}

// As in shared/check-value.ts: a chunk that the editor shared with the search would be one more request for both.

/** Whether a value is an object, as opposed to a list, a scalar or null. */
function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** Returns the kind of a prop's value, as a phrase. */
function kindOf(value: unknown): string {
  if (Array.isArray(value) && value.every(Number.isFinite)) return `a list of ${value.length} numbers`;
  if (typeof value === 'boolean') return 'true or false';
  if (typeof value === 'string') return 'a text';
  return Number.isFinite(value) ? 'a number' : 'something else';
}
