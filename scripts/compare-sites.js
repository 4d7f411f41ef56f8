import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isCommand, Problem, runCommand } from './command.js';

// `node scripts/compare-sites.js before after`: what a pull request changes, as the comment on it. The built sites are
// data of a stranger: nothing of them is run, and nothing in them can become markdown.

/**
 * A built site.
 *
 * @typedef {object} BuiltSite
 * @property {ReadonlyMap<string, string>} pages what each page contains, by its path
 * @property {ReadonlySet<string>} warnings without lines, which other changes move
 * @property {ReadonlyMap<string, number>} bytes of each file, by its path in the folder
 */

/**
 * @param {string} folder a built site, with the warnings of its build in `warnings.txt`
 * @returns {BuiltSite}
 */
function readSite(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries
    // No links, which might lead out of the folder.
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const bytes = new Map(
    files.map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), statSync(file).size]),
  );
  const pages = [...bytes.keys()].flatMap((file) => {
    const [, name] = /^data\/(?!types\/)(.*)\.json$/.exec(file) ?? [];
    if (name === undefined) return [];
    // The release is another one in each site.
    const { release: _, ...page } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return [/** @type {const} */ ([name === 'index' ? '/' : `/${name}`, JSON.stringify(page)])];
  });
  if (pages.length === 0) throw new Problem(`There is no built site in ${folder}.`);
  const text = bytes.delete('warnings.txt') ? readFileSync(join(folder, 'warnings.txt'), 'utf8') : '';
  const warnings = text.split('\n').flatMap((line) => {
    const [, file, message] = /^(\S.*?):\d[\d:]* warning: (.*)$/.exec(line) ?? [];
    return message === undefined ? [] : [`${file}: ${message}`];
  });
  return { pages: new Map(pages), warnings: new Set(warnings), bytes };
}

/** The most pages, and the most warnings, that the comment lists. */
const MAX_LISTED = 40;

/**
 * Returns the comment on a pull request: its pages with their addresses and bytes, and the warnings that are new and gone.
 *
 * @param {string} before the folder of the site without the change, as {@link readSite} expects it
 * @param {string} after the folder of the site with the change
 * @param {{ previewUrl?: string | undefined, downloadUrl?: string | undefined }} [addresses] of the site with the
 *   change, if a host shows it, and of the page from which it can be downloaded
 * @returns {string}
 */
export function compareSites(before, after, { previewUrl, downloadUrl } = {}) {
  const [old, site] = [readSite(before), readSite(after)];
  const paths = [...new Set([...old.pages.keys(), ...site.pages.keys()])].sort();
  const changed = paths.filter((path) => old.pages.get(path) !== site.pages.get(path));
  const rows = changed.slice(0, MAX_LISTED).map((path) => {
    const state = !old.pages.has(path) ? 'new' : site.pages.has(path) ? 'changed' : 'gone';
    const address = encodeURI(path).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
    const isShown = previewUrl !== undefined && state !== 'gone';
    const page = isShown ? `[\`${address}\`](${previewUrl.replace(/\/$/, '')}${address})` : `\`${address}\``;
    const file = join(path.slice(1), 'index.html').replaceAll('\\', '/');
    return `| ${page} | ${state} | ${difference(old.bytes.get(file) ?? 0, site.bytes.get(file) ?? 0)} |`;
  });
  /** @type {(site: BuiltSite, pattern: RegExp) => number} */
  const sum = ({ bytes }, pattern) =>
    [...bytes].reduce((total, [file, size]) => total + (pattern.test(file) ? size : 0), 0);
  const totals = [
    `scripts and styles ${difference(sum(old, /\.(?:js|css)$/), sum(site, /\.(?:js|css)$/))}`,
    `all files ${difference(sum(old, /./), sum(site, /./))}`,
  ];
  const download = downloadUrl === undefined ? [] : ['', `[Download the site](${downloadUrl})`];
  return [
    `### Preview: ${changed.length === 0 ? 'no page changes' : `${changed.length} of ${paths.length} pages change`}`,
    ...(rows.length === 0 ? [] : ['', '| page | | HTML |', '| --- | --- | --- |', ...rows]),
    ...(changed.length > rows.length ? ['', `and ${changed.length - rows.length} more`] : []),
    ...listOf('new', without(site.warnings, old.warnings)),
    ...listOf('gone', without(old.warnings, site.warnings)),
    '',
    `Bytes: ${totals.join(', ')}`,
    ...download,
    '',
  ].join('\n');
}

/**
 * @param {ReadonlySet<string>} all
 * @param {ReadonlySet<string>} others
 */
function without(all, others) {
  return [...all].filter((one) => !others.has(one));
}

/**
 * @param {string} word
 * @param {readonly string[]} warnings
 */
function listOf(word, warnings) {
  if (warnings.length === 0) return [];
  const rest = warnings.length > MAX_LISTED ? [`and ${warnings.length - MAX_LISTED} more`] : [];
  const lines = [...warnings.slice(0, MAX_LISTED), ...rest];
  const longest = Math.max(
    2,
    ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map(({ length }) => length)),
  );
  const fence = '`'.repeat(longest + 1);
  return ['', `Warnings ${word}: ${warnings.length}`, fence, ...lines, fence];
}

/**
 * @param {number} before
 * @param {number} after
 */
function difference(before, after) {
  const kilobytes = (/** @type {number} */ bytes) =>
    (bytes / 1000).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const sign = after > before ? '+' : after < before ? '−' : '±';
  return `${kilobytes(after)} KB (${sign}${kilobytes(Math.abs(after - before))})`;
}

if (isCommand(import.meta.url)) {
  await runCommand(async () => {
    const [before, after] = process.argv.slice(2);
    if (before === undefined || after === undefined) {
      throw new Problem('Give the folders of two built sites: node scripts/compare-sites.js before after');
    }
    const { PREVIEW_URL: previewUrl, DOWNLOAD_URL: downloadUrl } = process.env;
    console.log(compareSites(before, after, { previewUrl: previewUrl || undefined, downloadUrl }));
  });
}
