import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Files of a built entry, as paths below the site's root. */
export interface EntryOutput {
  /** The entry's own file: a module or a style sheet. */
  readonly script: string;
  readonly styles: readonly string[];
  /** Its static imports, direct and transitive. Browsers discover them only after they have read the importer. */
  readonly imports: readonly string[];
}

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Returns the built files of an entry, named by its path in the project or, of a group of modules, by its chunk. */
export type FindEntry = (entry: string) => EntryOutput;

/** Reads and removes Vite's manifest, which is part of the build and not of the site. */
export async function readManifest(clientDirectory: string): Promise<FindEntry> {
  const file = path.join(clientDirectory, '.vite/manifest.json');
  // biome-ignore lint/plugin/no-casts: Vite wrote the file; its guide "Backend Integration" documents the shape
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(path.dirname(file), { recursive: true });
  return (entry) => {
    const [own, ...imports] = chunksOf(manifest, entry);
    return {
      script: own.file,
      styles: [...new Set([...imports, own].flatMap(({ css = [] }) => css))],
      imports: imports.map(({ file }) => file),
    };
  };
}

/** Returns a chunk and all that it imports, directly or not. */
function chunksOf(manifest: Manifest, entry: string): [ManifestChunk, ...ManifestChunk[]] {
  const own = chunkOf(manifest, entry);
  const imported = new Set((own.imports ?? []).flatMap((name) => chunksOf(manifest, name)));
  return [own, ...imported];
}

function chunkOf(manifest: Manifest, entry: string): ManifestChunk {
  const chunk = manifest[entry] ?? Object.values(manifest).find(({ name }) => name === entry);
  if (chunk === undefined) throw new Error(`Vite's manifest does not contain ${entry}.`);
  return chunk;
}

/** Returns the files of entries, without duplicates. */
export function filesOf(entries: readonly EntryOutput[]): readonly string[] {
  return [...new Set(entries.flatMap(({ script, styles, imports }) => [script, ...styles, ...imports]))];
}

/** Removes a built style sheet from the site's files and returns its text, to be inlined in documents. */
export async function extractStyle(clientDirectory: string, { script: style }: EntryOutput): Promise<string> {
  const file = path.join(clientDirectory, style);
  const text = await readFile(file, 'utf8');
  await rm(file);
  return text.trim();
}
