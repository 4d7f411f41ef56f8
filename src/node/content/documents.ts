import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Change, Doc, Landing, Sidebar, Site, Skill, TextPage } from 'contentlayer/generated';
import { Tinypool } from 'tinypool';
import { contentDirectory, findContentFiles } from './files.ts';

/** The documents of the content folder, as Contentlayer has validated them. */
export interface SiteDocuments {
  readonly docs: readonly Doc[];
  readonly landing: Landing;
  readonly textPages: readonly TextPage[];
  readonly changes: readonly Change[];
  /** At most one. */
  readonly skills: readonly Skill[];
  readonly sidebar: Sidebar;
  readonly site: Site;
}

/** Contentlayer's output, made anew when a file of the content folder has changed. */
export class ContentDocuments {
  readonly #projectRoot: string;
  #thread: Tinypool | undefined;

  constructor(projectRoot: string) {
    this.#projectRoot = projectRoot;
  }

  /** The documents as the content folder has them now. Check the sources first: Contentlayer tells no lines. */
  async read(): Promise<SiteDocuments> {
    await this.#update();
    return this.#documents();
  }

  /**
   * The documents of the last run, which may be out of date; undefined if there was no run for this content folder and
   * this schema.
   */
  async former(): Promise<SiteDocuments | undefined> {
    const { schema } = await this.#lastRun();
    return schema === (await this.#schema()) ? this.#documents() : undefined;
  }

  async #documents(): Promise<SiteDocuments> {
    const [docs, landing, textPages, changes, skills, sidebar, site] = await Promise.all([
      this.#index<readonly Doc[]>('Doc'),
      this.#index<Landing>('Landing'),
      this.#index<readonly TextPage[]>('TextPage'),
      this.#index<readonly Change[]>('Change'),
      this.#index<readonly Skill[]>('Skill'),
      this.#index<Sidebar>('Sidebar'),
      this.#index<Site>('Site'),
    ]);
    return { docs, landing, textPages, changes, skills, sidebar, site };
  }

  /**
   * Begins to load Contentlayer on its thread if the documents are out of date. That takes nearly two seconds on two
   * cores, in which the sources can be checked. A failure shows at the next {@link read}.
   */
  async prepare(): Promise<void> {
    const [state, last] = await Promise.all([this.#state(), this.#lastRun()]);
    if (last.state !== state) void this.#run('loadSchema').catch(() => {});
  }

  /** Ends the thread on which Contentlayer runs. */
  async close(): Promise<void> {
    await this.#thread?.destroy();
    this.#thread = undefined;
  }

  async #update(): Promise<void> {
    const state = await this.#state();
    const last = await this.#lastRun();
    if (last.state === state) return;
    const folder = path.join(this.#projectRoot, '.contentlayer');
    await rm(this.#record(), { force: true });
    // Contentlayer takes a file for unchanged when it has the same name and was written in the same millisecond, as in a
    // fresh clone files of two content folders may be.
    if (last.contentDirectory !== contentDirectory) {
      await rm(path.join(folder, '.cache'), { recursive: true, force: true });
    }
    await mkdir(folder, { recursive: true });
    await this.#run('generateDocuments');
    const schema = await this.#schema();
    await writeFile(this.#record(), JSON.stringify({ contentDirectory, schema, state } satisfies LastRun));
  }

  /** Calls a function of `run-contentlayer.js` on the thread. */
  async #run(name: 'loadSchema' | 'generateDocuments'): Promise<void> {
    this.#thread ??= new Tinypool({
      // A bundled module, as Vite's configuration is, cannot tell where its neighbours are.
      filename: path.join(this.#projectRoot, 'src/node/content/run-contentlayer.js'),
      minThreads: 1,
      maxThreads: 1,
    });
    await this.#thread.run(this.#projectRoot, { name });
  }

  /** Changes with each file of the content folder, and with the schema. */
  async #state(): Promise<string> {
    const content = path.resolve(this.#projectRoot, contentDirectory);
    const files = (await findContentFiles(content)).map((file) => path.join(content, file));
    return this.#hashOf([...this.#schemaFiles(), ...files]);
  }

  /** Changes with the schema, and with the content folder's name. */
  #schema(): Promise<string> {
    return this.#hashOf(this.#schemaFiles());
  }

  #schemaFiles(): readonly string[] {
    return ['contentlayer.config.ts', 'src/node/content/schema.ts'].map((file) =>
      path.join(this.#projectRoot, file),
    );
  }

  /** A hash of the content folder's name, and of the names, times and sizes of files. */
  async #hashOf(files: readonly string[]): Promise<string> {
    const hash = createHash('sha256').update(contentDirectory);
    for (const file of files) {
      const { mtimeMs, size } = await stat(file);
      hash.update(`\n${file}\n${mtimeMs}\n${size}`);
    }
    return hash.digest('hex');
  }

  async #lastRun(): Promise<LastRun> {
    try {
      // biome-ignore lint/plugin/no-casts: only this class writes the file
      return JSON.parse(await readFile(this.#record(), 'utf8')) as LastRun;
    } catch {
      return { contentDirectory: undefined, schema: undefined, state: undefined };
    }
  }

  #record(): string {
    return path.join(this.#projectRoot, '.contentlayer/last-run.json');
  }

  /** The index of each type is the only list to trust: a deleted document leaves its own file behind. */
  async #index<T>(type: string): Promise<T> {
    const file = path.join(this.#projectRoot, '.contentlayer/generated', type, '_index.json');
    // biome-ignore lint/plugin/no-casts: Contentlayer checked the file against the schema that it generated T from
    return JSON.parse(await readFile(file, 'utf8')) as T;
  }
}

/** What Contentlayer has run on last. */
interface LastRun {
  readonly contentDirectory: string | undefined;
  readonly schema: string | undefined;
  readonly state: string | undefined;
}
