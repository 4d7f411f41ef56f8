import type { Landing, Site as SiteFile } from 'contentlayer/generated';
import { mainSlug, versionOf } from '../../shared/docs-version.ts';
import type { LandingFit, LandingPageData, LandingPointer } from '../../shared/page-data.ts';
import type {
  DocsVersion,
  NavbarEntry,
  SidebarCategory,
  SiteAnnouncement,
  SiteData,
  SiteLink,
} from '../../shared/site-data.ts';
import { buildTime } from './publication.ts';

// The fields of `site.yaml` and `landing.md` in the form of the app: without those that Contentlayer adds to nested values.

/** Returns the fields of the landing page, whose text is compiled separately. */
export function landingFields(landing: Landing): Omit<LandingPageData, 'html'> {
  return {
    kind: 'landing',
    title: landing.title,
    description: landing.description,
    headline: landing.headline,
    lead: landing.lead,
    install: landing.install,
    facts: landing.facts ?? [],
    actions: landing.actions.map(plainLink),
    ...(landing.example && { example: exampleOf(landing.example) }),
    features: landing.features.map(({ title, text, href, drawing }) => ({
      title,
      text,
      ...(href && { href }),
      ...(drawing && { drawing }),
    })),
    ...(landing.fit && { fit: plainFit(landing.fit) }),
    ...(landing.closing && { closing: plainPointer(landing.closing) }),
  };
}

function plainFit({ title, suits, lacks, href, label }: LandingFit): LandingFit {
  return { title, suits, lacks, href, label };
}

function plainPointer({ title, text, href, label }: LandingPointer): LandingPointer {
  return { title, text, href, label };
}

function exampleOf({
  href,
  title,
  description,
  touch,
  picture,
}: NonNullable<Landing['example']>): NonNullable<LandingPageData['example']> {
  const words = { href, title, description, ...(touch && { touch }) };
  if (picture === undefined) return words;
  const { light, dark, width, height, alt } = picture;
  return { ...words, picture: { light, dark, width, height, alt } };
}

/** Returns the fields of `site.yaml` that the app needs. */
export function siteData(site: SiteFile, sidebar: readonly SidebarCategory[]): SiteData {
  const { title, wordmark, tagline, repository, locale, announcement } = site;
  return {
    title,
    ...(wordmark && { wordmark: { path: wordmark.path, width: wordmark.width } }),
    tagline,
    repository,
    locale: { code: locale.code, label: locale.label, direction: locale.direction },
    navbar: site.navbar.map(navbarEntry),
    footer: site.footer.map((column) => ({ title: column.title, links: column.links.map(plainLink) })),
    smallPrint: (site.smallPrint ?? []).map(plainLink),
    searchLinks: (site.searchLinks ?? []).map(plainLink),
    searchStart: (site.searchStart ?? []).map(plainLink),
    searchExamples: site.searchExamples ?? [],
    copyright: `Copyright © ${copyrightYear()} ${site.copyright}`,
    ...(announcement && { announcement: plainAnnouncement(announcement) }),
    versions: versionsWithPages(site, sidebar),
    currentVersion: writtenVersions(site).currentVersion,
  };
}

function navbarEntry(item: SiteFile['navbar'][number]): NavbarEntry {
  const { label, position, href, items } = item;
  return href === undefined
    ? { kind: 'menu', label, position, items: (items ?? []).map(plainLink) }
    : { kind: 'link', link: { label, href }, position };
}

function plainAnnouncement({ id, text, link }: NonNullable<SiteFile['announcement']>): SiteAnnouncement {
  return link === undefined ? { id, text } : { id, text, link: plainLink(link) };
}

/** Returns a link without the fields that Contentlayer adds to nested values. */
function plainLink({ label, href }: SiteLink): SiteLink {
  return { label, href };
}

/** Returns the versions as `site.yaml` lists them. */
export function writtenVersions({ versions }: SiteFile): Pick<SiteData, 'versions' | 'currentVersion'> {
  const current = versions.find((version) => version.current);
  if (current === undefined) throw new Error('content/site.yaml: no version is marked `current: true`.');
  return { versions, currentVersion: current.name };
}

/**
 * Returns the current version, and the others that have pages. The first page in the sidebar stands in for a main page
 * that does not exist.
 */
function versionsWithPages(site: SiteFile, sidebar: readonly SidebarCategory[]): readonly DocsVersion[] {
  const written = writtenVersions(site);
  const pages = sidebar.flatMap((category) => category.pages);
  return written.versions.flatMap((entry) => {
    const { name, label, version } = entry;
    const isCurrent = name === written.currentVersion;
    const ids = pages.map(({ id }) => id).filter((id) => versionOf(id, written) === entry);
    const main = mainSlug(entry, isCurrent);
    if (ids.length === 0 && !isCurrent) return [];
    return [{ name, label, version, mainPage: ids.includes(main) ? main : (ids[0] ?? main) }];
  });
}

/** Returns the year of the build. */
function copyrightYear(): number {
  return new Date(buildTime()).getUTCFullYear();
}
