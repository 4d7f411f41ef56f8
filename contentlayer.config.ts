import { makeSource } from 'contentlayer/source-files';
import type { Processor } from 'unified';
import { documentType } from './src/node/content/contentlayer-types.ts';
import {
  CHALLENGES_FOLDER,
  contentDirectory,
  DEMOS_FOLDER,
  DIAGRAMS_FOLDER,
  NAMES_FOLDER,
} from './src/node/content/files.ts';
import { DOCUMENTS } from './src/node/content/schema.ts';

export default makeSource({
  contentDirPath: contentDirectory,
  // Demos are code, diagrams SVG. In watch mode, Contentlayer would treat a changed one as a document of an unknown type.
  contentDirExclude: [CHALLENGES_FOLDER, DEMOS_FOLDER, DIAGRAMS_FOLDER, NAMES_FOLDER, 'node_modules'],
  documentTypes: DOCUMENTS.map(documentType),
  // Contentlayer's defaults skip a bad document with a warning; a missing page must stop the build instead.
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  onUnknownDocuments: 'fail',
  disableImportAliasWarning: true,
  // `src/node/markdown` compiles the text of the documents (`body.raw`) on several threads, with a cache, and with messages
  // for writers. Contentlayer's own HTML (`body.html`) would take seconds and have no reader.
  markdown: (builder) => builder.use(compileNothing),
});

/** A unified plugin whose parser and compiler do nothing. */
function compileNothing(this: Processor): void {
  this.parser = () => ({ type: 'root', children: [] });
  this.compiler = () => '';
}
