/**
 * Packs an anchor for the search file. Most anchors follow from the name of their section (`#default-props` from
 * "Default props"), so that part is left out: `prop-onrender` of the API entry `onRender` becomes `prop-`,
 * `default-props` becomes empty. Other anchors are kept as they are.
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

/** Returns the id that the markdown pipeline creates for ASCII text. */
function plainAnchor(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-');
}
