import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Contentlayer = typeof import('./run-contentlayer.js');

/**
 * Contentlayer, which takes half a second to load. Vite bundles its configuration, and a bundle loads at once whatever
 * it imports by name; so this goes by the file's address.
 */
export async function loadContentlayer(projectRoot: string): Promise<Contentlayer> {
  const file = path.join(projectRoot, 'src/node/contentlayer/run-contentlayer.js');
  // biome-ignore lint/plugin/no-casts: the file's types stand beside it
  return (await import(pathToFileURL(file).href)) as Contentlayer;
}
