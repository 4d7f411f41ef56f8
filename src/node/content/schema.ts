import type { DocumentTypeDef, FieldDef, FieldDefs } from 'contentlayer/source-files';
import { defineDocumentType, defineNestedType } from 'contentlayer/source-files/schema';
import { pagePath, pageSlug, textPageName, textPagePath } from '../../shared/page-path.ts';
import { list, optionalGroup, optionalList, optionalText, sentences, TEXT, text } from './fields.ts';
import { Sidebar, Site } from './site-schema.ts';

/** The kinds of API that a page can describe, shown as a badge beside its title. */
const API_BADGES = ['Component', 'Hook', 'Type', 'Function', 'Higher-Order Component'] as const;

/** Keeps a page out of the published site. */
const DRAFT = {
  type: 'boolean',
  description:
    'Whether the page is unfinished: only the development server and preview builds (`PREVIEW=on`) contain it. Optional.',
} as const satisfies FieldDef;

/** A documentation page: one markdown file below `content/docs/`, whose path is its URL. */
export const Doc = defineDocumentType(() => ({
  name: 'Doc',
  filePathPattern: 'docs/**/*.md',
  contentType: 'markdown',
  fields: {
    title: text('The page’s heading, its title in the browser and its label in the sidebar.'),
    description: sentences(
      'What the page is about, in a sentence or two: shown below the heading, by search engines and by link previews.',
    ),
    badge: {
      type: 'enum',
      options: [...API_BADGES],
      description: 'What an API page describes; shown beside its heading.',
    },
    continues: optionalText(
      'The page whose app this one goes on with, in the form that the sidebar uses: its files count as shown, for `changes` and for the app of this page. Optional.',
      { isPage: true },
    ),
    draft: DRAFT,
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
    title: text('The page’s heading and its title in the browser.'),
    description: sentences('One sentence that search engines and link previews show.'),
    draft: DRAFT,
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
    title: text('The entry’s heading, such as “Craft.js 0.2.12”.'),
    date: {
      type: 'date',
      required: true,
      description: 'The day of the release or of the change, such as 2026-12-01.',
    },
    release: optionalText(
      'The version of the library that was released. Leave it out for a change of the documentation.',
    ),
    pages: optionalList(
      TEXT,
      'The pages whose API the release changed, in the form that the sidebar uses (`api/editor`), besides those with entries that are new in it (`since`). Optional.',
    ),
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
    name: text('The skill’s name: lower-case letters, digits and hyphens, at most 64.'),
    description: text('What the skill is for and when to use it, in at most 1024 characters.'),
  },
}));

const Action = defineNestedType(() => ({
  name: 'Action',
  fields: {
    label: text('The visible text.'),
    href: text('A path of this site or a full URL.'),
  },
}));

const Feature = defineNestedType(() => ({
  name: 'Feature',
  fields: {
    title: text('The benefit in a few words.'),
    text: sentences('One or two sentences of plain text.'),
    href: optionalText('The page that explains it.'),
    drawing: optionalText(
      'A drawing of 16 by 9: the path of an SVG file of this site and the id of a symbol in it, such as `/drawings.svg#undo`.',
    ),
  },
}));

const Picture = defineNestedType(() => ({
  name: 'Picture',
  fields: {
    light: text('The image file in light mode: a path of this site.'),
    dark: text('The same in dark mode.'),
    width: { type: 'number', required: true, description: 'Width of both images in pixels.' },
    height: { type: 'number', required: true, description: 'Height of both images in pixels.' },
    alt: text('What the image shows; it is a link to the page.'),
  },
}));

const Pointer = defineNestedType(() => ({
  name: 'Pointer',
  fields: {
    title: text('The heading.'),
    text: sentences('One or two sentences of plain text.'),
    href: text('Where to go on: a path of this site or a full URL.'),
    label: text('The visible text of the link.'),
  },
}));

const Fit = defineNestedType(() => ({
  name: 'Fit',
  fields: {
    title: text('The heading.'),
    suits: list(TEXT, 'What the library suits, a few words each.'),
    lacks: list(TEXT, 'When to choose something else, a few words each.'),
    href: text('Where to read more: a path of this site or a full URL.'),
    label: text('The visible text of the link.'),
  },
}));

const Example = defineNestedType(() => ({
  name: 'Example',
  fields: {
    href: text('The page that is shown in a frame: a path of this site.'),
    title: text('The heading above the frame, and the frame’s name.'),
    description: sentences('What a visitor can try there, in a sentence.'),
    touch: optionalText(
      'The same for visitors without a mouse. Leave it out if nothing is different for them.',
    ),
    picture: optionalGroup(Picture, 'What is shown until the page has loaded, and without JavaScript.'),
  },
}));

/** The page at `/`: `content/landing.md`, whose body contains a demo beside its source. */
export const Landing = defineDocumentType(() => ({
  name: 'Landing',
  filePathPattern: 'landing.md',
  contentType: 'markdown',
  isSingleton: true,
  fields: {
    title: text('The page’s title in the browser.'),
    description: sentences('One sentence for search engines and link previews.'),
    headline: text('The large heading.'),
    lead: sentences('What the library is for, in one or two sentences.'),
    install: text('The shell command that installs the library.'),
    facts: optionalList(
      TEXT,
      'What a developer checks first: version, requirements, size, licence; a few words each.',
    ),
    actions: list(Action, 'Where to go next; the first is the main one.'),
    example: optionalGroup(Example, 'A page of the site that is shown live.'),
    features: list(Feature, 'What the library gives.'),
    fit: optionalGroup(Fit, 'What the library is and is not for, and where to read more.'),
    closing: optionalGroup(Pointer, 'The last word of the page, and the next step.'),
  },
}));

const ApiEntry = defineNestedType(() => ({
  name: 'ApiEntry',
  fields: {
    name: text('The name of the member, as written in code.'),
    type: text('A TypeScript type or signature.'),
    default: optionalText('A TypeScript expression.'),
    required: { type: 'boolean', description: 'Whether it is required.' },
    since: optionalText('The version that introduced it.'),
    deprecated: optionalText('The replacement, as markdown.'),
    undoable: { type: 'boolean', description: 'For actions: whether the history records it.' },
    description: text('Markdown.'),
    throws: optionalList(TEXT, 'When it throws, each as markdown.'),
  },
}));

/** The fields of an API table, which is YAML in a code block of the language `api`. */
export const API_TABLE_FIELDS: FieldDefs = {
  title: text('The caption.'),
  anchor: text('The beginning of the ids of its entries.', {
    pattern: /^[a-z][a-z0-9-]*$/,
    fault: 'cannot be the anchor of an API table',
    hint: 'It begins with a lower-case letter and contains only lower-case letters, digits and "-".',
  }),
  entries: list(ApiEntry, 'The members, each with its fields.'),
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

/** What the signs of a `filePathPattern` stand for, as parts of a regular expression. */
const PATTERN_SIGNS: Readonly<Record<string, string>> = { '**/': '(?:[^/]+/)*', '*': '[^/]*', '.': '\\.' };

/** Returns the type of the document at this path below the content folder; case matters, as in Contentlayer. */
export function documentTypeOf(contentPath: string): DocumentTypeDef | undefined {
  return DOCUMENT_TYPES.find(({ filePathPattern = '' }) => {
    const pattern = filePathPattern.replace(/\*\*\/|[*.]/g, (sign) => PATTERN_SIGNS[sign] ?? sign);
    return new RegExp(`^${pattern}$`).test(contentPath);
  });
}
