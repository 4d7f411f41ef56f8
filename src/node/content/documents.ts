import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Change, Doc, Landing, Sidebar, Site, Skill, TextPage } from 'contentlayer/generated';
import { Tinypool } from 'tinypool';
import { contentDirectory, findContentFiles, generatedDirectory } from './files.ts';
import type { SourceDocument } from './load-content.ts';

/** The documents of the content folder, as Contentlayer types them. */
export interface SiteDocuments {
  readonly docs: readonly Doc[];
  readonly landing: Landing;
  readonly textPages: readonly TextPage[];
  readonly changes: readonly Change[];
  /** At most one. */
  readonly skills: readonly Skill[];
  readonly sidebar: Sidebar;
  readonly site: Site;
  /**
   * The lines on which the texts begin, by the paths of the files below the content folder. They come from the check of
   * the sources, because Contentlayer records no positions.
   */
  readonly bodyLines: ReadonlyMap<string, number>;
}

/** Contentlayer's output, regenerated when a file of the content folder has changed. */
export class ContentDocuments {
  readonly #projectRoot: string;
  readonly #folder: string;
  #thread: Tinypool | undefined;

  constructor(projectRoot: string) {
    this.#projectRoot = projectRoot;
    this.#folder = generatedDirectory(projectRoot);
  }

  /** Reads the current documents of the content folder, whose sources have been checked. */
  async read(sources: readonly SourceDocument[]): Promise<SiteDocuments> {
    await this.#update();
    const [docs, landing, textPages, changes, skills, sidebar, site] = await Promise.all([
      this.#index<readonly Doc[]>('Doc'),
      this.#index<Landing>('Landing'),
      this.#index<readonly TextPage[]>('TextPage'),
      this.#index<readonly Change[]>('Change'),
      this.#index<readonly Skill[]>('Skill'),
      this.#index<Sidebar>('Sidebar'),
      this.#index<Site>('Site'),
    ]);
    const bodyLines = new Map(sources.map(({ contentPath, bodyLine }) => [contentPath, bodyLine]));
    return { docs, landing, textPages, changes, skills, sidebar, site, bodyLines };
  }

  /**
   * Starts loading Contentlayer on its thread if the documents are out of date. Loading takes nearly two seconds on two
   * cores; meanwhile the sources can be checked. A failure, such as a content folder that cannot be
   * read, surfaces in their check or in the next {@link read}.
   */
  async prepare(): Promise<void> {
    // Without a former run, no file needs to be read to know that one is needed.
    const isFirst = (await this.#lastRun()).texts === undefined;
    const isStale = isFirst || (await this.#pendingRun().catch(() => undefined)) !== undefined;
    if (isStale) void this.#run('loadSchema').catch(() => {});
  }

  /** Terminates Contentlayer's thread. */
  async close(): Promise<void> {
    await this.#thread?.destroy();
    this.#thread = undefined;
  }

  /**
   * Returns the run that the current files need, with the last one; undefined if the output is that of the current
   * files. Files that are only newer, such as those of another branch and back, are read and compared once.
   */
  async #pendingRun(): Promise<{ readonly last: LastRun; readonly run: LastRun } | undefined> {
    const [last, files] = await Promise.all([this.#lastRun(), this.#files()]);
    const times = await hashOfTimes(files);
    if (last.times === times) return undefined;
    const run = { contentDirectory, times, texts: await hashOfTexts(files) };
    if (last.texts !== run.texts) return { last, run };
    await this.#writeRecord(run);
    return undefined;
  }

  async #update(): Promise<void> {
    const pending = await this.#pendingRun();
    if (pending === undefined) return;
    const { last, run } = pending;
    await rm(this.#record(), { force: true });
    // Contentlayer treats a file as unchanged if its name and its modification time are the same. In a fresh clone,
    // files of two content folders may share both.
    if (last.contentDirectory !== contentDirectory) {
      await rm(path.join(this.#folder, '.cache'), { recursive: true, force: true });
    }
    await mkdir(this.#folder, { recursive: true });
    await this.#run('generateDocuments');
    await this.#writeRecord(run);
  }

  async #writeRecord(run: LastRun): Promise<void> {
    await writeFile(this.#record(), JSON.stringify(run));
  }

  /** Calls a function of `run-contentlayer.js` on the thread. */
  async #run(name: 'loadSchema' | 'generateDocuments'): Promise<void> {
    this.#thread ??= new Tinypool({
      // A bundled module, such as Vite's configuration, cannot resolve paths relative to itself.
      filename: path.join(this.#projectRoot, 'src/node/content/run-contentlayer.js'),
      minThreads: 1,
      maxThreads: 1,
    });
    const content = path.resolve(this.#projectRoot, contentDirectory);
    await this.#thread.run(
      { projectRoot: this.#projectRoot, folder: path.dirname(this.#folder), content },
      { name },
    );
  }

  /** Returns the files that determine the output: those of the content folder, and those that declare the schema. */
  async #files(): Promise<readonly string[]> {
    const content = path.resolve(this.#projectRoot, contentDirectory);
    const schema = ['schema', 'site-schema', 'fields'].map((name) => `src/node/content/${name}.ts`);
    return [
      ...['contentlayer.config.ts', 'src/shared/page-path.ts', ...schema].map((file) =>
        path.join(this.#projectRoot, file),
      ),
      ...(await findContentFiles(content)).map((file) => path.join(content, file)),
    ];
  }

  async #lastRun(): Promise<LastRun> {
    try {
      // biome-ignore lint/plugin/no-casts: only this class writes the file
      return JSON.parse(await readFile(this.#record(), 'utf8')) as LastRun;
    } catch {
      return { contentDirectory: undefined, times: undefined, texts: undefined };
    }
  }

  #record(): string {
    return path.join(this.#folder, 'last-run.json');
  }

  /** Reads the index of a type. Only the indexes are reliable: the file of a deleted document remains. */
  async #index<T>(type: string): Promise<T> {
    const file = path.join(this.#folder, 'generated', type, '_index.json');
    // biome-ignore lint/plugin/no-casts: Contentlayer checked the file against the schema that it generated T from
    return JSON.parse(await readFile(file, 'utf8')) as T;
  }
}

/** The input of Contentlayer's last run. */
interface LastRun {
  readonly contentDirectory: string | undefined;
  /** A hash of the names, times and sizes of the files. */
  readonly times: string | undefined;
  /** A hash of the names and contents of the files. */
  readonly texts: string | undefined;
}

async function hashOfTimes(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    const { mtimeMs, size } = await stat(file);
    hash.update(`\n${file}\n${mtimeMs}\n${size}`);
  }
  return hash.digest('hex');
}

async function hashOfTexts(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\n${file}\n`).update(await readFile(file));
  return hash.digest('hex');
}
