import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  #schema: Promise<void> | undefined;

  constructor(projectRoot: string) {
    this.#projectRoot = projectRoot;
    this.#folder = generatedDirectory(projectRoot);
  }

  /**
   * Reads the current documents of the content folder, whose sources have been checked. What a killed process or a full
   * disk has left behind damaged is removed and made again.
   */
  async read(sources: readonly SourceDocument[]): Promise<SiteDocuments> {
    return this.#readOnce(sources).catch(async () => {
      await rm(this.#record(), { force: true });
      for (const part of ['.cache', 'generated'])
        await rm(path.join(this.#folder, part), { recursive: true, force: true });
      return this.#readOnce(sources);
    });
  }

  async #readOnce(sources: readonly SourceDocument[]): Promise<SiteDocuments> {
    await this.#update();
    return {
      docs: await this.#index<readonly Doc[]>('Doc'),
      landing: await this.#index<Landing>('Landing'),
      textPages: await this.#index<readonly TextPage[]>('TextPage'),
      changes: await this.#index<readonly Change[]>('Change'),
      skills: await this.#index<readonly Skill[]>('Skill'),
      sidebar: await this.#index<Sidebar>('Sidebar'),
      site: await this.#index<Site>('Site'),
      bodyLines: new Map(sources.map(({ contentPath, bodyLine }) => [contentPath, bodyLine])),
    };
  }

  /**
   * Starts loading Contentlayer on its thread if the documents are out of date, and returns whether they are. It takes
   * nearly two seconds, in which the sources can be checked; a failure surfaces there or in the next {@link read}.
   */
  async prepare(): Promise<boolean> {
    const last = await this.#lastRun();
    // Without a former run, no file needs to be read to know that one is needed.
    const isStale = last === undefined || last !== (await this.#input().catch(() => last));
    if (isStale) this.#schema = this.#run('loadSchema').catch(() => {});
    return isStale;
  }

  /** Terminates Contentlayer's thread. */
  async close(): Promise<void> {
    await this.#thread?.destroy();
    this.#thread = undefined;
  }

  async #update(): Promise<void> {
    const [last, input] = await Promise.all([this.#lastRun(), this.#input()]);
    if (last === input) return;
    await rm(this.#record(), { force: true });
    // Contentlayer treats a file as unchanged if its name and its modification time are the same. In a fresh clone,
    // files of two content folders may share both.
    if (last?.split('\n')[0] !== contentDirectory) {
      // Its compiled schema is in the same folder until it is loaded.
      await this.#schema;
      await rm(path.join(this.#folder, '.cache'), { recursive: true, force: true });
    }
    await mkdir(this.#folder, { recursive: true });
    await this.#run('generateDocuments');
    await writeFile(this.#record(), input);
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

  /**
   * Returns the input of a run: the content folder, and a hash of the names and contents of its files and of those that
   * declare the schema.
   */
  async #input(): Promise<string> {
    const content = path.resolve(this.#projectRoot, contentDirectory);
    const schema = ['schema', 'site-schema', 'fields', 'contentlayer-types'].map(
      (name) => `src/node/content/${name}.ts`,
    );
    const files = [
      ...['contentlayer.config.ts', 'src/shared/page-path.ts', ...schema].map((file) =>
        path.join(this.#projectRoot, file),
      ),
      ...(await findContentFiles(content)).map((file) => path.join(content, file)),
    ];
    const hash = createHash('sha256');
    for (const file of files) hash.update(`\n${file}\n`).update(await readFile(file));
    return `${contentDirectory}\n${hash.digest('hex')}`;
  }

  /** Returns the input of Contentlayer's last run; undefined if there has been none. */
  async #lastRun(): Promise<string | undefined> {
    return readFile(this.#record(), 'utf8').catch(() => undefined);
  }

  #record(): string {
    return path.join(this.#folder, 'last-run.txt');
  }

  /** Reads the index of a type. Only the indexes are reliable: the file of a deleted document remains. */
  async #index<T>(type: string): Promise<T> {
    const file = path.join(this.#folder, 'generated', type, '_index.json');
    // biome-ignore lint/plugin/no-casts: Contentlayer checked the file against the schema that it generated T from
    return JSON.parse(await readFile(file, 'utf8')) as T;
  }
}
