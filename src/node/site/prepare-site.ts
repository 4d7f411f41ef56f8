import path from 'node:path';
import { Problem } from '../../../scripts/command.js';
import { type Diagnostic, inReadingOrder, printDiagnostic } from '../content/diagnostic.ts';
import { ContentDocuments } from '../content/documents.ts';
import { contentDirectory, folderInRepository } from '../content/files.ts';
import type { SourceDocument } from '../content/load-content.ts';
import { inspectContent } from '../content/validate-content.ts';
import { gathersText } from '../markdown/blocks/gathered-text.ts';
import { CompiledPages } from '../pages/compiled-pages.ts';
import type { PageText, StoreSettings } from '../pages/stored-page.ts';
import type { BuildSettings } from './build-settings.ts';
import { checkSite } from './check-site.ts';
import { contentHistory } from './content-history.ts';
import { writeDerived, writeExampleApps } from './derived-modules.ts';
import { Site } from './site.ts';
import { buildSiteModel } from './site-model.ts';

/** Thrown if the content has mistakes; the message lists each with file and line. */
export class ContentError extends Problem {
  /** `notChecked` names what could not be checked because of the mistakes. */
  constructor(
    readonly diagnostics: readonly Diagnostic[],
    notChecked = '',
  ) {
    const count = diagnostics.length;
    const problems = count === 1 ? 'problem' : 'problems';
    const rest =
      notChecked === '' ? '' : ` ${notChecked} checked once ${count === 1 ? 'it is' : 'they are'} solved.`;
    super(`The content has ${count} ${problems}.${rest}\n${listDiagnostics(diagnostics)}`);
  }
}

type OpenOptions = Partial<Pick<BuildSettings, 'preview' | 'repository'>>;
type PrepareOptions = OpenOptions &
  Pick<BuildSettings, 'warningsAreErrors'> &
  Partial<Pick<BuildSettings, 'base' | 'trailingSlash'>>;

/**
 * Prepares the site from the writer's files: checks them, compiles the pages, checks the result, and writes the derived
 * modules. Throws a `ContentError` for errors, and for warnings if `warningsAreErrors`; otherwise returns the warnings,
 * for the caller to print.
 */
export async function prepareSite(
  projectRoot: string,
  { warningsAreErrors, base = '/', trailingSlash, ...options }: PrepareOptions,
) {
  const { site, sources, compiled } = await openCompiled({ projectRoot, base, trailingSlash }, options);
  const warnings = await checkAll(projectRoot, site, sources);
  if (warningsAreErrors && warnings.length > 0) throw new ContentError(warnings);
  await writeDerived(projectRoot, site);
  await writeExampleApps(projectRoot);
  await compiled.store.prune();
  return { site, warnings };
}

/**
 * Creates the site from the documents, whose sources are checked first. Throws a `ContentError` for errors in them.
 * With `compilesEarly`, starts to compile pages while Contentlayer reads the documents; otherwise compiles none.
 */
export async function openSite(
  projectRoot: string,
  documents: ContentDocuments,
  compiled: CompiledPages,
  { preview = false, repository }: OpenOptions,
  compilesEarly = false,
) {
  const sources = await checkSources(projectRoot, compiled);
  // A failure surfaces when the page is compiled for the site.
  if (compilesEarly) compiled.pages(ownTexts(sources.documents)).catch(() => {});
  const [read, { lastChanges, warnings }] = await Promise.all([
    documents.read(sources.documents),
    contentHistory(projectRoot, contentDirectory),
  ]);
  const folder = folderInRepository(projectRoot);
  const model = buildSiteModel(read, { lastChanges, preview, folder, repository });
  return {
    site: new Site(model, compiled),
    sources: { ...sources, warnings: [...warnings, ...sources.warnings] },
  };
}

/** Loads the site of the project's content folder, at the root of its host, with all pages compiled, and the writer's files. */
export async function loadSite(projectRoot: string) {
  const { site, sources } = await openCompiled({ projectRoot, base: '/' }, {});
  return { site, documents: sources.documents };
}

/** Opens the site with all pages compiled. No thread remains. */
async function openCompiled(settings: StoreSettings, options: OpenOptions) {
  const { projectRoot } = settings;
  const documents = new ContentDocuments(projectRoot);
  const compiled = new CompiledPages(settings);
  try {
    const isStale = await documents.prepare();
    const opened = openSite(projectRoot, documents, compiled, options, isStale);
    const { site, sources } = await opened.finally(() => documents.close());
    await site.compileAll();
    return { site, sources, compiled };
  } finally {
    await compiled.close();
  }
}

/** The writer's files, without errors in their fields. */
interface CheckedSources {
  readonly documents: readonly SourceDocument[];
  readonly warnings: readonly Diagnostic[];
}

/**
 * Checks the writer's files. Throws a `ContentError` for errors in fields, because a site needs valid ones. With
 * `compiled`, it includes the mistakes in texts that need no other document: writers see at once how much there is to do.
 */
export async function checkSources(
  projectRoot: string,
  compiled?: Pick<CompiledPages, 'pages'>,
): Promise<CheckedSources> {
  const folder = path.resolve(projectRoot, contentDirectory);
  const { problems, documents } = await inspectContent(folder, projectRoot);
  if (!problems.some(isError)) return { documents, warnings: problems };
  const pages = [...((await compiled?.pages(ownTexts(documents)))?.values() ?? [])];
  const inTexts = pages.flatMap(({ diagnostics }) => diagnostics);
  throw new ContentError(inReadingOrder([...problems, ...inTexts]), 'The links between the pages are');
}

/** Returns the texts of the pages that need no other document. */
function ownTexts(documents: readonly SourceDocument[]): readonly PageText[] {
  return documents
    .filter(({ body, type }) => body !== '' && type.name !== 'Skill' && !gathersText(body))
    .filter(({ yaml }) => yaml.value !== undefined && !('continues' in yaml.value))
    .map(({ contentPath, body, bodyLine }) => ({ contentPath, body, firstLine: bodyLine }));
}

/**
 * Checks the compiled site. Throws a `ContentError` for errors in the text of pages, which includes the warnings;
 * otherwise returns the warnings, those about the sources included.
 */
export async function checkAll(
  projectRoot: string,
  site: Site,
  { documents, warnings }: CheckedSources,
): Promise<readonly Diagnostic[]> {
  const diagnostics = inReadingOrder([...warnings, ...(await checkSite(projectRoot, site, documents))]);
  if (diagnostics.some(isError)) throw new ContentError(diagnostics);
  return diagnostics;
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** Formats problems for people, one below the other. */
export function listDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(printDiagnostic).join('\n');
}
