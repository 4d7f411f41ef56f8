import type { DocumentTypeDef } from 'contentlayer/source-files';
import { matchesFilePattern } from './file-pattern.ts';
import { Doc } from './schema/doc.ts';
import { Landing } from './schema/landing.ts';
import { Sidebar } from './schema/sidebar.ts';
import { Site } from './schema/site.ts';
import { TextPage } from './schema/text-page.ts';

/** Every kind of document that the content folder may hold, as defined for Contentlayer. */
export const DOCUMENT_TYPES: readonly DocumentTypeDef[] = [Doc, Landing, TextPage, Sidebar, Site].map(
  (type) => type.def(),
);

/** The kind of document at this path below the content folder. */
export function documentTypeOf(contentPath: string): DocumentTypeDef | undefined {
  return DOCUMENT_TYPES.find(({ filePathPattern }) => {
    return filePathPattern !== undefined && matchesFilePattern(contentPath, filePathPattern);
  });
}
