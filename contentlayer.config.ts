import { makeSource } from 'contentlayer/source-files';
import type { Processor } from 'unified';
import { contentDirectory, DEMOS_FOLDER, DIAGRAMS_FOLDER, NAMES_FOLDER } from './src/node/content/files.ts';
import { Change, Doc, Landing, Sidebar, Site, Skill, TextPage } from './src/node/content/schema.ts';

export default makeSource({
  contentDirPath: contentDirectory,
  // Demos are code, diagrams SVG. In watch mode, Contentlayer would treat a changed one as a document of an unknown type.
  contentDirExclude: [DEMOS_FOLDER, DIAGRAMS_FOLDER, NAMES_FOLDER, 'node_modules'],
  documentTypes: [Doc, Landing, TextPage, Change, Skill, Sidebar, Site],
  // Contentlayer's defaults skip a bad document with a warning; a missing page must stop the build instead.
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  onUnknownDocuments: 'fail',
  disableImportAliasWarning: true,
  // `src/node/markdown` compiles the pages; without this, Contentlayer would compile each again.
  markdown: (builder) => builder.use(compileNothing),
});

/** A unified plugin whose parser and compiler do nothing. */
function compileNothing(this: Processor): void {
  this.parser = () => ({ type: 'root', children: [] });
  this.compiler = () => '';
}
