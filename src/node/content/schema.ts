import type { DocumentTypeDef, FieldDef, FieldDefs } from 'contentlayer/source-files';
import { defineDocumentType, defineNestedType } from 'contentlayer/source-files/schema';
import { pagePath, pageSlug, textPageName, textPagePath } from '../../shared/page-path.ts';

/** The format that a text must have. Used by the check of the fields and by the forms of the content editor. */
export interface TextForm {
  /** Matches the whole text. */
  readonly pattern: RegExp;
  /** Follows a text that does not match, in messages. */
  readonly fault: string;
  /** The advice for a text that does not match, as a sentence. */
  readonly hint: string;
}

const textForms = new WeakMap<object, TextForm>();

const longTexts = new WeakSet<object>();

/** Records the format of a field's or list entry's text. Contentlayer has no property for that. */
function inForm<Field extends object>(field: Field, form: TextForm): Field {
  textForms.set(field, form);
  return field;
}

/** Marks a field whose text is a sentence or more, for which a form needs several lines. */
function sentences<Field extends object>(field: Field): Field {
  longTexts.add(field);
  return field;
}

const refusable = new WeakMap<object, NestedField>();

type NestedField = Extract<FieldDef, { type: 'nested' }>;

/**
 * Makes an optional group of fields that a site can refuse by the word `off`. Contentlayer has no type for a group or a
 * word, so it takes the value as it is.
 */
function orOff(field: NestedField & { readonly description: string }) {
  const definition = { type: 'json', description: field.description } as const;
  refusable.set(definition, field);
  return definition;
}

/** Returns the group of fields that a field contains, if `off` can stand in its place. */
export function refusableGroup(field: object): NestedField | undefined {
  return refusable.get(field);
}

/** Returns the format that the text of a field must have, if there is one. */
export function textFormOf(field: object): TextForm | undefined {
  return textForms.get(field);
}

/** Whether the text of a field is a sentence or more. */
export function isLongText(field: object): boolean {
  return longTexts.has(field);
}

/** The kinds of API that a page can describe, shown as a badge beside its title. */
const API_BADGES = ['Component', 'Hook', 'Type', 'Function', 'Higher-Order Component'] as const;

/** The fields for a page's publication and its former addresses. */
const PUBLICATION_FIELDS = {
  draft: {
    type: 'boolean',
    description:
      'Whether the page is unfinished: only the development server and preview builds (`PREVIEW=on`) contain it. Optional.',
  },
  publishAt: {
    type: 'date',
    description:
      'The first day (UTC) on which a build contains the page, such as 2026-12-01. Until then it is treated as a draft. Optional.',
  },
  movedFrom: {
    type: 'list',
    of: { type: 'string' },
    description:
      'The former paths of the page, in the form that the sidebar uses (`concepts/nodes`); readers of those addresses are sent to the page. Optional.',
  },
} satisfies Record<string, FieldDef>;

/** A documentation page: one markdown file below `content/docs/`, whose path is its URL. */
export const Doc = defineDocumentType(() => ({
  name: 'Doc',
  filePathPattern: 'docs/**/*.md',
  contentType: 'markdown',
  fields: {
    title: {
      type: 'string',
      required: true,
      description: 'The page’s heading, its title in the browser and its label in the sidebar.',
    },
    description: sentences({
      type: 'string',
      required: true,
      description:
        'What the page is about, in a sentence or two: shown below the heading, by search engines and by link previews.',
    }),
    badge: {
      type: 'enum',
      options: [...API_BADGES],
      description: 'What an API page describes; shown beside its heading.',
    },
    ...PUBLICATION_FIELDS,
  },
  computedFields: {
    id: {
      type: 'string',
      description: 'The path below `content/docs/`, as the sidebar lists it: `api/editor`.',
      resolve: ({ _raw }) => pageSlug(_raw.sourceFilePath),
    },
    path: {
      type: 'string',
      description: 'The path on the site, without its base path: `/docs/api/editor`.',
      resolve: ({ _raw }) => pagePath(pageSlug(_raw.sourceFilePath)),
    },
    sidebar: {
      type: 'string',
      description: 'The name of the sidebar that lists the page; the site has one.',
      resolve: () => 'docs',
    },
  },
}));

/**
 * A text page outside the documentation, such as an accessibility statement: `content/pages/<name>.md` is `/<name>`.
 */
export const TextPage = defineDocumentType(() => ({
  name: 'TextPage',
  filePathPattern: 'pages/*.md',
  contentType: 'markdown',
  fields: {
    title: {
      type: 'string',
      required: true,
      description: 'The page’s heading and its title in the browser.',
    },
    description: sentences({
      type: 'string',
      required: true,
      description: 'One sentence that search engines and link previews show.',
    }),
    ...PUBLICATION_FIELDS,
  },
  computedFields: {
    path: {
      type: 'string',
      description: 'The path on the site, without its base path: `/accessibility`.',
      resolve: ({ _raw }) => textPagePath(textPageName(_raw.sourceFilePath)),
    },
  },
}));

/** An entry of the changelog: a release of the documented library, or a change of this documentation. */
export const Change = defineDocumentType(() => ({
  name: 'Change',
  filePathPattern: 'changelog/*.md',
  contentType: 'markdown',
  fields: {
    title: {
      type: 'string',
      required: true,
      description: 'The entry’s heading, such as “Craft.js 0.2.12”.',
    },
    date: {
      type: 'date',
      required: true,
      description: 'The day of the release or of the change, such as 2026-12-01.',
    },
    release: {
      type: 'string',
      description:
        'The version of the library that was released. Leave it out for a change of the documentation.',
    },
    pages: {
      type: 'list',
      of: { type: 'string' },
      description:
        'The pages whose API the release changed, in the form that the sidebar uses (`api/editor`), besides those with entries that are new in it (`since`). Optional.',
    },
  },
}));

/**
 * Instructions that assistants read before they work with the library: `content/skill.md` (agentskills.io). Optional.
 */
export const Skill = defineDocumentType(() => ({
  name: 'Skill',
  filePathPattern: 'skill.md',
  contentType: 'markdown',
  fields: {
    name: {
      type: 'string',
      required: true,
      description: 'The skill’s name: lower-case letters, digits and hyphens, at most 64.',
    },
    description: {
      type: 'string',
      required: true,
      description: 'What the skill is for and when to use it, in at most 1024 characters.',
    },
  },
}));

const Action = defineNestedType(() => ({
  name: 'Action',
  fields: {
    label: { type: 'string', required: true, description: 'The visible text.' },
    href: { type: 'string', required: true, description: 'A path of this site or a full URL.' },
  },
}));

const Feature = defineNestedType(() => ({
  name: 'Feature',
  fields: {
    title: { type: 'string', required: true, description: 'The benefit in a few words.' },
    text: sentences({ type: 'string', required: true, description: 'One or two sentences of plain text.' }),
    href: { type: 'string', description: 'The page that explains it.' },
  },
}));

const Picture = defineNestedType(() => ({
  name: 'Picture',
  fields: {
    light: {
      type: 'string',
      required: true,
      description: 'The image file in light mode: a path of this site.',
    },
    dark: { type: 'string', required: true, description: 'The same in dark mode.' },
    width: { type: 'number', required: true, description: 'Width of both images in pixels.' },
    height: { type: 'number', required: true, description: 'Height of both images in pixels.' },
    alt: { type: 'string', required: true, description: 'What the image shows; it is a link to the page.' },
  },
}));

const Pointer = defineNestedType(() => ({
  name: 'Pointer',
  fields: {
    title: { type: 'string', required: true, description: 'The heading.' },
    text: sentences({ type: 'string', required: true, description: 'One or two sentences of plain text.' }),
    href: {
      type: 'string',
      required: true,
      description: 'Where to go on: a path of this site or a full URL.',
    },
    label: { type: 'string', required: true, description: 'The visible text of the link.' },
  },
}));

const Example = defineNestedType(() => ({
  name: 'Example',
  fields: {
    href: {
      type: 'string',
      required: true,
      description: 'The page that is shown in a frame: a path of this site.',
    },
    title: {
      type: 'string',
      required: true,
      description: 'The heading below the frame, and the frame’s name.',
    },
    description: sentences({
      type: 'string',
      required: true,
      description: 'What a visitor can try there, in a sentence.',
    }),
    touch: {
      type: 'string',
      description: 'The same for visitors without a mouse. Leave it out if nothing is different for them.',
    },
    picture: {
      type: 'nested',
      of: Picture,
      description: 'What is seen before the page is there, and without JavaScript.',
    },
  },
}));

/** The page at `/`: `content/landing.md`, whose body contains a demo beside its source. */
export const Landing = defineDocumentType(() => ({
  name: 'Landing',
  filePathPattern: 'landing.md',
  contentType: 'markdown',
  isSingleton: true,
  fields: {
    title: { type: 'string', required: true, description: 'The page’s title in the browser.' },
    description: sentences({
      type: 'string',
      required: true,
      description: 'One sentence for search engines and link previews.',
    }),
    headline: { type: 'string', required: true, description: 'The large heading.' },
    lead: sentences({
      type: 'string',
      required: true,
      description: 'What the library is for, in one or two sentences.',
    }),
    install: { type: 'string', required: true, description: 'The shell command that installs the library.' },
    facts: {
      type: 'list',
      of: { type: 'string' },
      description: 'What a developer checks first: version, requirements, size, licence; a few words each.',
    },
    actions: {
      type: 'list',
      of: Action,
      required: true,
      description: 'Where to go next; the first is the main one.',
    },
    example: { type: 'nested', of: Example, description: 'A page of the site that is shown live.' },
    features: { type: 'list', of: Feature, required: true, description: 'What the library gives.' },
    unfit: {
      type: 'nested',
      of: Pointer,
      description: 'For whom the library is not, and where to read more.',
    },
    closing: { type: 'nested', of: Pointer, description: 'The last word of the page, and the next step.' },
  },
}));

const Wordmark = defineNestedType(() => ({
  name: 'Wordmark',
  fields: {
    path: {
      type: 'string',
      required: true,
      description: 'The data of an SVG path: the letters as lines, on a ground 24 units high.',
    },
    width: { type: 'number', required: true, description: 'How wide the ground is, in the same units.' },
  },
}));

const SidebarGroup = defineNestedType(() => ({
  name: 'SidebarGroup',
  fields: {
    label: { type: 'string', required: true, description: 'The category’s name.' },
    pages: {
      type: 'list',
      of: { type: 'string' },
      required: true,
      description: 'The pages of the category in reading order: paths below `content/docs/`, without `.md`.',
    },
  },
}));

/** The order in which documentation pages are listed and read. */
export const Sidebar = defineDocumentType(() => ({
  name: 'Sidebar',
  filePathPattern: 'sidebar.yaml',
  contentType: 'data',
  isSingleton: true,
  fields: {
    groups: {
      type: 'list',
      of: SidebarGroup,
      required: true,
      description: 'The categories from top to bottom. Each page stands in exactly one.',
    },
  },
}));

const Link = defineNestedType(() => ({
  name: 'Link',
  fields: {
    label: { type: 'string', required: true, description: 'The visible text.' },
    href: {
      type: 'string',
      required: true,
      description: 'A path of this site (`/docs/overview`) or a full URL.',
    },
  },
}));

const NavbarItem = defineNestedType(() => ({
  name: 'NavbarItem',
  fields: {
    label: { type: 'string', required: true, description: 'The visible text.' },
    href: { type: 'string', description: 'Where a link leads. Leave it out for a menu.' },
    items: { type: 'list', of: Link, description: 'The entries of a menu. Leave it out for a link.' },
    position: {
      type: 'enum',
      options: ['left', 'right'],
      required: true,
      description: 'The side of the navbar.',
    },
  },
}));

const FooterColumn = defineNestedType(() => ({
  name: 'FooterColumn',
  fields: {
    title: { type: 'string', required: true, description: 'The column’s heading.' },
    links: { type: 'list', of: Link, required: true, description: 'The column’s links from top to bottom.' },
  },
}));

const Announcement = defineNestedType(() => ({
  name: 'Announcement',
  fields: {
    id: {
      type: 'string',
      required: true,
      description: 'Names this announcement. A reader who dismissed it does not see this id again.',
    },
    text: { type: 'string', required: true, description: 'The message, as plain text.' },
    link: { type: 'nested', of: Link, description: 'Where to read more.' },
  },
}));

const Locale = defineNestedType(() => ({
  name: 'Locale',
  fields: {
    code: { type: 'string', required: true, description: 'BCP 47 language tag, for example `en`.' },
    label: { type: 'string', required: true, description: 'The language’s own name, for example `English`.' },
    direction: {
      type: 'enum',
      options: ['ltr', 'rtl'],
      required: true,
      description: 'The direction in which the language is written.',
    },
  },
}));

const Version = defineNestedType(() => ({
  name: 'Version',
  fields: {
    name: inForm(
      {
        type: 'string',
        required: true,
        description:
          'Stable key, remembered in the reader’s browser. The pages of a version that is not current are in the folder of this name in `content/docs/`.',
      },
      {
        pattern: /^\w[\w.-]*$/,
        fault: 'cannot be the name of a folder',
        hint: 'Use letters, digits, "-", "." and "_", such as "current" or "0.1".',
      },
    ),
    label: { type: 'string', required: true, description: 'What readers see, for example `Next`.' },
    version: {
      type: 'string',
      required: true,
      description: 'The version itself, for example `0.2.0`; shown after the label.',
    },
    mainPage: {
      type: 'string',
      required: true,
      description: 'The page that `/docs` leads to: a path in the version’s folder, without `.md`.',
    },
    current: {
      type: 'boolean',
      required: true,
      description: 'Whether `content/docs/` itself holds this version. True for exactly one.',
    },
  },
}));

const Cms = defineNestedType(() => ({
  name: 'Cms',
  fields: {
    repository: inForm(
      {
        type: 'string',
        required: true,
        description: 'The repository on GitHub, as owner and name: `owner/name`.',
      },
      {
        pattern: /^[\w.-]+\/[\w.-]+$/,
        fault: 'is not a GitHub repository',
        hint: 'Write its owner and its name, such as "owner/name".',
      },
    ),
    branch: inForm(
      { type: 'string', required: true, description: 'The branch that the site is published from.' },
      { pattern: /^[^\s~^:?*[\\]+$/, fault: 'is not a branch name', hint: 'Write it like "main".' },
    ),
    api: inForm(
      {
        type: 'string',
        description: 'The address of a GitHub Enterprise server. Leave it out for github.com. Optional.',
      },
      {
        // It becomes a part of the editor's policy.
        pattern: /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/,
        fault: 'is no address of a server',
        hint: 'Write it like "https://github.example.com", without a path.',
      },
    ),
  },
}));

/** The settings shared by all pages: names, links, navbar, footer, languages and versions. */
export const Site = defineDocumentType(() => ({
  name: 'Site',
  filePathPattern: 'site.yaml',
  contentType: 'data',
  isSingleton: true,
  fields: {
    title: {
      type: 'string',
      required: true,
      description: 'The site’s name, shown in the navbar and after each title.',
    },
    wordmark: {
      type: 'nested',
      of: Wordmark,
      description: 'The title as a drawing, which is the same on each system, for the navbar. Optional.',
    },
    tagline: { type: 'string', required: true, description: 'What the documented library is, in one line.' },
    repository: {
      type: 'string',
      required: true,
      description: 'URL of the documented library’s repository.',
    },
    socialCard: {
      type: 'string',
      description:
        'The picture in link previews, 1200 by 630 pixels: a PNG file in `public/`, as a path of this site. Optional.',
    },
    editUrl: inForm(
      {
        type: 'string',
        description:
          'URL under which the source of `content/docs/` can be edited, with a slash at its end; the path of the page’s file is appended. Without this field, it is that of the repository of `cms`, or of the GitHub workflow that builds the site; `off` refuses it. Optional.',
      },
      {
        pattern: /^(?:off|https?:\/\/[^/?#\s][^?#\s]*\/)$/,
        fault: 'is no URL to which the path of a page can be appended',
        hint: 'Write a full URL that ends with a slash, such as "https://github.com/owner/repository/edit/main/content/docs/".',
      },
    ),
    cms: orOff({
      type: 'nested',
      of: Cms,
      description:
        'The GitHub repository to which writers publish with the content editor at `/admin/`. Without this field, it is that of the GitHub workflow that builds the site; if there is none, or this is `off`, the built site has no editor. Optional.',
    }),
    navbar: { type: 'list', of: NavbarItem, required: true, description: 'Links and menus of the navbar.' },
    footer: { type: 'list', of: FooterColumn, required: true, description: 'Columns of the footer.' },
    smallPrint: {
      type: 'list',
      of: Link,
      description: 'Links beside the copyright line, for example to an accessibility statement. Optional.',
    },
    searchLinks: {
      type: 'list',
      of: Link,
      description:
        'Pages outside the documentation that the search finds by their names, such as the playground. Optional.',
    },
    removedPages: {
      type: 'list',
      of: inForm(
        { type: 'string' },
        { pattern: /^\/.*[^/]$/, fault: 'is no address of a page', hint: 'Write it like "/docs/beta".' },
      ),
      description:
        'Addresses of pages that were removed and have no successor, such as `/docs/beta`. The build warns about all other addresses that are lost. Optional.',
    },
    copyright: { type: 'string', required: true, description: 'Who holds the copyright; the year is added.' },
    announcement: { type: 'nested', of: Announcement, description: 'A message above the navbar. Optional.' },
    locale: { type: 'nested', of: Locale, required: true, description: 'The language of the content.' },
    versions: {
      type: 'list',
      of: Version,
      required: true,
      description: 'The documented versions; one is current.',
    },
  },
}));

const ApiEntry = defineNestedType(() => ({
  name: 'ApiEntry',
  fields: {
    name: {
      type: 'string',
      required: true,
      description: 'The name of the member, as it is written in code.',
    },
    type: { type: 'string', required: true, description: 'A TypeScript type or signature.' },
    default: { type: 'string', description: 'A TypeScript expression.' },
    required: { type: 'boolean', description: 'Whether it must be given.' },
    since: { type: 'string', description: 'The version that introduced it.' },
    deprecated: { type: 'string', description: 'The replacement, as markdown.' },
    undoable: { type: 'boolean', description: 'For actions: whether the history records it.' },
    description: { type: 'string', required: true, description: 'Markdown.' },
    throws: { type: 'list', of: { type: 'string' }, description: 'When it throws, each as markdown.' },
  },
}));

/** The fields of an API table, which is YAML in a code block of the language `api`. */
export const API_TABLE_FIELDS: FieldDefs = {
  title: { type: 'string', required: true, description: 'The caption.' },
  anchor: inForm(
    { type: 'string', required: true, description: 'The beginning of the ids of its entries.' },
    {
      pattern: /^[a-z][a-z0-9-]*$/,
      fault: 'cannot be the anchor of an API table',
      hint: 'It begins with a lower-case letter and contains only lower-case letters, digits and "-".',
    },
  ),
  entries: { type: 'list', of: ApiEntry, required: true, description: 'The members, each with its fields.' },
};

/** Every type of document that the content folder may contain, as defined for Contentlayer. */
export const DOCUMENT_TYPES: readonly DocumentTypeDef[] = [
  Doc,
  Landing,
  TextPage,
  Change,
  Skill,
  Sidebar,
  Site,
].map((type) => type.def());

/** Returns the type of the document at this path below the content folder. */
export function documentTypeOf(contentPath: string): DocumentTypeDef | undefined {
  return DOCUMENT_TYPES.find(({ filePathPattern }) => {
    return filePathPattern !== undefined && matchesFilePattern(contentPath, filePathPattern);
  });
}

/**
 * Whether a path (separated by `/`) matches a Contentlayer `filePathPattern` made of names, `*` and `**`.
 * Case-sensitive, as in Contentlayer.
 */
function matchesFilePattern(path: string, pattern: string): boolean {
  return new RegExp(`^${pattern.split('/').map(segmentSource).join('')}$`).test(path);
}

function segmentSource(segment: string, index: number, segments: readonly string[]): string {
  if (segment === '**') return '(?:[^/]+/)*';
  const names = segment.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return index === segments.length - 1 ? names : `${names}/`;
}
