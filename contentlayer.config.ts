import { makeSource } from 'contentlayer/source-files';
import type { Processor } from 'unified';
import { contentDirectory } from './src/node/content/content-directory.ts';
import { DEMOS_FOLDER, DIAGRAMS_FOLDER } from './src/node/content/find-content-files.ts';
import { Doc } from './src/node/content/schema/doc.ts';
import { Landing } from './src/node/content/schema/landing.ts';
import { Sidebar } from './src/node/content/schema/sidebar.ts';
import { Site } from './src/node/content/schema/site.ts';
import { TextPage } from './src/node/content/schema/text-page.ts';

export default makeSource({
  contentDirPath: contentDirectory,
  // Demos are code, diagrams SVG. Watching, Contentlayer would take a change of one for a document of an unknown kind.
  contentDirExclude: [DEMOS_FOLDER, DIAGRAMS_FOLDER, 'node_modules'],
  documentTypes: [Doc, Landing, TextPage, Sidebar, Site],
  // Contentlayer's defaults skip a bad document with a warning; a missing page must stop the build instead.
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  onUnknownDocuments: 'fail',
  disableImportAliasWarning: true,
  // Pages are compiled by a computed field of ours; without this, Contentlayer compiles each once more.
  markdown: (builder) => builder.use(compileNothing),
});

/** A unified plugin that reads nothing and writes nothing. */
function compileNothing(this: Processor): void {
  this.parser = () => ({ type: 'root', children: [] });
  this.compiler = () => '';
}
