import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Doc, TextPage } from 'contentlayer/generated';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pagePath, pageSlug } from '../../shared/page-path.ts';
import { ContentDocuments, type SiteDocuments } from '../content/documents.ts';
import { contentDirectory } from '../content/files.ts';
import { checkSources } from './prepare-site.ts';
import { buildSiteModel, currentDocs } from './site-model.ts';

type DocFields = Pick<Doc, 'draft'>;

/** Returns the fields of a document that Contentlayer adds. */
function ofFile(file: string) {
  const body = { raw: '', html: '' };
  const name = file.slice(file.lastIndexOf('/') + 1);
  const _raw = {
    sourceFilePath: file,
    sourceFileName: name,
    sourceFileDir: 'docs',
    contentType: 'markdown',
    flattenedPath: file.replace(/\.md$/, ''),
  } as const;
  return { _id: file, _raw, body };
}

function doc(slug: string, fields: DocFields = {}): Doc {
  const id = pageSlug(`docs/${slug}.md`);
  const computed = { id, path: pagePath(id), sidebar: 'docs' };
  const written = { title: slug, description: 'A page.', ...fields };
  return { ...ofFile(`docs/${slug}.md`), type: 'Doc', ...written, ...computed };
}

function textPage(name: string, fields: DocFields = {}): TextPage {
  const written = { title: name, description: 'A page.', ...fields };
  return { ...ofFile(`pages/${name}.md`), type: 'TextPage', ...written, path: `/${name}` };
}

/** Returns the documents of a site with these pages, all in one group of the sidebar except the last. */
function documents(docs: readonly Doc[], textPages: readonly TextPage[] = []): SiteDocuments {
  const slugs = docs.map(({ title }) => title);
  const { _raw, _id } = ofFile('site.yaml');
  const data = { _raw, _id };
  const group = (label: string, pages: string[]) =>
    ({ ...data, type: 'SidebarGroup', label, pages }) as const;
  const locale = { ...data, type: 'Locale', code: 'en', label: 'English', direction: 'ltr' } as const;
  const version = {
    ...data,
    type: 'Version',
    name: 'next',
    label: 'Next',
    version: '0.2.0',
    mainPage: 'start',
    current: true,
  } as const;
  return {
    bodyLines: new Map(),
    docs,
    textPages,
    changes: [],
    skills: [],
    landing: {
      ...ofFile('landing.md'),
      type: 'Landing',
      title: 'Otters',
      description: 'Rafts.',
      headline: 'Rafts',
      lead: 'Rafts.',
      install: 'npm install otters',
      actions: [],
      features: [],
    },
    sidebar: {
      ...data,
      type: 'Sidebar',
      groups: [group('First', slugs.slice(0, -1)), group('Last', slugs.slice(-1))],
    },
    site: {
      ...data,
      type: 'Site',
      title: 'Otters',
      tagline: 'Rafts',
      url: 'https://otter.example',
      repository: 'https://git.example',
      navbar: [],
      footer: [],
      copyright: '',
      locale,
      versions: [version],
    },
  };
}

const PUBLISHED: Parameters<typeof buildSiteModel>[1] = {
  lastChanges: new Map(),
  preview: false,
};
const PREVIEW = { ...PUBLISHED, preview: true };

describe('drafts', () => {
  const pages = documents(
    [doc('start'), doc('plans', { draft: true }), doc('end')],
    [textPage('imprint', { draft: true })],
  );

  it('are not on a published site, neither as pages nor in the sidebar and the pager', () => {
    const model = buildSiteModel(pages, PUBLISHED);
    expect([...model.pages.keys()]).toEqual(['/', '/search', '/docs/start', '/docs/end']);
    expect(JSON.stringify([model.sidebar, [...model.pages.values()]])).not.toMatch(/plans|imprint/);
    expect(model.sidebar).toEqual([
      { label: 'First', pages: [{ id: 'start', title: 'start' }] },
      { label: 'Last', pages: [{ id: 'end', title: 'end' }] },
    ]);
  });

  it('are recorded for messages about links to them', () => {
    expect([...buildSiteModel(pages, PUBLISHED).drafts]).toEqual(['/docs/plans', '/imprint']);
  });

  it('are marked in previews, on the page and in the sidebar', () => {
    const model = buildSiteModel(pages, PREVIEW);
    expect(model.drafts.size).toBe(0);
    const marked = [...model.pages.values()].filter(({ fields }) => 'draft' in fields && fields.draft);
    expect(marked.map(({ route }) => route)).toEqual(['/imprint', '/docs/plans']);
    expect(model.sidebar.flatMap((category) => category.pages.map((page) => page.draft))).toEqual([
      undefined,
      true,
      undefined,
    ]);
  });
});

describe('redirects', () => {
  const redirected = (redirects: Readonly<Record<string, string>>) => {
    const written = documents(
      [doc('start'), doc('plans', { draft: true }), doc('end')],
      [textPage('imprint')],
    );
    const { moves, movedSections } = buildSiteModel(
      { ...written, site: { ...written.site, redirects } },
      PUBLISHED,
    );
    return [[...moves], [...movedSections]];
  };

  it('lead from old addresses of pages and of sections to published pages', () => {
    const pages = { '/docs/begin': '/docs/start', '/about-us': '/imprint' };
    const sections = { '/docs/end#first': '/docs/start#first', '/imprint#who': '/docs/start' };
    expect(
      redirected({ ...pages, ...sections, '/docs/ideas': '/docs/plans', '/docs/end#p': '/docs/plans' }),
    ).toEqual([Object.entries(pages), Object.entries(sections)]);
  });

  it('do not take the address of a page, a draft or the site itself', () => {
    const taken = ['/docs/End', '/docs/plans', '/search', '/Imprint', '/assets/app', '/a b;'];
    expect(redirected(Object.fromEntries(taken.map((from) => [from, '/docs/start'])))).toEqual([[], []]);
  });
});

it('has the first of two files with one address in path order, and its own pages before those of files', () => {
  const { pages, sidebar } = buildSiteModel(
    documents(
      [doc('rafts/index'), { ...doc('rafts'), title: 'rafts' }],
      [textPage('search'), textPage('docs')],
    ),
    PUBLISHED,
  );
  const files = [...pages.values()].map(({ route, text }) => [route, text?.contentPath]);
  expect(files).toEqual([
    ['/', 'landing.md'],
    ['/search', undefined],
    ['/docs/rafts', 'docs/rafts.md'],
  ]);
  expect(sidebar).toEqual([{ label: 'Last', pages: [{ id: 'rafts', title: 'rafts' }] }]);
});

describe('the content editor and the links for edits', () => {
  const repository = { repository: 'otter/kit', branch: 'docs' };
  const linksOf = (fields: Partial<SiteDocuments['site']>, options: Partial<typeof PUBLISHED> = {}) => {
    const written = documents([doc('guide/start')]);
    const site = { ...written.site, ...fields };
    const { cms, pages } = buildSiteModel(
      { ...written, site },
      { ...PUBLISHED, folder: 'content', ...options },
    );
    const page = pages.get('/docs/guide/start')?.fields;
    return [cms, page && 'editUrl' in page ? page.editUrl : undefined];
  };

  it('lead to the repository that the site is built in, without an editor', () => {
    const url = 'https://github.com/otter/kit/edit/docs/content/docs/guide/start.md';
    expect(linksOf({}, { repository })).toEqual([undefined, url]);
    expect(linksOf({}, { repository, folder: undefined })).toEqual([undefined, undefined]);
    expect(linksOf({})).toEqual([undefined, undefined]);
  });

  it('are what the site settings say', () => {
    const cms = { repository: 'sea/otter', branch: 'main' };
    const editUrl = 'https://edit.example/';
    const { _id, _raw } = ofFile('site.yaml');
    const settings = { cms: { ...cms, _id, _raw, type: 'Cms' as const } };
    expect(linksOf({ ...settings, editUrl }, { repository })).toEqual([
      cms,
      'https://edit.example/guide/start.md',
    ]);
    expect(linksOf(settings)).toEqual([
      cms,
      'https://github.com/sea/otter/edit/main/content/docs/guide/start.md',
    ]);
    expect(linksOf({ editUrl: 'off' }, { repository })).toEqual([undefined, undefined]);
  });
});

it('leads through the pages to read first, and from the last of these on through the sidebar', () => {
  const written = documents(
    ['history', 'start', 'thanks', 'raft', 'tutorial', 'more'].map((slug) => doc(slug)),
  );
  const sidebar = { ...written.sidebar, readFirst: ['start', 'tutorial', 'gone', 'raft'] };
  const { pages } = buildSiteModel({ ...written, sidebar }, PUBLISHED);
  const next = new Map(
    [...pages.values()].flatMap(({ fields }) =>
      fields.kind === 'doc' ? [[fields.id, fields.next?.id]] : [],
    ),
  );
  const read = ['start'];
  for (let id = next.get('start'); id !== undefined; id = next.get(id)) read.push(id);
  expect(read).toEqual(['start', 'tutorial', 'raft', 'more', 'history', 'thanks']);
  expect([...next.keys()]).toEqual(['history', 'start', 'thanks', 'raft', 'tutorial', 'more']);
});

describe('a site of two versions', () => {
  const written = documents([doc('0.1/start'), doc('start'), doc('0.1/end'), doc('end')]);
  const [next] = written.site.versions;
  const versions = next && [next, { ...next, name: '0.1', label: '0.1.x', version: '0.1.4', current: false }];
  const model = buildSiteModel(
    { ...written, site: { ...written.site, versions: versions ?? [] } },
    PUBLISHED,
  );

  it('lists the categories of one version after those of the other, and pages between the pages of one', () => {
    expect(model.sidebar.map(({ label, pages }) => [label, ...pages.map(({ id }) => id)])).toEqual([
      ['First', 'start'],
      ['Last', 'end'],
      ['First', '0.1/start', '0.1/end'],
    ]);
    const neighbours = [...model.pages.values()].flatMap(({ fields }) =>
      fields.kind === 'doc' ? [[fields.previous?.id, fields.id, fields.next?.id]] : [],
    );
    expect(neighbours).toEqual([
      [undefined, 'start', 'end'],
      ['start', 'end', undefined],
      [undefined, '0.1/start', '0.1/end'],
      ['0.1/start', '0.1/end', undefined],
    ]);
  });

  it('knows the main page of each, and searches the pages of the current one', () => {
    expect(model.site.versions.map(({ name, mainPage }) => [name, mainPage])).toEqual([
      ['next', 'start'],
      ['0.1', '0.1/start'],
    ]);
    expect(currentDocs(model).map(({ fields }) => fields.id)).toEqual(['start', 'end']);
  });

  it('does not offer a version whose pages are all drafts, and begins with another page than a draft', () => {
    const drafts = documents([doc('0.1/start', { draft: true }), doc('start', { draft: true }), doc('end')]);
    const site = { ...drafts.site, versions: versions ?? [] };
    expect(buildSiteModel({ ...drafts, site }, PUBLISHED).site.versions).toEqual([
      { name: 'next', label: 'Next', version: '0.2.0', mainPage: 'end' },
    ]);
  });
});

describe('the documents of Contentlayer', () => {
  it('are made again if a file of them is damaged', async () => {
    // Contentlayer's compiled configuration imports packages of the project.
    const generated = await mkdtemp(path.resolve('.cache/documents-'));
    vi.stubEnv('GENERATED_DIR', generated);
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await rm(generated, { recursive: true });
    });
    const folder = path.join(generated, '.contentlayer');
    await cp(path.resolve('.contentlayer/generated'), path.join(folder, 'generated'), { recursive: true });
    await cp(path.resolve('.contentlayer/last-run.txt'), path.join(folder, 'last-run.txt'));
    await writeFile(path.join(folder, 'generated/Doc/_index.json'), '[{"title": "Cut');
    const documents = new ContentDocuments(process.cwd());
    const { docs } = await documents.read([]).finally(() => documents.close());
    expect(docs.length).toBeGreaterThan(20);
  });

  it('contain the text of each file, at its line, and the id, path and sidebar of each documentation page', async () => {
    const root = process.cwd();
    const sources = (await checkSources(root)).documents;
    const documents = new ContentDocuments(root);
    const read = await documents.read(sources).finally(() => documents.close());
    const model = buildSiteModel(read, PREVIEW);
    expect(model.pages.get('/docs/api/editor')?.fields).toMatchObject({
      id: 'api/editor',
      path: '/docs/api/editor',
      sidebar: 'docs',
    });
    const texts = [...model.pages.values()].flatMap(({ text }) => text ?? []);
    expect(texts.length).toBeGreaterThan(20);
    for (const { contentPath, body, firstLine } of texts) {
      const file = await readFile(path.join(root, contentDirectory, contentPath), 'utf8');
      const lines = file.split('\n');
      expect([lines[firstLine - 2], lines.slice(firstLine - 1).join('\n')]).toEqual(['---', body]);
    }
  });
});
