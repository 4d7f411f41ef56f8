import path from 'node:path';
import { build, type Plugin } from 'vite';
import {
  CONTENT_EDITOR_ROUTE,
  EDITOR_CONFIG_FILE,
  EDITOR_REFERENCES_FILE,
  type EditorReferences,
} from '../../shared/content-editor.ts';
import { contentDirectory, folderInRepository, repositoryRoot } from '../content/files.ts';
import { renderStandalone } from '../emit/html-document.ts';
import type { SiteBuild } from '../emit/stages.ts';
import { findDemos } from '../markdown/blocks/demos.ts';
import { figureNames } from '../markdown/blocks/directives.ts';
import { contentEditorPolicy } from '../security/content-security-policy.ts';
import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import type { Site } from '../site/site.ts';
import { editorForm } from './editor-form.ts';

/** The folder of the editor below the site's root, without slashes. */
const FOLDER = CONTENT_EDITOR_ROUTE.slice(1, -1);

/** The editor's document, below the site's root. */
export const EDITOR_DOCUMENT = `${FOLDER}/index.html`;

/** Returns the files of the editor by their paths below the site's root; none for a site without an editor. */
export async function contentEditorFiles({
  projectRoot,
  site,
  settings,
}: SiteBuild): Promise<ReadonlyMap<string, string | Uint8Array>> {
  if (site.model.cms === undefined) return new Map();
  return editorFiles(site, await bundleContentEditor(projectRoot), { projectRoot, ...settings });
}

/** Returns the files of the editor with those of its bundle, by their paths below the site's root. */
export async function editorFiles(
  site: Site,
  bundle: EditorBundle,
  place: EditorPlace,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const references = await editorReferences(site, path.resolve(place.projectRoot, contentDirectory));
  return new Map([
    ...bundle.files,
    [`${FOLDER}/${EDITOR_CONFIG_FILE}`, JSON.stringify(editorConfig(site, place))],
    [`${FOLDER}/${EDITOR_REFERENCES_FILE}`, JSON.stringify(references)],
    [EDITOR_DOCUMENT, editorDocument(site, bundle, place)],
  ]);
}

/** The files of the editor that do not depend on the content, by their paths below the site's root. */
export interface EditorBundle {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly script: string;
  readonly styles: readonly string[];
}

/**
 * Bundles the content editor separately, so that none of it is in a chunk of the site.
 *
 * Omits the parts of Sveltia CMS that our forms do not use, three quarters of its files: code highlighting, maps (locations), and the conversion and optimisation of images.
 */
export async function bundleContentEditor(projectRoot: string): Promise<EditorBundle> {
  const output = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [unusedParts()],
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      license: { fileName: 'licences.md' },
      rollupOptions: {
        checks: { pluginTimings: false },
        input: 'src/content-editor/main.ts',
        output: {
          entryFileNames: 'editor-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  });
  const built = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const files = new Map<string, string | Uint8Array>();
  for (const file of built) {
    files.set(`${FOLDER}/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  }
  const entry = built.find((file) => file.type === 'chunk' && file.isEntry);
  if (entry === undefined) throw new Error('The content editor could not be bundled.');
  const styles = [...files.keys()].filter((file) => file.endsWith('.css'));
  return { files, script: `${FOLDER}/${entry.fileName}`, styles };
}

const UNUSED_PART =
  /^(?:@shikijs\/|svgo|leaflet|terra-draw|turndown|exifr|\.\/chunks\/(?:heic|webp_enc|shiki))|heic-worker|\.wasm/;

const NOTHING = '\0unused-part';

function unusedParts(): Plugin {
  return {
    name: 'content-editor:unused-parts',
    enforce: 'pre',
    resolveId: (id) => (UNUSED_PART.test(id) ? NOTHING : undefined),
    load: (id) => (id === NOTHING ? 'export default undefined' : undefined),
    transform: {
      filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
      handler: (code) => ({ code: withoutForeignHosts(code), map: null }),
    },
  };
}

/**
 * Removes requests to other hosts, which our policy would block with a message in the console. The fonts are in files
 * of the package.
 */
function withoutForeignHosts(code: string): string {
  const workingAsEver = 'data:application/json,{"status":{"indicator":"none"}}';
  return code
    .replaceAll(/@font-face \{[^}]*cdn\.jsdelivr[^}]*\}/g, '')
    .replaceAll('https://www.githubstatus.com/api/v2/status.json', workingAsEver);
}

interface EditorPlace extends SiteAddress {
  readonly projectRoot: string;
}

function editorDocument(site: Site, { script, styles }: EditorBundle, place: EditorPlace): string {
  const { base } = place;
  const page = {
    title: 'Content editor',
    description: 'Where writers edit the pages of this site.',
    indexed: false,
  };
  return renderStandalone(page, {
    site: site.model.site,
    base,
    // Belongs to no release, so that the service worker never saves it.
    release: '',
    start: { kind: 'module', url: `${base}${script}`, imports: [] },
    styles: styles.map((file) => `${base}${file}`),
    canonical: urlOf(CONTENT_EDITOR_ROUTE, place),
    policy: (scripts) => contentEditorPolicy(scripts, site.model.cms),
  });
}

function editorConfig(site: Site, { projectRoot, siteUrl, base }: EditorPlace) {
  return editorForm({
    title: site.model.site.title,
    siteUrl: urlOf('/', { siteUrl, base }),
    icon: `${base}favicon.svg`,
    // The editor cannot reach a folder outside the repository.
    folder: folderInRepository(projectRoot) ?? contentDirectory,
    localName: path.basename(repositoryRoot(projectRoot)).replaceAll(/[^\w.-]/g, '-'),
    pages: site.model.sidebar.flatMap(({ pages }) =>
      pages.map(({ id, title }) => ({ value: id, label: `${title} (${id})` })),
    ),
    repository: site.model.cms,
  });
}

async function editorReferences(site: Site, content: string): Promise<EditorReferences> {
  const pages = [...site.model.pages.values()].filter(
    ({ fields }) => fields.kind === 'doc' || fields.kind === 'text',
  );
  return {
    pages: pages.map((page) => ({
      title: page.fields.title,
      path: page.route,
      headings: (site.facts(page)?.toc ?? []).map(({ id, text }) => ({ id, text })),
    })),
    demos: [...(await findDemos(content)).keys()],
    diagrams: await figureNames(content, 'diagram'),
  };
}
