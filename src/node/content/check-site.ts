import { isScalar, type YAMLMap } from 'yaml';
import { checkDocument } from './check-schema.ts';
import type { Diagnostic } from './diagnostic.ts';
import { contentError, type Finding } from './diagnostic.ts';
import type { SourceDocument } from './load-content.ts';
import { meantSlug } from './meant-slug.ts';
import type { SourcePage } from './source-page.ts';
import { fieldValue, groupsOf, textOf } from './yaml-reading.ts';

/** Holds the site's settings against the pages and against rules that its schema cannot say. */
export function checkSite(site: SourceDocument, pages: readonly SourcePage[]): Diagnostic[] {
  const { file, yaml } = site;
  // Of a field with the wrong type these rules would say nothing new.
  if (!yaml?.fields || checkDocument(site).length > 0) return [];
  const findings = [...checkVersions(yaml.fields, pages), ...checkNavbar(yaml.fields)];
  return findings.map(({ at, message, hint }) => contentError(file, message, hint, yaml.placeOf(at)));
}

/** Exactly one version is the one that `docs/` holds, and its main page exists. */
function* checkVersions(site: YAMLMap.Parsed, pages: readonly SourcePage[]): Generator<Finding> {
  const slugs = pages.map(({ slug }) => slug);
  const current = groupsOf(site, 'versions').filter((version) => valueIs(version, 'current', true));
  if (current.length !== 1) {
    const at = fieldValue(current[1] ?? site, current.length === 0 ? 'versions' : 'current')?.range[0] ?? 0;
    const found = current.length === 0 ? 'No version is' : `${current.length} versions are`;
    const message = `${found} marked "current: true".`;
    yield { at, message, hint: 'Mark exactly one: the version that docs/ holds.' };
  }
  for (const version of current) {
    const mainPage = textOf(version, 'mainPage');
    if (mainPage === undefined || slugs.includes(mainPage.text)) continue;
    const message = `There is no page "${mainPage.text}" for /docs to lead to.`;
    yield { at: mainPage.at, message, hint: meantSlug(mainPage.text, slugs) };
  }
}

/** An entry of the navbar is a link or a menu. */
function* checkNavbar(site: YAMLMap.Parsed): Generator<Finding> {
  for (const entry of groupsOf(site, 'navbar')) {
    const [href, items] = [fieldValue(entry, 'href'), fieldValue(entry, 'items')];
    if ((href === undefined) !== (items === undefined)) continue;
    const has = href ? 'both "href" and "items"' : 'neither "href" nor "items"';
    yield {
      at: entry.range[0],
      message: `The navbar entry has ${has}.`,
      hint: 'Give a link its "href", or a menu its "items".',
    };
  }
}

function valueIs(map: YAMLMap.Parsed, field: string, expected: unknown): boolean {
  const value = fieldValue(map, field);
  return isScalar(value) && value.value === expected;
}
