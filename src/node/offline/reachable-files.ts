/** Reads a file as text. */
type ReadText = (file: string) => Promise<string>;

const CODE = /\.(?:js|css)$/;

/**
 * The assets that scripts and styles load, at once or later, directly or not, with themselves. Their names are
 * looked for in the text: they hold a hash, so nothing else reads like them, and no tool's list of imports has
 * workers, too.
 */
export async function reachableFiles(
  starts: readonly string[],
  assets: readonly string[],
  read: ReadText,
): Promise<readonly string[]> {
  const names = new Map(assets.map((file) => [file.slice(file.lastIndexOf('/') + 1), file]));
  const found = new Set(starts);
  // A set gives what is added on the way, too.
  for (const file of found) {
    if (!CODE.test(file)) continue;
    for (const [name = ''] of (await read(file)).matchAll(/[\w.-]+\.\w+/g)) {
      const asset = names.get(name);
      if (asset !== undefined) found.add(asset);
    }
  }
  return [...found].sort();
}
