import { ROOT_NODE, type SerializedNode, type SerializedNodes } from '@craftjs/core';
import { MAX_CHARACTERS } from '../values/plain-text.ts';
import { DEFAULT_PROPS } from './resolver.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** The components that a page may contain, with their default props. */
type KnownComponents = ReadonlyMap<string, JsonObject>;

/** More than anyone builds by hand. */
const MAX_NODES = 10_000;

/** Deeper nesting would exhaust the browser. */
const MAX_DEPTH = 200;

/** Ids that Craft.js creates, and any that a person may write, except those that are special to JavaScript objects. */
const ID = /^(?!__proto__$|constructor$|prototype$)[\w-]{1,64}$/;

/**
 * Reads a page from its JSON text.
 *
 * @throws an error whose message says why the text is not a page
 */
export function parsePage(text: string): SerializedNodes {
  if (text.trim() === '') throw new Error('There is no text.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`This is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  return checkPage(value, DEFAULT_PROPS);
}

/**
 * Returns a page that Craft.js can load without failing. Craft.js trusts what it loads: an unknown component or a missing
 * child would throw while rendering, so the whole page is checked before it replaces the current one.
 *
 * @throws an error whose message names the first Node that is wrong
 */
export function checkPage(value: unknown, known: KnownComponents): SerializedNodes {
  if (!isJsonObject(value)) throw new Error('A page is an object with a Node for each id.');
  if (!Object.hasOwn(value, ROOT_NODE)) throw new Error(`The Node “${ROOT_NODE}” is missing.`);
  const entries = Object.entries(value);
  if (entries.length > MAX_NODES) throw new Error(`There are more than ${MAX_NODES} Nodes.`);
  const nodes = new Map(entries.map(([id, entry]) => [id, checkNode(id, entry, known)]));
  checkTree(nodes);
  return Object.fromEntries(nodes);
}

/** Checks that every Node is reached from the root once, through the parent that it names. */
function checkTree(nodes: ReadonlyMap<string, SerializedNode>): void {
  const reached = new Map([[ROOT_NODE, 1]]);
  for (const [id, depth] of reached) {
    if (depth > MAX_DEPTH) refuse(id, `it is nested more than ${MAX_DEPTH} deep`);
    for (const child of nodes.get(id)?.nodes ?? []) {
      const node = nodes.get(child);
      if (node === undefined) refuse(id, `its child “${child}” is missing`);
      if (reached.has(child)) refuse(child, 'it is listed as a child more than once');
      if (node.parent !== id) refuse(child, `its “parent” is “${node.parent}”, but “${id}” lists it`);
      reached.set(child, depth + 1);
    }
  }
  const lost = [...nodes.keys()].find((id) => !reached.has(id));
  if (lost !== undefined) refuse(lost, 'no other Node lists it as a child');
}

/** Checks one Node, independently of the others. Returns it with its known properties only. */
function checkNode(id: string, value: unknown, known: KnownComponents): SerializedNode {
  if (!ID.test(id)) throw new Error(`“${id.slice(0, 64)}” cannot be an id: use letters, digits, - and _.`);
  if (!isJsonObject(value)) refuse(id, 'it must be an object');
  const { type, props = {}, parent = null, nodes = [], linkedNodes = {}, custom, isCanvas } = value;
  const name = isJsonObject(type) ? type['resolvedName'] : undefined;
  const defaults = typeof name === 'string' ? known.get(name) : undefined;
  if (typeof name !== 'string' || defaults === undefined) {
    refuse(
      id,
      `its component ${JSON.stringify(name ?? type ?? null)} is not one of ${[...known.keys()].join(', ')}`,
    );
  }
  if (!isJsonObject(props)) refuse(id, '“props” must be an object');
  // Props that the component does not know are dropped, so that a page from a newer version of the editor still loads.
  const given = Object.entries(props).filter(([prop]) => Object.hasOwn(defaults, prop));
  for (const [prop, own] of given) {
    const kind = kindOf(defaults[prop]);
    if (kindOf(own) !== kind) refuse(id, `“${prop}” must be ${kind}`);
    if (String(own).length > MAX_CHARACTERS)
      refuse(id, `“${prop}” is longer than ${MAX_CHARACTERS} characters`);
  }
  const isRoot = id === ROOT_NODE;
  if (!isRoot && typeof parent !== 'string') refuse(id, '“parent” must be the id of another Node');
  if (!isTextList(nodes)) refuse(id, '“nodes” must be a list of ids');
  if (!isJsonObject(linkedNodes) || Object.keys(linkedNodes).length > 0) {
    refuse(id, '“linkedNodes” must be empty, as no component here has any');
  }
  // The only property that this editor stores there.
  const ownName = isJsonObject(custom) ? custom['displayName'] : undefined;
  return {
    type: { resolvedName: name },
    isCanvas: isCanvas === true,
    props: Object.fromEntries(given),
    displayName: name,
    custom: typeof ownName === 'string' && ownName.trim() !== '' ? { displayName: ownName.slice(0, 80) } : {},
    parent: !isRoot && typeof parent === 'string' ? parent : null,
    hidden: false,
    nodes: [...nodes],
    linkedNodes: {},
  };
}

function refuse(id: string, problem: string): never {
  throw new Error(`Node “${id}”: ${problem}.`);
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
