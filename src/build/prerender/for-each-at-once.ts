/** How many items are worked on at a time: enough that rendering need not wait for the disk. */
const AT_ONCE = 8;

/** Does something with each item of a list, some at a time. Rejects with the first failure. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const workOff = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
}
