import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Doc, TextPage } from 'contentlayer/generated';
import { describe, expect, it } from 'vitest';
import { pagePath } from '../../shared/page-path.ts';
import { ContentDocuments, type SiteDocuments } from '../content/documents.ts';
import { contentDirectory } from '../content/files.ts';
import { checkSources } from './prepare-site.ts';
import { buildSiteModel } from './site-model.ts';

type DocFields = Partial<Pick<Doc, 'draft' | 'publishAt' | 'movedFrom'>>;

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
  const computed = { id: slug, path: pagePath(slug), sidebar: 'docs' };
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
      repository: 'https://git.example',
      navbar: [],
      footer: [],
      copyright: '',
      locale,
      versions: [version],
    },
  };
}

const history = { lastChanges: new Map(), formerFiles: new Map() };
const PUBLISHED = { history, publication: { preview: false, today: '2026-11-30' } };
const PREVIEW = { history, publication: { preview: true, today: '2026-11-30' } };

describe('pages that are not published yet', () => {
  const pages = documents(
    [
      doc('start'),
      doc('plans', { draft: true }),
      doc('past', { publishAt: '2026-11-30T00:00:00.000Z' }),
      doc('future', { publishAt: '2026-12-01T00:00:00.000Z' }),
    ],
    [textPage('imprint', { draft: true })],
  );

  it('are not on a published site, neither as pages nor in the sidebar, the search page and the pager', () => {
    const model = buildSiteModel(pages, PUBLISHED);
    expect([...model.pages.keys()]).toEqual(['/', '/search', '/docs/start', '/docs/past']);
    expect(JSON.stringify([model.sidebar, [...model.pages.values()]])).not.toMatch(/plans|future|imprint/);
    expect(model.sidebar).toEqual([
      {
        label: 'First',
        pages: [
          { id: 'start', path: '/docs/start', title: 'start' },
          { id: 'past', path: '/docs/past', title: 'past' },
        ],
      },
    ]);
  });

  it('are recorded with the reason, for messages about links to them', () => {
    expect([...buildSiteModel(pages, PUBLISHED).withheld]).toEqual([
      ['/docs/plans', { kind: 'draft' }],
      ['/docs/future', { kind: 'scheduled', day: '2026-12-01' }],
      ['/imprint', { kind: 'draft' }],
    ]);
  });

  it('are marked in previews, on the page and in the sidebar', () => {
    const model = buildSiteModel(pages, PREVIEW);
    expect(model.withheld.size).toBe(0);
    const marks = [...model.pages.values()].flatMap(({ route, fields }) =>
      'unpublished' in fields ? [[route, fields.unpublished]] : [],
    );
    expect(marks).toEqual([
      ['/imprint', { kind: 'draft' }],
      ['/docs/plans', { kind: 'draft' }],
      ['/docs/future', { kind: 'scheduled', day: '2026-12-01' }],
    ]);
    expect(model.sidebar.flatMap((category) => category.pages.map((page) => page.unpublished?.kind))).toEqual(
      [undefined, 'draft', undefined, 'scheduled'],
    );
  });
});

describe('pages that have moved', () => {
  const pages = documents(
    [
      doc('start', { movedFrom: ['begin', '/manual/begin'] }),
      doc('plans', { draft: true, movedFrom: ['ideas'] }),
    ],
    [textPage('imprint', { movedFrom: ['about-us'] })],
  );

  it('are recorded by their former paths once they are published', () => {
    const { moves, removed } = buildSiteModel(pages, PUBLISHED);
    expect([...moves]).toEqual([
      ['/docs/begin', '/docs/start'],
      ['/manual/begin', '/docs/start'],
      ['/about-us', '/imprint'],
    ]);
    expect([...removed]).toEqual(['/docs/ideas']);
  });
});

describe('the documents of Contentlayer', () => {
  it('contain the text of each file, at its line, and the id, path and sidebar of each documentation page', async () => {
    const root = process.cwd();
    const { sources } = await checkSources(root);
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
