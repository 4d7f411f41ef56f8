import type { SerializedNodes } from '@craftjs/core';

/** The components of the editor by name: its resolver. */
type Known = Readonly<Record<string, unknown>>;

/** Deeper pages would exhaust the browser's stack. */
const MAX_DEPTH = 100;

/** Parses a saved page. Throws an Error that says what is wrong. */
export function parsePage(text: string, known: Known): SerializedNodes {
  let page: unknown;
  try {
    page = JSON.parse(text);
  } catch {
    throw new Error('This text is not JSON.');
  }
  checkPage(page, known);
  return page;
}

function checkPage(
  page: unknown,
  known: Known,
): asserts page is SerializedNodes {
  if (!isRecord(page)) throw new Error('This text is not a page.');
  const parts = new Map(
    Object.entries(page).map(([id, node]) => {
      return [id, readPart(id, node, known)];
    }),
  );

  // Walk down: each part must exist, name its parent, be used once.
  const seen = new Set<string>();
  const visit = (id: string, depth: number, parent?: string) => {
    const part = parts.get(id);
    if (!part) throw new Error(`Part ${id} is missing.`);
    if (seen.has(id)) throw new Error(`Part ${id} is used twice.`);
    if (parent && part.parent !== parent)
      throw new Error(`Part ${id} is in the wrong place.`);
    if (depth > MAX_DEPTH)
      throw new Error(`Part ${id} is nested too deeply.`);
    seen.add(id);
    for (const child of part.children) visit(child, depth + 1, id);
  };
  visit('ROOT', 1);
}

/** Checks one Node, and says where it belongs. */
function readPart(id: string, node: unknown, known: Known) {
  const { type, props, custom, displayName, parent, nodes, linkedNodes } =
    isRecord(node) ? node : {};
  if (
    !isRecord(type) ||
    !isRecord(props) ||
    !isRecord(custom) ||
    typeof displayName !== 'string' ||
    !Array.isArray(nodes) ||
    !isRecord(linkedNodes)
  ) {
    throw new Error(`Part ${id} is incomplete.`);
  }

  const { resolvedName } = type;
  if (!Object.hasOwn(known, String(resolvedName))) {
    throw new Error(`Part ${id} is an unknown component: ${resolvedName}.`);
  }

  // The props of our components are strings and numbers.
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new Error(`Part ${id} has a bad value: ${name}.`);
    }
  }
  // A layers panel keeps names in `custom`, and shows them as HTML.
  for (const [name, value] of Object.entries(custom)) {
    if (typeof value !== 'string' || value.includes('<')) {
      throw new Error(`Part ${id} has a bad value: ${name}.`);
    }
  }
  return {
    parent,
    children: [...nodes, ...Object.values(linkedNodes)].map(String),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value)
  );
}
