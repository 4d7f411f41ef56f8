import CMS, { type CmsConfig, type Field } from '@sveltia/cms';
import {
  EDITOR_CONFIG_FILE,
  EDITOR_REFERENCES_FILE,
  type EditorReferences,
  FIELDS_FORMAT,
  PAGE_FORMAT,
} from '../shared/content-editor.ts';
import { notationComponents } from './notation-components.ts';
import previewStyles from './preview.css?inline';
import { readFields, readPage, writeFields, writePage } from './source-format.ts';

declare global {
  interface Window {
    /** Set by Sveltia CMS: its own sanitiser. */
    readonly DOMPurify: { sanitize(html: string): string };
  }
}

/** Starts the content editor (Sveltia CMS) with the forms that the build has generated from the content schema. */
async function start(): Promise<void> {
  // Some hosts send no headers, so that another site could show the editor in a frame and have writers press its buttons.
  if (window.parent !== window) {
    document.body.textContent = 'The content editor does not run in a frame. Open it in a window of its own.';
    return;
  }
  // Sveltia CMS creates most of its HTML with its own policies. In browsers with Trusted Types, the rest is sanitised
  // here.
  window.trustedTypes?.createPolicy('default', { createHTML: (html) => window.DOMPurify.sanitize(html) });
  // While the editor moves to a form, the browser would send clicks to the document, and what is typed then would be lost.
  Object.assign(document, { startViewTransition: undefined });
  const [config, references] = await Promise.all([
    load<CmsConfig>(EDITOR_CONFIG_FILE),
    load<EditorReferences>(EDITOR_REFERENCES_FILE),
  ]);
  const flags = optionalFlags(config);
  CMS.registerCustomFormat(PAGE_FORMAT, 'md', {
    fromFile: readPage,
    toFile: (values) => writePage(values, flags),
  });
  CMS.registerCustomFormat(FIELDS_FORMAT, 'yaml', {
    fromFile: readFields,
    toFile: (values) => writeFields(values, flags),
  });
  for (const component of notationComponents(references)) CMS.registerEditorComponent(component);
  // The rendered text of the preview stands where an article would.
  CMS.registerPreviewStyle(previewStyles.replaceAll('.prose', '[data-rich-text-preview]'), { raw: true });
  await CMS.init({ config });
  allowZoom();
}

/** Allows pinch zoom, which Sveltia CMS turns off, because writers who need larger text must be able to zoom. */
function allowZoom(): void {
  const viewport = document.querySelector('meta[name="viewport"][content*="maximum-scale"]');
  viewport?.setAttribute(
    'content',
    'width=device-width, initial-scale=1, interactive-widget=resizes-content',
  );
}

/** Returns the names of boolean fields that are either true or left out: the editor has `false` for missing ones. */
function optionalFlags({ collections = [], singletons = [] }: CmsConfig): readonly string[] {
  const documents = [...collections, ...singletons];
  const fields = documents.flatMap((document): readonly Field[] =>
    'fields' in document ? document.fields : [],
  );
  return fields
    .filter((field) => 'widget' in field && field.widget === 'boolean' && field.required === false)
    .map(({ name }) => name);
}

async function load<Content>(file: string): Promise<Content> {
  const response = await fetch(new URL(file, document.baseURI), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${file} could not be loaded (status ${response.status}).`);
  // biome-ignore lint/plugin/no-casts: the build of the same release has written the file
  return (await response.json()) as Content;
}

void start();
