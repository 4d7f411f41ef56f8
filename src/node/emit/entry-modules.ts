import type { PageData } from '../../shared/page-data.ts';

/**
 * Source of the styles that a page of each kind needs for its first paint, and a document that belongs to no page of the
 * content (`plain`). A text page looks like documentation.
 */
export const PAGE_STYLES: Readonly<Record<PageData['kind'] | 'plain', string>> = {
  doc: 'src/app/styles/bundles/critical-doc.css',
  text: 'src/app/styles/bundles/critical-doc.css',
  landing: 'src/app/styles/bundles/critical-landing.css',
  search: 'src/app/styles/bundles/critical-search.css',
  plain: 'src/app/styles/bundles/critical-plain.css',
};

/** What the HTML of an article contains if it needs certain styles of the layer `prose`, with their source. */
export const ARTICLE_STYLES: readonly (readonly [mark: RegExp, source: string])[] = [
  [/api-scroll/, 'src/app/styles/article/api.css'],
  [/note-title/, 'src/app/styles/article/notes.css'],
  [/files-bar/, 'src/app/styles/article/steps.css'],
  [/has-diff|line highlighted/, 'src/app/styles/article/code-changes.css'],
  [/data-line-numbers/, 'src/app/styles/article/line-numbers.css'],
  [/<strong><a/, 'src/app/styles/foundation/buttons.css'],
];

/** Source of the styles of the text with which a page outside the router begins. */
export const FIRST_TEXT_STYLE = 'src/examples/shared/first-text.css';

/** Source of the module that each page loads. */
export const START_MODULE = 'src/app/hydration/start.ts';

/** Source of the app's entry module. */
export const APP_MODULE = 'src/app/client.tsx';

/** The chunk of that module and all that it imports. */
export const APP_CHUNK = 'app';

/** The entries that a page needs to work without a network. */
export const OFFLINE_MODULES = [START_MODULE, APP_CHUNK, 'src/app/offline/UpdateNotice.tsx'] as const;

/** The chunk of the app's dialogs and all that only they import. */
export const DIALOGS_CHUNK = 'dialogs';

/** The entries that a reader of a third page may need. */
export const THIRD_PAGE_MODULES = ['src/app/ui/PopupMenu.tsx', 'src/app/routes/lazy-search.tsx'] as const;

/**
 * What a reader of a second page may need that is no entry: the styles of articles, which documents contain and the
 * offline page lacks, and the worker of the search.
 */
export const SECOND_PAGE_ASSETS = /^assets\/(?:deferred-article|worker)-/;

/** Source of the styles for print, which all pages share. */
export const PRINT_STYLE = 'src/app/styles/page/print.css';

/** Source of the module that renders pages in Node. */
export const SERVER_MODULE = 'src/app/server.tsx';
