import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PageData } from '../../shared/page-data.ts';
import { pageSlug, textPageName } from '../../shared/page-path.ts';
import { contentDirectory } from '../content/content-directory.ts';
import { type ContentProblem, formatProblem } from '../content/problem.ts';
import { inspectContent } from '../content/validate-content.ts';
import { keepOwnCache } from '../contentlayer/own-cache.ts';
import { compileOnlyElsewhere } from '../threads/thread-pool.ts';
import { ContentRuns } from './content-runs.ts';
import { recallDemos, rememberDemos } from './demo-memory.ts';
import { draftDocuments } from './draft-documents.ts';
import { completed, type LoadedSite, siteOf } from './load-site.ts';
import { warmUpForContent } from './prepare-content.ts';
import { type PreviewedArticle, previewPage } from './preview-page.ts';
import { readDocuments, type SiteDocuments } from './read-documents.ts';
import { writeDerived } from './write-derived.ts';

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

type MarkdownDocument = SiteDocuments['docs' | 'textPages'][number] | SiteDocuments['landing'];

/** What there is to show. */
type Shown =
  | { readonly kind: 'nothing' }
  /**
   * What can be had before Contentlayer has run: the documents of the last run, or drafts without articles. Each page is
   * made whole when it is asked for.
   */
  | {
      readonly kind: 'first';
      readonly documents: 'last run' | 'drafts';
      readonly site: LoadedSite;
      readonly opened: Map<string, Promise<void>>;
    }
  | { readonly kind: 'checked'; readonly site: LoadedSite };

/** Milliseconds that Contentlayer's first run waits for somebody to ask for a page, and then for that page to start. */
const PATIENCE = 4000;

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
    await this.#showFirst(isKept);
    this.#firstRun = this.#runFirst(isKept).catch(this.#listener.onError);
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
    const preview = await previewPage(this.site, file);
    if (preview === undefined || turn !== this.#turn || this.#knows(preview)) return;
    this.#previews.set(preview.route, preview);
    this.#show(preview);
    this.#listener.onChange();
  }

  async #runFirst(isKept: boolean): Promise<void> {
    const waited = () => Promise.race([this.#pageStarted.promise, wait(PATIENCE)]);
    if (this.site !== undefined) await waited();
    if (this.#firstRoute !== undefined) await waited();
    this.#isRunning = true;
    if (!isKept) await warmUpForContent();
    compileOnlyElsewhere(!isKept);
    await this.#runs.request();
    compileOnlyElsewhere(false);
    if (this.#firstRoute !== undefined) await this.#rehearse(this.#firstRoute);
  }

  /** Shows what the last run has left; where there was none, drafts, unless the fields hold mistakes. */
  async #showFirst(isKept: boolean): Promise<void> {
    const lastRun = isKept ? await readDocuments(this.#projectRoot).catch(() => undefined) : undefined;
    const documents = lastRun ?? (await this.#drafts());
    if (documents === undefined) return;
    const derived = await siteOf(this.#projectRoot, documents);
    const site = { ...derived, demos: await recallDemos(this.#projectRoot, derived.demos) };
    await writeDerived(this.#projectRoot, site);
    const kind = lastRun === undefined ? 'drafts' : 'last run';
    this.#shown = { kind: 'first', documents: kind, site, opened: new Map() };
  }

  async #drafts(): Promise<SiteDocuments | undefined> {
    const projectRoot = this.#projectRoot;
    const content = path.resolve(projectRoot, contentDirectory);
    const { problems, documents } = await inspectContent(content, { projectRoot });
    return problems.length > 0 ? undefined : draftDocuments(documents);
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
   * Compiles the page that a writer has opened, for nothing: the first time takes longest, because the code that does it
   * must be loaded and all samples get their colours, and should not come with an edit.
   */
  async #rehearse(route: string): Promise<void> {
    const document = this.site && documentOf(this.site.pages.get(route), this.site.documents);
    if (document !== undefined) await this.#compile(document);
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

/** The document that a page is made of, if it is one. */
function documentOf(
  page: PageData | undefined,
  { docs, textPages, landing }: SiteDocuments,
): MarkdownDocument | undefined {
  switch (page?.kind) {
    case 'doc':
      return docs.find(({ _raw }) => pageSlug(_raw.sourceFilePath) === page.slug);
    case 'text':
      return textPages.find(({ _raw }) => textPageName(_raw.sourceFilePath) === page.name);
    case 'landing':
      return landing;
    default:
      return undefined;
  }
}

function resolvable(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}
