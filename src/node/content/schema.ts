import { z } from 'zod';
import { pagePath, pageSlug, textPageName, textPagePath } from '../../shared/page-path.ts';
import {
  choice,
  type DocumentSchema,
  day,
  flag,
  group,
  list,
  number,
  optionalList,
  page,
  sentences,
  TEXT,
  text,
} from './fields.ts';
import { Link, Sidebar, Site } from './site-schema.ts';

/** The kinds of API that a page can describe, shown as a badge beside its title. */
const API_BADGES = ['Component', 'Hook', 'Type', 'Function', 'Higher-Order Component'] as const;

/** Keeps a page out of the published site. */
const draft = flag(
  'Whether the page is unfinished: only the development server and preview builds (`PREVIEW=on`) contain it. Optional.',
).optional();

/** A documentation page: one markdown file below `content/docs/`, whose path is its URL. */
export const Doc = {
  name: 'Doc',
  label: 'documentation page',
  plural: 'Documentation',
  filePathPattern: 'docs/**/*.md',
  contentType: 'markdown',
  fields: z.strictObject({
    title: text('The page’s heading, its title in the browser and its label in the sidebar.'),
    description: sentences(
      'What the page is about, in a sentence or two: shown below the heading, by search engines and by link previews.',
    ),
    badge: choice(API_BADGES, 'What an API page describes; shown beside its heading.').optional(),
    continues: page(
      'The page whose app this one goes on with, in the form that the sidebar uses: its files count as shown, for `changes` and for the app of this page. Optional.',
    ).optional(),
    unlisted: flag(
      'Whether the sidebar leaves the page out, and “Next” too: other pages lead to it. Optional.',
    ).optional(),
    draft,
  }),
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
} satisfies DocumentSchema;

/**
 * A text page outside the documentation, such as an accessibility statement: `content/pages/<name>.md` is `/<name>`.
 */
const TextPage = {
  name: 'TextPage',
  label: 'text page',
  plural: 'Text pages',
  filePathPattern: 'pages/*.md',
  contentType: 'markdown',
  fields: z.strictObject({
    title: text('The page’s heading and its title in the browser.'),
    description: sentences('One sentence that search engines and link previews show.'),
    draft,
  }),
  computedFields: {
    path: {
      type: 'string',
      description: 'The path on the site, without its base path: `/accessibility`.',
      resolve: ({ _raw }) => textPagePath(textPageName(_raw.sourceFilePath)),
    },
  },
} satisfies DocumentSchema;

/** An entry of the changelog: a release of the documented library, or a change of this documentation. */
const Change = {
  name: 'Change',
  label: 'changelog entry',
  plural: 'Changelog',
  filePathPattern: 'changelog/*.md',
  contentType: 'markdown',
  fields: z.strictObject({
    title: text('The entry’s heading, such as “Craft.js 0.2.12”.'),
    date: day('The day of the release or of the change, such as 2026-12-01.'),
    release: text(
      'The version of the library that was released. Leave it out for a change of the documentation.',
    ).optional(),
  }),
} satisfies DocumentSchema;

/**
 * Instructions that assistants read before they work with the library: `content/skill.md` (agentskills.io). Optional.
 */
const Skill = {
  name: 'Skill',
  label: 'Skill for assistants',
  filePathPattern: 'skill.md',
  contentType: 'markdown',
  fields: z.strictObject({
    name: text('The skill’s name: lower-case letters, digits and hyphens, at most 64.'),
    description: text('What the skill is for and when to use it, in at most 1024 characters.'),
  }),
} satisfies DocumentSchema;

const Feature = group('Feature', {
  title: text('The benefit in a few words.'),
  text: sentences('One or two sentences of plain text.'),
  href: text('The page that explains it.').optional(),
  drawing: text(
    'A drawing of 16 by 9: the path of an SVG file of this site and the id of a symbol in it, such as `/drawings.svg#undo`.',
  ).optional(),
});

const Picture = group('Picture', {
  light: text('The image file in light mode: a path of this site.'),
  dark: text('The same in dark mode.'),
  width: number('Width of both images in pixels.'),
  height: number('Height of both images in pixels.'),
  alt: text('What the image shows; it is a link to the page.'),
});

const Pointer = group('Pointer', {
  title: text('The heading.'),
  text: sentences('One or two sentences of plain text.'),
  href: text('Where to go on: a path of this site or a full URL.'),
  label: text('The visible text of the link.'),
});

const Fit = group('Fit', {
  title: text('The heading.'),
  suits: list(TEXT, 'What the library suits, a few words each.'),
  lacks: list(TEXT, 'When to choose something else, a few words each.'),
  href: text('Where to read more: a path of this site or a full URL.'),
  label: text('The visible text of the link.'),
});

const Example = group('Example', {
  href: text('The page that is shown in a frame: a path of this site.'),
  title: text('The heading above the frame, and the frame’s name.'),
  description: sentences('What a visitor can try there, in a sentence.'),
  touch: text(
    'The same for visitors without a mouse. Leave it out if nothing is different for them.',
  ).optional(),
  picture: Picture.meta({
    description: 'What is shown until the page has loaded, and without JavaScript.',
  }).optional(),
});

/** The page at `/`: `content/landing.md`, whose body contains a demo beside its source. */
export const Landing = {
  name: 'Landing',
  label: 'Landing page',
  filePathPattern: 'landing.md',
  contentType: 'markdown',
  isSingleton: true,
  fields: z.strictObject({
    title: text('The page’s title in the browser.'),
    description: sentences('One sentence for search engines and link previews.'),
    headline: text('The large heading.'),
    lead: sentences('What the library is for, in one or two sentences.'),
    install: text('The shell command that installs the library.'),
    facts: optionalList(
      TEXT,
      'What a developer checks first: version, requirements, size, licence; a few words each.',
    ),
    actions: list(Link, 'Where to go next; the first is the main one.'),
    example: Example.meta({ description: 'A page of the site that is shown live.' }).optional(),
    features: list(Feature, 'What the library gives.'),
    fit: Fit.meta({ description: 'What the library is and is not for, and where to read more.' }).optional(),
    closing: Pointer.meta({ description: 'The last word of the page, and the next step.' }).optional(),
  }),
} satisfies DocumentSchema;

/** The fields of an entry of an API table. */
export const API_ENTRY = group('ApiEntry', {
  name: text('The name of the member, as written in code.'),
  type: text('A TypeScript type or signature.'),
  default: text('A TypeScript expression.').optional(),
  required: flag('Whether it is required.').optional(),
  since: text('The version that introduced it.').optional(),
  deprecated: text('The replacement, as markdown.').optional(),
  undoable: flag('For actions: whether the history records it.').optional(),
  description: text('Markdown.'),
  example: text('Code that uses it, in at most twelve lines.', {
    pattern: /^(?:.*\n){0,11}.*\S.*\n?$/,
    hint: 'must have one to twelve lines',
  }).optional(),
  throws: optionalList(TEXT, 'When it throws, each as markdown.'),
});

/** The fields of an API table, which is YAML in a code block of the language `api`. */
export const API_TABLE = z.strictObject({
  title: text('The caption.'),
  anchor: text('The beginning of the ids of its entries.', {
    pattern: /^[a-z][a-z0-9-]*$/,
    hint: 'must begin with a lower-case letter, and contain only lower-case letters, digits and "-"',
  }),
  context: text('Code above each example that readers do not see.').optional(),
  entries: list(API_ENTRY, 'The members, each with its fields.'),
});

/** Every type of document that the content folder may contain. */
export const DOCUMENTS: readonly DocumentSchema[] = [Doc, Landing, TextPage, Change, Skill, Sidebar, Site];

/** What the signs of a `filePathPattern` stand for, as parts of a regular expression. */
const PATTERN_SIGNS: Readonly<Record<string, string>> = { '**/': '(?:[^/]+/)*', '*': '[^/]*', '.': '\\.' };

/** Returns the type of the document at this path below the content folder; case matters, as in Contentlayer. */
export function documentTypeOf(contentPath: string): DocumentSchema | undefined {
  return DOCUMENTS.find(({ filePathPattern }) => {
    const pattern = filePathPattern.replace(/\*\*\/|[*.]/g, (sign) => PATTERN_SIGNS[sign] ?? sign);
    return new RegExp(`^${pattern}$`).test(contentPath);
  });
}
