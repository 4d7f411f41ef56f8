import path from 'node:path';
import type { SourceDocument } from '../content/load-content.ts';
import type { CompiledMarkdown } from '../markdown/compiled-markdown.ts';
import type { SiteDocuments } from './read-documents.ts';

/** What stands for an article that nobody has compiled yet. */
const NOTHING: CompiledMarkdown = {
  html: '',
  headings: [],
  anchors: [],
  links: [],
  demos: [],
  diagrams: [],
  apps: [],
  assets: [],
  problems: [],
};

/**
 * The documents as Contentlayer will generate them, from their fields alone: there is no article in them, and no body.
 *
 * @param sources all documents of the content folder, without a mistake in their fields
 */
export function draftDocuments(sources: readonly SourceDocument[]): SiteDocuments {
  const drafts = sources.map((source) => ({ type: source.type.name, document: draftOf(source) }));
  const all = (type: string) => drafts.filter((draft) => draft.type === type).map(({ document }) => document);
  const [docs, textPages] = [all('Doc'), all('TextPage')];
  const [[landing], [sidebar], [site]] = [all('Landing'), all('Sidebar'), all('Site')];
  // biome-ignore lint/plugin/no-casts: the fields have been checked against the schema that the types are made from
  return { docs, textPages, landing, sidebar, site } as unknown as SiteDocuments;
}

function draftOf({ contentPath, type, yaml }: SourceDocument): object {
  const { dir, base } = path.posix.parse(contentPath);
  return {
    ...yaml?.fields?.toJSON(),
    _id: contentPath,
    _raw: {
      sourceFilePath: contentPath,
      sourceFileName: base,
      sourceFileDir: dir,
      contentType: type.contentType,
      flattenedPath: contentPath.replace(/\.[^.]+$/, ''),
    },
    type: type.name,
    ...(type.contentType === 'markdown' && { body: { raw: '', code: '', html: '' }, compiled: NOTHING }),
  };
}
