import type { PageData } from '../../shared/page-data.ts';

/** A kind of page, or a documentation page with tables of an API, or with steps of a tutorial. */
export type StyleKind = PageData['kind'] | 'api' | 'steps';

/** Source of the styles that a page of each kind needs for its first paint. A text page looks like documentation. */
export const PAGE_STYLES: Readonly<Record<StyleKind, string>> = {
  api: 'src/app/styles/bundles/critical-api.css',
  steps: 'src/app/styles/bundles/critical-steps.css',
  doc: 'src/app/styles/bundles/critical-doc.css',
  text: 'src/app/styles/bundles/critical-doc.css',
  landing: 'src/app/styles/bundles/critical-landing.css',
  search: 'src/app/styles/bundles/critical-plain.css',
};

/** Returns the kind of styles of a page. */
export function styleKind({ kind, html }: PageData): StyleKind {
  if (kind !== 'doc') return kind;
  if (html.includes('api-scroll')) return 'api';
  return html.includes('files-bar') ? 'steps' : kind;
}

/** Source of the module that each page loads. */
export const START_MODULE = 'src/app/hydration/start.ts';

/** Source of the app's entry module. */
export const APP_MODULE = 'src/app/client.tsx';

/** Sources of the modules that a page needs to work without a network. */
export const OFFLINE_MODULES = [
  START_MODULE,
  APP_MODULE,
  'src/app/offline/OfflineControls.tsx',
  'src/app/offline/SavedPages.tsx',
] as const;

/** Source of the code editor, which is large: it is loaded and saved when a reader opens it. */
export const CODE_EDITOR_MODULE = 'src/app/code-editor/EditDemo.tsx';

/** Source of the styles for print, which all pages share. */
export const PRINT_STYLE = 'src/app/styles/page/print.css';

/** Source of the styles of the page that contains all pages. */
export const PRINT_PAGE_STYLE = 'src/app/styles/bundles/critical-print-page.css';

/** Source of the module that renders pages in Node. */
export const SERVER_MODULE = 'src/app/server.tsx';
