import { z } from 'zod';
import {
  choice,
  type DocumentSchema,
  flag,
  group,
  list,
  number,
  optionalList,
  page,
  TEXT,
  text,
} from './fields.ts';

// The documents of what all pages share: the site's settings, and the sidebar.

const Wordmark = group('Wordmark', {
  path: text('The data of an SVG path: the letters as lines, in an area 24 units high.'),
  width: number('The width of that area, in the same units.'),
});

const SidebarRun = group('SidebarRun', {
  label: text('The heading above the page.'),
  before: page('The first page below it: one of the category.'),
});

const SidebarGroup = group('SidebarGroup', {
  label: text('The category’s name.'),
  pages: list(
    TEXT,
    'The pages of the category in reading order: paths below `content/docs/`, without `.md`.',
  ),
  runs: optionalList(SidebarRun, 'Headings within a long category. Optional.'),
});

/** The order in which documentation pages are listed and read. */
export const Sidebar = {
  name: 'Sidebar',
  label: 'Sidebar',
  filePathPattern: 'sidebar.yaml',
  contentType: 'data',
  isSingleton: true,
  fields: z.strictObject({
    groups: list(SidebarGroup, 'The categories from top to bottom. Each page belongs to exactly one.'),
    readFirst: optionalList(
      TEXT,
      'The pages that “Next” leads through first. From the last of them on, it follows the categories. Optional: without it, it follows the categories from the first page on.',
    ),
  }),
} satisfies DocumentSchema;

/** A link with its text. */
export const Link = group('Link', {
  label: text('The visible text.'),
  href: text('A path of this site (`/docs/overview`) or a full URL.'),
});

const NavbarItem = group('NavbarItem', {
  label: text('The visible text.'),
  href: text('Where a link leads. Leave it out for a menu.').optional(),
  items: optionalList(Link, 'The entries of a menu. Leave it out for a link.'),
  position: choice(['left', 'right'], 'The side of the navbar.'),
}).refine(
  ({ href, items }) => (href === undefined) !== (items === undefined),
  'must have either "href", for a link, or "items", for a menu',
);

const FooterColumn = group('FooterColumn', {
  title: text('The column’s heading.'),
  links: list(Link, 'The column’s links from top to bottom.'),
});

const Announcement = group('Announcement', {
  id: text('Names this announcement. A reader who dismissed it does not see this id again.'),
  text: text('The message, as plain text.'),
  link: Link.meta({ description: 'Where to read more.' }).optional(),
});

const Locale = group('Locale', {
  code: text(
    'BCP 47 language tag, for example `en`. The spelling is checked as American for `en-US`, as British for other English.',
  ),
  label: text('The language’s own name, for example `English`.'),
  direction: choice(['ltr', 'rtl'], 'The direction in which the language is written.'),
});

const Version = group('Version', {
  name: text(
    'Stable key, remembered in the reader’s browser. The pages of a version that is not current are in the folder of this name in `content/docs/`.',
    {
      pattern: /^\w[\w.-]*$/,
      hint: 'must consist of letters, digits, "-", "." and "_", such as "current" or "0.1"',
    },
  ),
  label: text('What readers see, for example `Next`.'),
  version: text('The version itself, for example `0.2.0`; shown after the label.'),
  mainPage: text('The page that `/docs` leads to: a path in the version’s folder, without `.md`.'),
  current: flag('Whether the pages of this version are directly in `content/docs/`. True for exactly one.'),
});

const Cms = group('Cms', {
  repository: text('The repository on GitHub, as owner and name: `owner/name`.', {
    pattern: /^[\w.-]+\/[\w.-]+$/,
    hint: 'must be its owner and its name, such as "owner/name"',
  }),
  branch: text('The branch that the site is published from.', {
    pattern: /^[^\s~^:?*[\\]+$/,
    hint: 'must be a name such as "main"',
  }),
});

/** The settings shared by all pages: names, links, navbar, footer, languages and versions. */
export const Site = {
  name: 'Site',
  label: 'Site settings',
  filePathPattern: 'site.yaml',
  contentType: 'data',
  isSingleton: true,
  fields: z.strictObject({
    title: text('The site’s name, shown in the navbar and after each title.'),
    wordmark: Wordmark.meta({
      description: 'The title as a drawing, which is the same on each system, for the navbar. Optional.',
    }).optional(),
    tagline: text('What the documented library is, in one line.'),
    url: text(
      'The address of the published site, for canonical links, the sitemap and `llms.txt`: scheme and host.',
      {
        pattern: /^https?:\/\/[^/?#@\s]+\/?$/,
        hint: 'must be scheme and host, such as "https://docs.example.com"; BASE_PATH sets the path of a site below one',
      },
    ),
    trailingSlash: choice(
      ['yes', 'no'],
      'Whether the addresses of pages end with a slash in links, canonical links, the sitemap, the feed and redirects: `yes` for a host that redirects to the slash. Pages open with and without it. TRAILING_SLASH overrides it. Optional: without it, they do not.',
    ).optional(),
    repository: text('URL of the documented library’s repository.', {
      pattern: /^https?:\/\/[^/?#@\s]+(?:\/[^?#\s]*)?$/,
      hint: 'must be a full URL, such as "https://github.com/owner/name"',
    }),
    socialCard: text(
      'The picture in link previews, 1200 by 630 pixels: a PNG file in `public/`, as a path of this site. Optional.',
    ).optional(),
    editUrl: text(
      'URL under which the source of `content/docs/` can be edited, with a slash at its end; the path of the page’s file is appended. Without this field, it is that of the repository of `cms`, or of the GitHub workflow that builds the site; `off` refuses it. Optional.',
      {
        pattern: /^(?:off|https?:\/\/[^/?#\s][^?#\s]*\/)$/,
        hint: 'must be a full URL that ends with a slash, such as "https://github.com/owner/repository/edit/main/content/docs/"',
      },
    ).optional(),
    cms: Cms.meta({
      description:
        'The GitHub repository to which writers publish with the content editor at `/admin/`. Without it, only the development server has the editor. Optional.',
    }).optional(),
    chat: Link.meta({
      description: 'Where readers without an account at the repository can write about a page. Optional.',
    }).optional(),
    navbar: list(NavbarItem, 'Links and menus of the navbar.'),
    footer: list(FooterColumn, 'Columns of the footer.'),
    smallPrint: optionalList(
      Link,
      'Links beside the copyright line, for example to an accessibility statement. Optional.',
    ),
    searchStart: optionalList(
      Link,
      'Pages that the search offers to readers who have not searched yet or found nothing: about five. Optional.',
    ),
    searchExamples: optionalList(
      TEXT,
      'Queries that the search offers to the same readers: about three. Optional.',
    ),
    copyright: text('Who holds the copyright; the year is added.'),
    announcement: Announcement.meta({ description: 'A message above the navbar. Optional.' }).optional(),
    locale: Locale.meta({ description: 'The language of the content.' }),
    versions: list(Version, 'The documented versions; one is current.')
      .refine(
        (versions) => versions.filter(({ current }) => current).length === 1,
        'must have one entry with "current: true": the version whose pages are directly in docs/',
      )
      .refine(
        (versions) => new Set(versions.map(({ name }) => name)).size === versions.length,
        'must not name a version twice',
      ),
    redirects: z
      .record(z.string(), text(''), 'must be lines of an old address, a colon and a new address')
      .meta({
        description:
          'Where readers of old addresses get: the old address of a page (`/docs/concepts/node`) or of a section (`/docs/guides/recipes#dialog`), and its new one. Optional.',
      })
      .optional(),
  }),
} satisfies DocumentSchema;
