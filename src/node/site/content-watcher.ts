import { setTimeout as wait } from 'node:timers/promises';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { ContentDocuments } from '../content/documents.ts';
import type { CompiledPages } from '../pages/compiled-pages.ts';
import { writeDerived } from './derived-modules.ts';
import { ContentError, checkAll, openSite } from './prepare-site.ts';
import type { Site } from './site.ts';

interface ContentListener {
  /** Called when pages must be fetched again. */
  readonly onChange: () => void;
  /** Called when there is a site to show for the first time, perhaps after mistakes. It is not checked yet. */
  readonly onOpened: () => void;
  /** Called with the problems of the content after each check. On errors, the former site remains. */
  readonly onChecked: (problems: readonly Diagnostic[]) => void;
  /** Called when the program fails. The former site stays. */
  readonly onFailure: (error: unknown) => void;
}

/** Milliseconds to wait after a change before the check: editors write a file in several steps. */
const SETTLE_DELAY_MS = 50;

/** Milliseconds for which the first check waits for the first page to start in its browser. */
const FIRST_PAGE_TIMEOUT_MS = 4000;

/**
 * The site while writers edit it. A page is compiled on request, and again when its file has changed; the whole content
 * is checked in the background after each change.
 */
export class ContentWatcher {
  readonly #projectRoot: string;
  readonly #listener: ContentListener;
  readonly #documents: ContentDocuments;
  readonly #compiled: CompiledPages;
  #site: Site | undefined;
  #haveSite: () => void = () => {};
  /** Resolves when the app can be loaded, because there are derived modules: after the first site without errors. */
  readonly firstSite = new Promise<void>((resolve) => {
    this.#haveSite = resolve;
  });
  /** Resolves when there is a site to show, or an error. */
  opened: Promise<void> = Promise.resolve();
  #isEdited = false;
  #isStale = true;
  #checking: Promise<void> | undefined;
  #pageStarted: () => void = () => {};

  constructor(
    projectRoot: string,
    documents: ContentDocuments,
    compiled: CompiledPages,
    listener: ContentListener,
  ) {
    this.#projectRoot = projectRoot;
    this.#listener = listener;
    this.#documents = documents;
    this.#compiled = compiled;
  }

  /** Terminates the threads, and the wait for a first site. */
  async close(): Promise<void> {
    this.#haveSite();
    await Promise.all([this.#compiled.close(), this.#documents.close()]);
  }

  /** The site with the latest valid documents; undefined if they have had errors from the start. */
  get site(): Site | undefined {
    return this.#site;
  }

  /** Opens the site. It is checked as a whole after its first page has started. */
  start(): void {
    const started = new Promise<void>((resolve) => {
      this.#pageStarted = resolve;
    });
    this.opened = this.#open().then(
      () => {},
      (error: unknown) => this.#report(error),
    );
    this.#checking = this.opened
      .then(() => this.#site && Promise.race([started, wait(FIRST_PAGE_TIMEOUT_MS)]))
      .then(() => this.#checkWhileStale());
  }

  /**
   * Called when a page has started in its browser, so that the check no longer delays its loading. Returns whether a file
   * has changed while the server runs: a page hears of a change only after it has started.
   */
  pageStarted(): boolean {
    this.#pageStarted();
    return this.#isEdited;
  }

  /** Returns the site with all pages compiled; undefined if errors have prevented that. */
  async compiledSite(): Promise<Site | undefined> {
    this.pageStarted();
    await this.#checking;
    await this.#site?.compileAll();
    return this.#site;
  }

  /** Called when a file of the content folder has changed: pages show it at once, and again when everything is checked. */
  changed(): void {
    this.#isEdited = true;
    this.#listener.onChange();
    this.#isStale = true;
    this.#checking ??= this.#checkWhileStale();
  }

  async #checkWhileStale(): Promise<void> {
    while (this.#isStale) {
      await wait(SETTLE_DELAY_MS);
      this.#isStale = false;
      await this.#checkOnce().catch((error: unknown) => this.#report(error));
      // Once more: a page is fetched as soon as an editor begins to save a file, and may show its former text.
      if (this.#isEdited) this.#listener.onChange();
    }
    this.#checking = undefined;
  }

  /** Opens the site with drafts, so that writers see them. The first one is shown before it has been checked. */
  async #open() {
    const opened = await openSite(this.#projectRoot, this.#documents, this.#compiled, { preview: true });
    if (this.#site === undefined) {
      await writeDerived(this.#projectRoot, opened.site);
      this.#site = opened.site;
      this.#haveSite();
      this.#listener.onOpened();
    }
    return opened;
  }

  async #checkOnce(): Promise<void> {
    const { site, sources } = await this.#open();
    await site.compileAll();
    const warnings = await checkAll(this.#projectRoot, site, sources);
    this.#site = site;
    await writeDerived(this.#projectRoot, site);
    this.#listener.onChecked(warnings);
  }

  #report(error: unknown): void {
    if (error instanceof ContentError) this.#listener.onChecked(error.diagnostics);
    else this.#listener.onFailure(error);
  }
}
