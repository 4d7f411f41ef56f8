import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentDirectory } from '../content/content-directory.ts';
import { formatProblem } from '../content/problem.ts';
import { loadContentlayer } from '../contentlayer/load-contentlayer.ts';
import { docsBySlug } from './derive-pages.ts';
import type { LoadedSite } from './load-site.ts';
import { checkedSources, deriveContent, readyToCompile } from './prepare-content.ts';
import { previewPage } from './preview-page.ts';

/** Who hears of the content. */
interface ContentListener {
  /** There is something else to show. */
  readonly onChange: () => void;
  readonly onWarning: (message: string) => void;
  /** All of the content has been checked and is right. */
  readonly onRight: () => void;
  /** The content holds mistakes, or the machine fails; what was shown before stays. */
  readonly onError: (error: unknown) => void;
}

/** Milliseconds after which Contentlayer starts though nobody has asked for a page. */
const PATIENCE = 2000;

/** The site while writers edit it. */
export class LiveContent {
  readonly #projectRoot: string;
  readonly #listener: ContentListener;
  #site: LoadedSite | undefined;

  constructor(projectRoot: string, listener: ContentListener) {
    this.#projectRoot = projectRoot;
    this.#listener = listener;
  }

  /** The site as it is now; undefined where the content has had mistakes from the beginning. */
  get site(): LoadedSite | undefined {
    return this.#site;
  }

  /**
   * Resolves when there is a site to show, or a mistake. Where the last run has left its documents, these are shown, and
   * Contentlayer looks for changes when the first page has been answered.
   *
   * @param firstAnswer the path of the first page that a browser gets
   */
  async start(firstAnswer: Promise<string>): Promise<void> {
    if (await readyToCompile(this.#projectRoot)) await this.#showLastRun();
    const showsLastRun = this.#site !== undefined;
    if (!showsLastRun) await this.#watch();
    void Promise.race([firstAnswer, wait(PATIENCE, '')])
      .then(async (route) => {
        if (showsLastRun) await this.#watch();
        await this.#rehearse(route);
      })
      .catch(this.#listener.onError);
  }

  /**
   * Compiles the page that a writer has opened, for nothing: the first time takes longest, because the code that does it
   * must be loaded and all samples get their colours, and should not come with an edit.
   */
  async #rehearse(route: string): Promise<void> {
    const site = this.#site;
    const page = site?.pages.get(route);
    if (site === undefined || page?.kind !== 'doc') return;
    const doc = docsBySlug(site.documents).get(page.slug);
    if (doc !== undefined) await previewPage(site, path.resolve(contentDirectory, doc._raw.sourceFilePath));
  }

  /** Derives the site anew: a file has changed that is no document. */
  async refresh(): Promise<void> {
    try {
      await this.#update();
    } catch (error) {
      this.#listener.onError(error);
    }
  }

  /** Shows the text of a page as its file has it now, long before Contentlayer does. */
  async preview(file: string): Promise<void> {
    const before = this.#site;
    if (before === undefined) return;
    const previewed = await previewPage(before, file);
    // What has been compiled and checked meanwhile is better.
    if (previewed === undefined || this.#site !== before) return;
    this.#site = previewed;
    this.#listener.onChange();
  }

  async #showLastRun(): Promise<void> {
    try {
      this.#site = (await deriveContent(this.#projectRoot, [])).loaded;
    } catch {
      // There was none, or it ended with a mistake, which Contentlayer will find again if it is still there.
    }
  }

  /** Resolves after the first run of Contentlayer. */
  async #watch(): Promise<void> {
    const { watchDocuments } = await loadContentlayer(this.#projectRoot);
    await new Promise<void>((resolve) => {
      void watchDocuments(this.#projectRoot, async (failure) => {
        await this.#update(failure).catch(this.#listener.onError);
        resolve();
      });
    });
  }

  async #update(failure?: string): Promise<void> {
    const { loaded, warnings } = await deriveContent(
      this.#projectRoot,
      await checkedSources(this.#projectRoot),
    );
    this.#site = loaded;
    for (const warning of warnings) this.#listener.onWarning(formatProblem(warning));
    if (failure !== undefined) throw new Error(failure);
    this.#listener.onRight();
    this.#listener.onChange();
  }
}
