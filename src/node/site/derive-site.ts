import type { Site } from 'contentlayer/generated';
import type { NavbarEntry, SiteAnnouncement, SiteData, SiteLink } from '../../shared/site-data.ts';

/** What the app needs of `site.yaml`, without what only the build and Contentlayer use. */
export function deriveSite(site: Site, year: number): SiteData {
  const { title, tagline, version, repository, locale, announcement } = site;
  return {
    title,
    tagline,
    version,
    repository,
    locale: { code: locale.code, label: locale.label, direction: locale.direction },
    navbar: site.navbar.map(navbarEntry),
    footer: site.footer.map((column) => ({ title: column.title, links: column.links.map(plainLink) })),
    smallPrint: (site.smallPrint ?? []).map(plainLink),
    copyright: `Copyright © ${year} ${site.copyright}`,
    ...(announcement && { announcement: plainAnnouncement(announcement) }),
    versions: site.versions.map(({ name, label, mainPage }) => ({ name, label, mainPage })),
    currentVersion: currentVersion(site),
  };
}

function navbarEntry(item: Site['navbar'][number]): NavbarEntry {
  const { label, position, href, items } = item;
  return href === undefined
    ? { kind: 'menu', label, position, items: (items ?? []).map(plainLink) }
    : { kind: 'link', link: { label, href }, position };
}

function plainAnnouncement({ id, text, link }: NonNullable<Site['announcement']>): SiteAnnouncement {
  return link === undefined ? { id, text } : { id, text, link: plainLink(link) };
}

function plainLink({ label, href }: SiteLink): SiteLink {
  return { label, href };
}

function currentVersion(site: Site): string {
  const current = site.versions.find((version) => version.current);
  if (current === undefined) throw new Error('content/site.yaml: no version is marked `current: true`.');
  return current.name;
}
