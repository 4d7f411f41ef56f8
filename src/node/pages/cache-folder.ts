import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds for which a file is kept: a month. It is made again then if it is needed. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** A folder of `.cache` with files that are created once, each named by a hash of its inputs. */
export class CacheFolder {
  readonly #folder: string;

  constructor(projectRoot: string, name: string) {
    this.#folder = path.join(projectRoot, '.cache', name);
  }

  /** Returns the absolute path of a file, whether it exists or not. */
  path(name: string): string {
    return path.join(this.#folder, name);
  }

  /** Reads a file. Rejects if there is no such file. */
  read(name: string): Promise<Buffer> {
    return readFile(this.path(name));
  }

  /** Writes a file atomically: it is renamed when it is complete, so that a killed process leaves no partial file. */
  async write(name: string, content: string | Uint8Array): Promise<void> {
    const file = this.path(name);
    const aside = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(aside, content);
    await rename(aside, file);
  }

  /** Returns a file, which is made unless it is there. */
  async get(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = await this.read(name).catch(() => undefined);
    if (known !== undefined) return known;
    const made = await make();
    await this.write(name, made);
    return made;
  }

  /** Removes files that are older than a month. */
  async prune(): Promise<void> {
    const now = Date.now();
    for (const entry of await readdir(this.#folder).catch(() => [])) {
      const file = path.join(this.#folder, entry);
      // Another build may be renaming it.
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
      if (now - mtimeMs > MAX_AGE_MS) await rm(file, { force: true });
    }
  }
}
