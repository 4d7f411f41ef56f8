import { defineDocumentType, defineNestedType } from 'contentlayer/source-files/schema';

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
    name: { type: 'string', required: true, description: 'Stable key, remembered in the reader’s browser.' },
    label: { type: 'string', required: true, description: 'What readers see, for example `Next`.' },
    mainPage: {
      type: 'string',
      required: true,
      description: 'The page that `/docs` leads to: a path below `content/docs/`, without `.md`.',
    },
    current: {
      type: 'boolean',
      required: true,
      description: 'Whether `content/docs/` holds this version. True for exactly one.',
    },
  },
}));

/** What is the same on every page: names, links, navbar, footer, languages and versions. */
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
    tagline: { type: 'string', required: true, description: 'What the documented library is, in one line.' },
    version: { type: 'string', required: true, description: 'The version of this site’s content.' },
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
    editUrl: {
      type: 'string',
      description:
        'URL under which the source of `content/docs/` can be edited; the page’s path and `.md` are appended.',
    },
    navbar: { type: 'list', of: NavbarItem, required: true, description: 'Links and menus of the navbar.' },
    footer: { type: 'list', of: FooterColumn, required: true, description: 'Columns of the footer.' },
    smallPrint: {
      type: 'list',
      of: Link,
      description: 'Links beside the copyright line, for example to an accessibility statement. Optional.',
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
