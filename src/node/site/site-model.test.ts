import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ContentDocuments,
  type Doc,
  documentsOfSources,
  type SiteDocuments,
  type TextPage,
} from '../content/documents.ts';
import { loadContent } from '../content/load-content.ts';
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
  return { ...ofFile(`docs/${slug}.md`), type: 'Doc', title: slug, description: 'A page.', ...fields };
}

function textPage(name: string, fields: DocFields = {}): TextPage {
  return { ...ofFile(`pages/${name}.md`), type: 'TextPage', title: name, description: 'A page.', ...fields };
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
          { slug: 'start', title: 'start' },
          { slug: 'past', title: 'past' },
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

it('is the same from the sources, which the dev server uses first, as from the documents of Contentlayer', async () => {
  const root = process.cwd();
  const documents = new ContentDocuments(root);
  const read = await documents.read().finally(() => documents.close());
  const sources = await loadContent(path.resolve('content'), root);
  const options = {
    history: { lastChanges: new Map(), formerFiles: new Map() },
    publication: { preview: true, today: '2026-01-01' },
  };
  const model = buildSiteModel(documentsOfSources(sources.documents), options);
  expect(model.pages.size).toBeGreaterThan(20);
  expect(model).toEqual(buildSiteModel(read, options));
});
