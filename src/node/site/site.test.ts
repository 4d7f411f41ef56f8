import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { linkCode } from '../../../test-support/link-code.ts';
import { exportSite } from '../markdown-export/export-site.ts';
import { compilePage } from '../pages/compile-page.ts';
import { CompiledPages } from '../pages/compiled-pages.ts';
import { testSite } from '../search/searchable-site.testing.ts';
import { docPage } from './doc-page.testing.ts';
import { Site } from './site.ts';
import type { SiteModel } from './site-model.ts';

const FRONT_MATTER = '---\ntitle: A page\ndescription: About something.\n---\n';
const problem = (symptom: string) =>
  `## Pitfalls\n\n| You see | Cause |\n| --- | --- |\n| The raft has ${symptom} | A nail |\n`;

/** Creates a site with a page that gathers the problems of another, whose text can be changed. */
async function helpSite() {
  const projectRoot = await mkdtemp(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rm(projectRoot, { recursive: true }));
  const folder = path.join(projectRoot, 'content/docs');
  await mkdir(folder, { recursive: true });
  await linkCode(projectRoot);
  const bodies = new Map<string, string>();
  const write = async (id: string, body: string) => {
    bodies.set(id, body);
    await writeFile(path.join(folder, `${id}.md`), FRONT_MATTER + body);
  };
  await write('help', '::troubleshooting{show="symptoms"}\n');
  await write('raft', problem('a hole'));
  const nothing = { drafts: new Set<string>(), changes: [], moves: new Map(), movedSections: new Map() };
  /** Opens the site as a new process does, with the documents as they are now. */
  const open = () => {
    const docs = [...bodies].map(([id, body]) =>
      docPage(id, { title: id === 'raft' ? 'Raft' : 'Help' }, body),
    );
    const pages = new Map(docs.map((page) => [page.route, page]));
    const model: SiteModel = { site: testSite, sidebar: [], pages, ...nothing };
    return new Site(model, new CompiledPages({ projectRoot, base: '/' }, compilePage));
  };
  return { projectRoot, folder, write, help: docPage('help'), raft: docPage('raft'), open };
}

describe('the text of a page', () => {
  it('is that of its document, and while a writer edits, that of its file', async () => {
    const { write, raft, open } = await helpSite();
    const site = open();
    await write('raft', 'It floats. [Lost](/docs/nowhere)\n');
    expect((await site.page(raft.route))?.html).toContain('a hole');
    expect((await site.page(raft.route, true))?.html).toContain('It floats.');
    expect(site.facts(raft)?.links).toMatchObject([{ line: 5, column: 12 }]);
  });

  it('is the former one while an editor saves the file', async () => {
    const { folder, raft, open } = await helpSite();
    const site = open();
    await writeFile(path.join(folder, 'raft.md'), '');
    expect((await site.page(raft.route, true))?.html).toContain('a hole');
    await rm(path.join(folder, 'raft.md'));
    expect((await site.page(raft.route, true))?.html).toContain('a hole');
  });
});

it('a page that gathers problems shows the current ones of other pages, while a writer edits', async () => {
  const { write, help, open } = await helpSite();
  const site = open();
  // No other page has been requested yet.
  expect((await site.page(help.route, true))?.html).toContain('a hole');
  await write('raft', problem('two holes'));
  expect((await site.page(help.route, true))?.html).toContain('two holes');
});

it('the hash of an article changes with the problems that it gathers', async () => {
  const { write, help, open } = await helpSite();
  const hash = async () => {
    const site = open();
    await site.compileAll();
    return site.facts(help)?.hash;
  };
  const before = await hash();
  expect(await hash()).toBe(before);
  await write('raft', problem('two holes'));
  expect(await hash()).not.toBe(before);
});

it('the markdown of a page contains the problems that it gathers', async () => {
  const { projectRoot, open } = await helpSite();
  const site = open();
  await site.compileAll();
  const files = await exportSite(projectRoot, site, { siteUrl: 'https://x.example', base: '/' });
  const markdown = files.get('docs/help.md');
  expect(markdown).toContain('- Raft\n  - [The raft has a hole](https://x.example/docs/raft#pitfalls)');
  expect(markdown).not.toContain('::troubleshooting');
});

it('a page knows where the sections are that it had', async () => {
  const projectRoot = await mkdtemp(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rm(projectRoot, { recursive: true }));
  const docs = [docPage('recipes'), docPage('dialog')];
  const model: SiteModel = {
    site: testSite,
    sidebar: [],
    pages: new Map(docs.map((page) => [page.route, page])),
    drafts: new Set(),
    changes: [],
    moves: new Map(),
    movedSections: new Map([
      ['/docs/recipes#dialog', '/docs/dialog'],
      ['/docs/recipes#close', '/docs/dialog#close'],
    ]),
  };
  const site = new Site(model, new CompiledPages({ projectRoot, base: '/' }, compilePage));
  expect(await site.page('/docs/dialog')).not.toHaveProperty('movedSections');
  expect(await site.page('/docs/recipes')).toMatchObject({
    movedSections: { dialog: '/docs/dialog', close: '/docs/dialog#close' },
  });
});
