import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentDirectory } from '../content/content-directory.ts';
import { type ContentProblem, formatProblem } from '../content/problem.ts';
import { keepOwnCache } from '../contentlayer/own-cache.ts';
import { compileOnlyElsewhere } from '../threads/thread-pool.ts';
import { ContentRuns } from './content-runs.ts';
import { rememberDemos } from './demo-memory.ts';
import { documentOf, type MarkdownDocument } from './document-of.ts';
import { type FirstSite, firstSite } from './first-site.ts';
import { completed, type LoadedSite } from './load-site.ts';
import { countPages, warmUpFor } from './prepare-content.ts';
import { type PreviewedArticle, previewPage } from './preview-page.ts';

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

/** What there is to show. Of a first site each page is made whole when it is asked for. */
type Shown =
  | { readonly kind: 'nothing' }
  | ({ readonly kind: 'first'; readonly opened: Map<string, Promise<void>> } & FirstSite)
  | { readonly kind: 'checked'; readonly site: LoadedSite };

/** Milliseconds that Contentlayer's first run waits for somebody to ask for a page, and then for that page to start. */
const PATIENCE = 4000;

/** Milliseconds after which a file that said nothing is read again: of two changes in a moment only the first is told. */
const HALF_WRITTEN = 50;

/** The site while writers edit it. */
export class LiveContent {
  readonly #projectRoot: string;
  readonly #listener: ContentListener;
  readonly #runs: ContentRuns;
  readonly #pageStarted = resolvable();
  #shown: Shown = { kind: 'nothing' };
  /** The path of the page that was asked for first. */
  #firstRoute: string | undefined;
  #firstRun: Promise<void> = Promise.resolve();
  #isRunning = false;
  /** Counts edits: a preview that took longer than that of the next edit is not shown. */
  #turn = 0;
  /** What has been previewed since the last run, by route. */
  readonly #previews = new Map<string, PreviewedArticle>();

  constructor(projectRoot: string, listener: ContentListener) {
    this.#projectRoot = projectRoot;
    this.#listener = listener;
    this.#runs = new ContentRuns(projectRoot, {
      onDone: (site, warnings) => this.#showChecked(site, warnings),
      onError: listener.onError,
    });
  }

  /** The site as it is now; undefined where the content's fields have had mistakes from the beginning. */
  get site(): LoadedSite | undefined {
    return this.#shown.kind === 'nothing' ? undefined : this.#shown.site;
  }

  /**
   * Resolves when there is a site to show, or a mistake. Contentlayer has its first run when the first page has started
   * in its browser: a writer sees what he has opened before all other pages are compiled.
   */
  async start(): Promise<void> {
    const isKept = await keepOwnCache(this.#projectRoot, contentDirectory);
    const first = await firstSite(this.#projectRoot, isKept);
    if (first !== undefined) this.#shown = { kind: 'first', ...first, opened: new Map() };
    this.#firstRun = this.#runFirst().catch(this.#listener.onError);
    if (this.site === undefined) await this.#firstRun;
  }

  /** A page has started in its browser, which therefore asks for nothing now that would have to wait for a run. */
  pageStarted(): void {
    this.#pageStarted.resolve();
  }

  /** The site with at least the page at this path whole. */
  async open(route: string): Promise<LoadedSite | undefined> {
    this.#firstRoute ??= route;
    const shown = this.#shown;
    if (shown.kind === 'first') {
      const opening = shown.opened.get(route) ?? this.#complete(shown, route);
      shown.opened.set(route, opening);
      await opening;
    }
    return this.site;
  }

  /** The site with all of its pages whole; undefined where mistakes have prevented that from the beginning. */
  async whole(): Promise<LoadedSite | undefined> {
    this.pageStarted();
    await this.#firstRun;
    return this.#shown.kind === 'checked' ? this.#shown.site : undefined;
  }

  /** A file of the content has changed. */
  changed(event: string, file: string): void {
    if (event === 'change' && file.endsWith('.md')) void this.#preview(file).catch(this.#listener.onError);
    // The first run will see it by itself.
    if (this.#isRunning) void this.#runs.request();
  }

  /** Shows the text of a page as its file has it now, long before Contentlayer does. */
  async #preview(file: string): Promise<void> {
    if (this.site === undefined) return;
    this.#turn += 1;
    const turn = this.#turn;
    const { site } = this;
    const again = () => wait(HALF_WRITTEN).then(() => previewPage(site, file));
    const preview = (await previewPage(site, file)) ?? (await again());
    if (preview === undefined || turn !== this.#turn || this.#knows(preview)) return;
    this.#previews.set(preview.route, preview);
    this.#show(preview);
    this.#listener.onChange();
  }

  async #runFirst(): Promise<void> {
    const waited = () => Promise.race([this.#pageStarted.promise, wait(PATIENCE)]);
    if (this.site !== undefined) await waited();
    if (this.#firstRoute !== undefined) {
      await waited();
      await this.#rehearse(this.#firstRoute);
    }
    this.#isRunning = true;
    const isAfterRun = this.#shown.kind === 'first' && this.#shown.documents === 'last run';
    // This thread answers requests and shows edits.
    compileOnlyElsewhere(true);
    if (!isAfterRun) warmUpFor(await countPages());
    await this.#runs.request();
    compileOnlyElsewhere(false);
  }

  /**
   * Makes a page of the first site whole. A draft waits for all others when they are being compiled, and when it has
   * mistakes: the message about them comes then.
   */
  async #complete({ site, documents }: Shown & { kind: 'first' }, route: string): Promise<void> {
    if (documents === 'drafts' && this.#isRunning) return this.#firstRun;
    const page = site.pages.get(route);
    const document = documentOf(page, site.documents);
    if (page === undefined || document === undefined) return;
    const whole = documents === 'drafts' ? await this.#compile(document) : await completed(page, site);
    if (whole === undefined) await this.whole();
    else if (this.site?.pages.get(route) === page) this.#show({ headings: [], assets: [], ...whole, route });
  }

  #compile({ _raw }: MarkdownDocument): Promise<PreviewedArticle | undefined> {
    const file = path.resolve(contentDirectory, _raw.sourceFilePath);
    return this.site === undefined ? Promise.resolve(undefined) : previewPage(this.site, file);
  }

  #show({ route, html, headings, assets }: Omit<PreviewedArticle, 'body'>): void {
    if (this.#shown.kind === 'nothing') return;
    const { site } = this.#shown;
    const page = site.pages.get(route);
    if (page === undefined) return;
    const pages = new Map(site.pages).set(
      route,
      'headings' in page ? { ...page, html, headings } : { ...page, html },
    );
    this.#shown = { ...this.#shown, site: { ...site, pages, assets: [...site.assets, ...assets] } };
  }

  /** Whether Contentlayer has compiled the same text, and everything has been checked. */
  #knows({ route, body }: PreviewedArticle): boolean {
    if (this.#shown.kind !== 'checked') return false;
    const { pages, documents } = this.#shown.site;
    return documentOf(pages.get(route), documents)?.body.raw.trim() === body.trim();
  }

  /**
   * Compiles the page that a writer has opened, for nothing: the first times take longest, because the code that does it
   * must be loaded and warm, and all samples get their colours. That should not come with an edit; where one has come, it
   * has.
   */
  async #rehearse(route: string): Promise<void> {
    if (this.#turn > 0) return;
    const document = this.site && documentOf(this.site.pages.get(route), this.site.documents);
    // What is wrong with it, the run says.
    if (document !== undefined) await this.#compile(document).catch(() => undefined);
  }

  async #showChecked(site: LoadedSite, warnings: readonly ContentProblem[]): Promise<void> {
    this.#shown = { kind: 'checked', site };
    // What was edited after Contentlayer had read it comes with its next run.
    for (const preview of this.#previews.values()) if (!this.#knows(preview)) this.#show(preview);
    this.#previews.clear();
    for (const warning of warnings) this.#listener.onWarning(formatProblem(warning));
    this.#listener.onRight();
    this.#listener.onChange();
    await rememberDemos(this.#projectRoot, site.demos);
  }
}

function resolvable(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}
