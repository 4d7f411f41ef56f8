/**
 * Does something with each item, at most so many at a time. Rejects with the first failure.
 *
 * @template Item
 * @param {Iterable<Item>} items
 * @param {number} atOnce
 * @param {(item: Item) => Promise<void>} work
 * @returns {Promise<void>}
 */
export async function forEachAtOnce(items, atOnce, work) {
  const queue = items[Symbol.iterator]();
  const workOff = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, workOff));
}
