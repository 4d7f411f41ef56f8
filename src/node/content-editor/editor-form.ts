import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  GitHubBackend,
  MarkdownField,
  SelectField,
  StringField,
} from '@sveltia/cms';
import { z } from 'zod';
import { BODY_FIELD, FIELDS_FORMAT, PAGE_FORMAT, SOURCE_FIELD } from '../../shared/content-editor.ts';
import {
  type DocumentSchema,
  type Fields,
  groupIn,
  metaOf,
  required,
  type Field as SchemaField,
} from '../content/fields.ts';
import { DOCUMENTS } from '../content/schema.ts';
import type { GitHubRepository } from '../site/build-settings.ts';

interface FormOptions {
  readonly title: string;
  readonly siteUrl: string;
  /** The address of the site's icon. */
  readonly icon: string;
  /** The content folder below the root of the repository, such as `content`. */
  readonly folder: string;
  /** The name of the repository's folder on this machine, for the development server. */
  readonly localName: string;
  /** The pages that fields can name. */
  readonly pages: readonly Choice[];
  /** Absent if writers edit only local files. */
  readonly repository?: GitHubRepository | undefined;
}

type Choice = Readonly<Record<'value' | 'label', string>>;

/**
 * Returns the configuration of the content editor (Sveltia CMS). Each document type of the content schema becomes a
 * form, and each field a control with its description, so that new fields need no change here.
 */
export function editorForm(options: FormOptions): CmsConfig {
  const { title, siteUrl, icon, folder, repository } = options;
  return {
    load_config_file: false,
    app_title: title,
    logo: { src: icon },
    site_url: siteUrl,
    backend: backend(options),
    // Each change becomes a pull request, so that the checks of the repository run before publication.
    ...(repository && { publish_mode: 'editorial_workflow' }),
    // Images are files beside the page that shows them.
    media_folder: `${folder}/docs`,
    public_folder: '/docs',
    // A file name with spaces would not be a link in markdown.
    media_libraries: { default: { config: { slugify_filename: true } } },
    editor: { preview: false },
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true },
    collections: DOCUMENTS.filter((type) => !isOneFile(type)).map((type) => collection(type, options)),
    singletons: DOCUMENTS.filter(isOneFile).map((type) => singleton(type, options)),
  };
}

/** Whether a document type has one file with a fixed name. */
function isOneFile({ filePathPattern }: DocumentSchema): boolean {
  return !filePathPattern.includes('*');
}

/**
 * Returns the backend. The editor requires a repository even for local files; it then only names the folder to choose.
 */
function backend({ repository, localName }: FormOptions): GitHubBackend {
  // Signing in with an account would need a server; writers enter a token, which stays in their browser.
  const common: Pick<GitHubBackend, 'name' | 'auth_methods'> = { name: 'github', auth_methods: ['token'] };
  if (repository === undefined) return { ...common, repo: `local/${localName}` };
  return { ...common, repo: repository.repository, branch: repository.branch };
}

function collection(type: DocumentSchema, options: FormOptions): EntryCollection {
  const { folder: root, pages } = options;
  const pattern = type.filePathPattern;
  const folder = pattern.slice(0, pattern.indexOf('/'));
  const isNested = pattern.includes('**');
  return {
    name: type.name,
    label: type.plural ?? type.label,
    label_singular: type.label,
    folder: `${root}/${folder}`,
    format: PAGE_FORMAT,
    extension: 'md',
    identifier_field: 'title',
    summary: '{{title}}',
    sortable_fields: ['title'],
    slug: {
      template: '{{title}}',
      editable: true,
      hint: 'The name of the file, and the last part of the page’s address.',
    },
    thumbnail: false,
    ...(isNested && { nested: { subfolders: false }, meta: { path: {} } }),
    media_folder: '',
    public_folder: '',
    editor: { preview: true },
    fields: documentFields(type, pages),
  };
}

function singleton(type: DocumentSchema, { folder, pages }: FormOptions): CollectionFile {
  return {
    name: type.name,
    label: type.label,
    file: `${folder}/${type.filePathPattern}`,
    format: type.contentType === 'data' ? FIELDS_FORMAT : PAGE_FORMAT,
    fields: documentFields(type, pages),
  };
}

function documentFields(type: DocumentSchema, pages: readonly Choice[]): Field[] {
  const fields = formFields(type.fields, pages);
  const source: Field = { name: SOURCE_FIELD, widget: 'hidden' };
  if (type.contentType === 'data') return [...fields, source];
  // The text follows what every page needs, and what few pages need comes last.
  const body: MarkdownField = {
    name: BODY_FIELD,
    label: 'Text',
    widget: 'markdown',
    required: false,
    // First as it is written: rich text spells markdown its own way.
    modes: ['raw', 'rich_text'],
    linked_images: false,
    editor_components: ['image', 'note', 'api-table', 'sample', 'demo', 'diagram', 'page-link'],
  };
  const optional = fields.findIndex((field) => !('required' in field && field.required === true));
  return [...fields.toSpliced(optional < 0 ? fields.length : optional, 0, body), source];
}

function formFields({ shape }: Fields, pages: readonly Choice[]): Field[] {
  return Object.entries(shape).map(([name, field]) => formField(name, field, pages));
}

/** Returns the control of a field. Throws for kinds of fields that the schema does not use yet. */
function formField(name: string, written: SchemaField, pages: readonly Choice[]): Field {
  const field = required(written);
  const { description, label = toLabel(name), isPage, isLong } = metaOf(field);
  const common = {
    name,
    label,
    required: field === written,
    preview: false,
    ...(description !== undefined && { hint: description }),
  };
  if (field instanceof z.ZodISODate) {
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', input_timezone: 'utc' };
  }
  if (isPage) return selectField(common, pages);
  if (field instanceof z.ZodString)
    return { ...common, widget: isLong ? 'text' : 'string', pattern: patternOf(field) };
  if (field instanceof z.ZodBoolean) return { ...common, widget: 'boolean' };
  if (field instanceof z.ZodNumber) return { ...common, widget: 'number', value_type: 'float', step: 1 };
  if (field instanceof z.ZodEnum) {
    const options = field.options.map(String).map((value) => ({ value, label: value }));
    return selectField(common, options);
  }
  if (field instanceof z.ZodArray) return listField(common, field.element, pages);
  const group = groupIn(field);
  if (group !== undefined)
    return { ...common, widget: 'object', collapsed: 'auto', fields: formFields(group, pages) };
  if (field instanceof z.ZodRecord)
    return { ...common, widget: 'keyvalue', key_label: 'Old address', value_label: 'New address' };
  throw new Error(`The content editor has no control for the field "${name}".`);
}

type Common = Pick<StringField, 'name' | 'label' | 'required' | 'hint'>;

/** Returns a choice; its empty option allows writers to omit an optional field. */
function selectField(common: Common, options: readonly Choice[]): SelectField {
  const none = { value: '', label: '' };
  return { ...common, widget: 'select', options: common.required ? [...options] : [none, ...options] };
}

function listField(common: Common, entry: SchemaField, pages: readonly Choice[]): Field {
  if (!(entry instanceof z.ZodObject)) return { ...common, widget: 'list', pattern: patternOf(entry) };
  const fields = formFields(entry, pages);
  const name = ['label', 'title', 'name'].find((one) => fields.some((field) => field.name === one));
  const summary = name === undefined ? {} : { summary: `{{fields.${name}}}` };
  return { ...common, widget: 'list', collapsed: true, ...summary, fields };
}

/** Returns the source of a text's pattern, and the message for texts that do not match. */
function patternOf(field: SchemaField): [string, string] {
  const [pattern = '', hint = ''] = metaOf(field).format ?? [];
  return [pattern, hint];
}

/** Returns the label of a field for writers: "Small print" for `smallPrint`. */
function toLabel(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
