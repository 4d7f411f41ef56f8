import { posix } from 'node:path';
import type { DocPageData, PageData } from '../../shared/page-data.ts';
import { contentDirectory } from '../content/files.ts';
import { gathersText, joinText, type ProblemPage } from '../markdown/blocks/gathered-text.ts';
import type { PageAsset, PageFacts } from '../markdown/page/facts.ts';
import type { CompiledPages } from '../pages/compiled-pages.ts';
import type { PageText, StoredPage } from '../pages/stored-page.ts';
import { currentDocs, type SiteModel, type SitePage } from './site-model.ts';

/** The site: its model, and the compiled pages behind it. */
export class Site {
  readonly model: SiteModel;
  readonly #compiled: CompiledPages;
  readonly #stored = new Map<string, StoredPage>();

  constructor(model: SiteModel, compiled: CompiledPages) {
    this.model = model;
    this.#compiled = compiled;
  }

  /** Compiles all pages that are missing in the store. With `fresh`, the files are read again. */
  async compileAll(fresh = false): Promise<void> {
    const texts = [...this.model.pages.values()].flatMap(({ text }) => text ?? []);
    const compile = async (part: readonly PageText[]) => {
      const current: PageText[] = [];
      for (const text of part) current.push(await this.#textOf(text, fresh));
      for (const [file, page] of await this.#compiled.pages(current)) this.#stored.set(file, page);
    };
    await compile(texts.filter(({ body }) => !gathersText(body)));
    await compile(texts.filter(({ body }) => gathersText(body)));
  }

  /** Returns the facts of a page, from its text at the last {@link compileAll} or {@link page}. */
  facts({ text }: SitePage): StoredPage | undefined {
    return text && this.#stored.get(text.contentPath);
  }

  /**
   * Returns the data of a page; undefined if there is no such page. With `fresh`, its file is read again: while a writer
   * edits it, the change is shown before Contentlayer has read the file.
   */
  async page(route: string, fresh = false): Promise<PageData | undefined> {
    const page = this.model.pages.get(route);
    if (page === undefined) return undefined;
    const { fields, text } = page;
    if (text === undefined) return withArticle(fields, '', []);
    const gathers = gathersText(text.body);
    if (fresh && gathers) await this.compileAll(true);
    const known = fresh || gathers ? undefined : this.facts(page);
    const stored = known ?? (await this.#compiled.page(await this.#textOf(text, fresh)));
    this.#stored.set(text.contentPath, stored);
    const data = withArticle(fields, stored.article, stored.toc);
    if (data.kind !== 'doc') return data;
    return { ...data, ...this.#movedSectionsOf(route) };
  }

  /** Returns the text of a page with what it shows of other files. */
  textOf({ text }: SitePage): Promise<PageText> | undefined {
    return text && this.#textOf(text, false);
  }

  /** Returns the text to compile: that of the document or, if `fresh`, of its file, with what else the page shows. */
  async #textOf(text: PageText, fresh: boolean): Promise<PageText> {
    const fromFile = fresh ? await this.#compiled.currentText(text.contentPath) : undefined;
    const current = { ...text, ...fromFile };
    if (!gathersText(current.body)) return current;
    const file = posix.join(contentDirectory, text.contentPath);
    return { ...current, ...joinText({ ...current, file }, this.model.changes, this.#problemPages()) };
  }

  /** Returns where the sections are that a page had, by their anchors. */
  #movedSectionsOf(route: string): Pick<DocPageData, 'movedSections'> {
    const moved = [...this.model.movedSections].flatMap(([from, to]): [string, string][] => {
      const [path, anchor = ''] = from.split('#');
      return path === route ? [[anchor, to]] : [];
    });
    return moved.length === 0 ? {} : { movedSections: Object.fromEntries(moved) };
  }

  /** Returns the pages of the current version with the problems that they explain, in reading order. */
  #problemPages(): readonly ProblemPage[] {
    return currentDocs(this.model).flatMap((page) => {
      const { fields, route, text } = page;
      if (text === undefined) return [];
      return [{ route, title: fields.title, problems: this.facts(page)?.problems ?? [] }];
    });
  }

  /** Returns the files that articles refer to. */
  assets(): readonly PageAsset[] {
    return [...this.model.pages.values()].flatMap((page) => this.facts(page)?.assets ?? []);
  }
}

function withArticle(fields: SitePage['fields'], html: string, headings: PageFacts['toc']): PageData {
  switch (fields.kind) {
    case 'doc':
      return { ...fields, headings, html };
    case 'text':
      return { ...fields, headings, html };
    case 'landing':
      return { ...fields, html };
    case 'search':
      return { ...fields, html };
  }
}
