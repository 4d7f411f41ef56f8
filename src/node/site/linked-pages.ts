import path from 'node:path';
import type { Doc, Landing, TextPage } from 'contentlayer/generated';
import { pagePath, pageSlug, textPageName, textPagePath } from '../../shared/page-path.ts';
import type { FigurePage } from '../content/check-figures.ts';
import { contentDirectory } from '../content/content-directory.ts';
import type { ContentProblem } from '../content/problem.ts';
import type { LinkedPage } from '../content/source-links.ts';
import { compiledOf } from './derive-pages.ts';
import type { SiteDocuments } from './read-documents.ts';

/** A compiled page with what its writer should mend. */
export interface CheckedPage extends LinkedPage, FigurePage {
  readonly problems: readonly ContentProblem[];
}

/** The compiled pages as the link check wants them. */
export function linkedPages({ docs, textPages, landing }: SiteDocuments): readonly CheckedPage[] {
  return [
    ...docs.map((doc) => checkedPage(doc, pagePath(pageSlug(doc._raw.sourceFilePath) ?? ''))),
    ...textPages.map((page) => checkedPage(page, textPagePath(textPageName(page._raw.sourceFilePath)))),
    checkedPage(landing, '/'),
  ];
}

function checkedPage(document: Doc | Landing | TextPage, route: string): CheckedPage {
  const { links, anchors, demos, diagrams, problems } = compiledOf(document);
  return {
    file: path.posix.join(contentDirectory, document._raw.sourceFilePath),
    path: route,
    links,
    anchors,
    demos,
    diagrams,
    problems,
  };
}
