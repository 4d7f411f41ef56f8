import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Files of a built entry, as paths below the site's root. */
export interface EntryOutput {
  /** The entry's own file: a module, or a style sheet where the entry is one. */
  readonly script: string;
  readonly styles: readonly string[];
  /** The modules that it imports at once, directly or not. Browsers find them only when they have read the importer. */
  readonly imports: readonly string[];
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Looks up what became of an entry module, named by its path in the project. */
export type FindEntry = (entry: string) => EntryOutput;

/** Reads Vite's manifest and takes it away: it is a part of the build, not of the site. */
export async function readManifest(clientDirectory: string): Promise<FindEntry> {
  const file = path.join(clientDirectory, '.vite/manifest.json');
  // biome-ignore lint/plugin/no-casts: Vite wrote the file; its guide "Backend Integration" documents the shape
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(path.dirname(file), { recursive: true });
  return (entry) => ({
    script: chunkOf(manifest, entry).file,
    styles: [...stylesOf(manifest, entry)],
    imports: [...importsOf(manifest, entry)],
  });
}

function chunkOf(manifest: Manifest, entry: string): ManifestChunk {
  const chunk = manifest[entry];
  if (chunk === undefined) throw new Error(`Vite's manifest does not hold ${entry}.`);
  return chunk;
}

/** Returns the files of entries, without repetitions. */
export function filesOf(entries: readonly EntryOutput[]): readonly string[] {
  return [...new Set(entries.flatMap(({ script, styles, imports }) => [script, ...styles, ...imports]))];
}

/** The styles of an entry and of all that it imports at once. */
function stylesOf(manifest: Manifest, entry: string): ReadonlySet<string> {
  const { css = [], imports = [] } = chunkOf(manifest, entry);
  return new Set([...imports.flatMap((name) => [...stylesOf(manifest, name)]), ...css]);
}

function importsOf(manifest: Manifest, entry: string): ReadonlySet<string> {
  const { imports = [] } = chunkOf(manifest, entry);
  return new Set(imports.flatMap((name) => [chunkOf(manifest, name).file, ...importsOf(manifest, name)]));
}

/** Takes a built style sheet out of the site's files, to be written into documents: its text. */
export async function takeStyle(clientDirectory: string, { script: style }: EntryOutput): Promise<string> {
  const file = path.join(clientDirectory, style);
  const text = await readFile(file, 'utf8');
  await rm(file);
  return text.trim();
}
