/**
 * Most anchors follow from the name they stand by (`#default-props` from "Default props"), so the search file leaves
 * that part out: `prop-onrender` of the API entry `onRender` becomes `prop-`, `default-props` becomes nothing. What does
 * not follow is kept as it is.
 */
export function packAnchor(anchor: string, name: string): string {
  const plain = plainAnchor(name);
  if (plain === '' || !anchor.endsWith(plain)) return keep(anchor);
  const start = anchor.slice(0, -plain.length);
  return start === '' || /^[^=-][^=]*-$/.test(start) ? start : keep(anchor);
}

/** The counterpart of `packAnchor`. */
export function unpackAnchor(packed: string, name: string): string {
  if (packed.startsWith('=')) return packed.slice(1);
  return `${packed}${plainAnchor(name)}`;
}

function keep(anchor: string): string {
  return `=${anchor}`;
}

/** Ids as the markdown pipeline makes them of ASCII text. */
function plainAnchor(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-');
}
