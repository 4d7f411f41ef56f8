import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { mapAt, readJson } from '../test-support/json.js';

const ROOT = path.join(import.meta.dirname, '..');

/** The documents of the repository: what is neither a page of the site nor the input of a test. */
const DOCUMENTS = [
  ...filesOf('.', '.md', false),
  ...filesOf('docs', '.md'),
  ...filesOf('bench', '.md', false),
  'src/examples/landing/README.md',
];

/** Files that documents name by the end of their path, such as `rank.ts`. */
const CODE = ['src', 'checks', 'e2e', 'bench/src', 'content/demos'].flatMap((folder) => filesOf(folder, ''));

/** A path from the root, or from the document's folder. The apps of pages have a folder `src/` of their own. */
const ROOTED = /^(?:src\/[\w-]+|checks|scripts|e2e|lint|bench|content|public|test-support)\/[\w$./-]*$/;

const markdown = unified().use(remarkParse).use(remarkGfm);
const trees = new Map(DOCUMENTS.map((file) => [file, markdown.parse(read(file))]));

it('every link between documents leads to a file, and its anchor to a heading', () => {
  const targets = find((node) => ('url' in node && !/^[a-z]+:/.test(node.url) ? node.url : undefined));
  expect(targets.length).toBeGreaterThan(50);
  expect(targets.filter(({ file, text }) => !leadsSomewhere(file, text)).map(formatFound)).toEqual([]);
});

it('every file and folder of the code that a document names exists', () => {
  const names = find((node) => (node.type === 'inlineCode' ? node.value : undefined));
  const paths = names.filter(({ text }) => ROOTED.test(text));
  const files = names.filter(({ text }) => !ROOTED.test(text) && /^[\w$./-]+\.tsx?$/.test(text));
  expect(Math.min(paths.length, files.length)).toBeGreaterThan(25);
  const missing = [
    ...paths.filter(({ file, text }) => !exists(text) && !exists(path.join(path.dirname(file), text))),
    ...files.filter(({ text }) => !exists(text) && !CODE.some((file) => file.endsWith(`/${text}`))),
  ];
  expect(missing.map(formatFound)).toEqual([]);
});

it('every command that a document names exists, and every command has its line in README or CONTRIBUTING', () => {
  const commands = find((node) => ('value' in node ? node.value : undefined)).flatMap(({ text, ...place }) =>
    [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => ({
      ...place,
      text: name,
    })),
  );
  const [own, bench] = ['package.json', 'bench/package.json'].map((file) => keysOf(file, 'scripts'));
  const known = new Set([...(own ?? []), ...(bench ?? [])]);
  expect(commands.filter(({ text }) => !known.has(text)).map(formatFound)).toEqual([]);
  const named = new Set(
    commands.filter(({ file }) => /^(?:README|CONTRIBUTING)/.test(file)).map(({ text }) => text),
  );
  expect((own ?? []).filter((name) => !['start', 'test'].includes(name) && !named.has(name))).toEqual([]);
});

/** A text in a document, with its place. */
interface Found {
  readonly file: string;
  readonly line: number | undefined;
  readonly text: string;
}

/** Returns a text of each node that has one, in all documents. */
function find(textIn: (node: Nodes) => string | undefined): readonly Found[] {
  const found: Found[] = [];
  for (const [file, tree] of trees) {
    visit(tree, (node) => {
      const text = textIn(node);
      if (text !== undefined) found.push({ file, line: node.position?.start.line, text });
    });
  }
  return found;
}

function formatFound({ file, line, text }: Found): string {
  return `${file}:${line} names ${text}`;
}

/** Whether a link of a document leads to a file, and its anchor to a heading, as GitHub shows them. */
function leadsSomewhere(from: string, url: string): boolean {
  const [target = '', anchor] = url.split('#');
  const file = target === '' ? from : path.posix.join(path.posix.dirname(from), target);
  if (!exists(file)) return false;
  const tree = trees.get(file);
  return anchor === undefined || (tree !== undefined && anchorsOf(tree).has(anchor));
}

function anchorsOf(tree: Root): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  visit(tree, 'heading', (heading) => {
    anchors.add(slugger.slug(textOf(heading)));
  });
  return anchors;
}

function filesOf(folder: string, extension: string, recursive = true): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')));
}

function exists(file: string): boolean {
  return existsSync(path.join(ROOT, file));
}

function keysOf(file: string, key: string): readonly string[] {
  return [...mapAt(readJson(path.join(ROOT, file)), key).keys()];
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
