/** Random numbers that are the same for the same seed, on every machine. */
export interface Random {
  /** Returns an integer from 0 to `below` - 1. */
  integer(below: number): number;
  /** Returns one of the items; the first ones are more frequent, like words in a language. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Mulberry32: small, fast, and good enough for texts that nobody reads. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    integer: (below) => Math.floor(next() * below),
    pick: (items) => items[Math.floor(next() ** 1.6 * items.length)] ?? items[0],
  };
}
