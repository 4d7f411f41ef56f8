import path from 'node:path';
import { areGroupsClosed, groupPages } from '../content/group-pages.ts';
import { type Dialect, inDialect, titledCode } from './dialect.ts';
import { installedVersion, packageFile } from './packages.ts';
import type { BenchPage, SiteUnderTest } from './site.ts';
import { markdownFile, PACKAGE_JSON, type ProjectFiles, pageFiles, writeProject } from './write-files.ts';

const COMMAND = packageFile('next', 'dist/bin/next');

const CALLOUTS = { note: 'info', tip: 'info', info: 'info', warning: 'warn', danger: 'error' } as const;

const dialect: Dialect = {
  note: (kind, title) => `<Callout type="${CALLOUTS[kind]}" title={${JSON.stringify(title)}}>`,
  noteEnd: '</Callout>',
  code: titledCode,
  link: (pagePath) => pagePath,
  text: asMdx,
};

/**
 * Fumadocs with its default theme on Next.js, exported as files: the output of its starter for “Next.js: Fumadocs MDX
 * (static)”, with that template's search, which loads a whole index. Images for link previews, markdown exports and
 * their buttons are omitted, because the other generators have none; so is the font from Google, which the build would
 * have to download.
 */
export const fumadocs: SiteUnderTest = {
  name: 'fumadocs',
  label: `Fumadocs ${installedVersion('fumadocs-ui')} (Next.js ${installedVersion('next')})`,
  prepare: async (pages, projectDir) => {
    await writeProject(projectDir, {
      ...APP,
      'package.json': PACKAGE_JSON,
      'lib/page-tree.json': JSON.stringify(pageTree(pages), null, 2),
      'app/page.jsx': homePage(pages),
      ...pageFiles(pages, pageFile, ({ title, description, body }) =>
        markdownFile({ title, description }, inDialect(body, dialect)),
      ),
    });
  },
  build: (projectDir) => ({
    file: process.execPath,
    args: [COMMAND, 'build'],
    cwd: projectDir,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  }),
  outDir: (projectDir) => path.join(projectDir, 'out'),
  leftovers: (projectDir) =>
    ['out', '.next', '.source', 'node_modules'].map((folder) => path.join(projectDir, folder)),
  dev: (projectDir, port) => ({
    file: process.execPath,
    args: [COMMAND, 'dev', '--port', String(port), '--hostname', '127.0.0.1'],
    cwd: projectDir,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  }),
  pageFile: (projectDir, slug) => path.join(projectDir, pageFile(slug)),
  pagePath: (slug) => `/docs/${slug}`,
  search: {
    openKey: 'Control+k',
    field: '[role="dialog"] input',
    result: '[role="dialog"] [role="option"]',
    requests: /^\/search\.json$/,
  },
};

function pageFile(slug: string): string {
  return `content/docs/${slug}.mdx`;
}

/**
 * Converts text to MDX, in which braces are expressions, every `<` begins JSX, and ids of headings have their own
 * brackets.
 */
function asMdx(line: string): string {
  return line
    .replace(/^(#+ .*)\{(#[^{}]*)\}\s*$/, '$1[$2]')
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeMdx(part)))
    .join('');
}

function escapeMdx(text: string): string {
  return text
    .replace(/<br>/g, '<br />')
    .replace(/<(?!\/?[a-z])/g, '\\<')
    .replace(/[{}]/g, '\\$&');
}

/** Returns the sidebar, which is explicit because the groups of our pages are not their folders. */
function pageTree(pages: readonly BenchPage[]) {
  return {
    name: 'Documentation',
    children: groupPages(pages).map(({ label, pages: grouped }) => ({
      type: 'folder',
      name: label,
      defaultOpen: !areGroupsClosed(pages),
      children: grouped.map(({ slug, title }) => ({ type: 'page', name: title, url: `/docs/${slug}` })),
    })),
  };
}

function homePage(pages: readonly BenchPage[]): string {
  return `import { HomeLayout } from 'fumadocs-ui/layouts/home';
import Link from 'next/link';
import { baseOptions } from '../lib/layout';

export default function HomePage() {
  return (
    <HomeLayout {...baseOptions}>
      <h1>Home</h1>
      <Link href="/docs/${pages[0]?.slug}">Documentation</Link>
    </HomeLayout>
  );
}
`;
}

/** The files of the starter's template in plain JavaScript, so that Next.js checks no types. */
const APP: ProjectFiles = {
  'next.config.mjs': `import { createMDX } from 'fumadocs-mdx/next';

export default createMDX()({
  output: 'export',
  reactStrictMode: true,
});
`,
  // Without this file, the benchmark's own `tsconfig.json` would be used.
  'jsconfig.json': '{}\n',
  'postcss.config.mjs': `export default { plugins: { '@tailwindcss/postcss': {} } };\n`,
  'lib/source.js': `import { loader } from 'fumadocs-core/source';
import { metaSchema, pageSchema } from 'fumadocs-core/source/schema';
import { defineDocs } from 'fumadocs-mdx/macro';

const docs = defineDocs({
  dir: 'content/docs',
  docs: { schema: pageSchema },
  meta: { schema: metaSchema },
});

export const source = loader({ baseUrl: '/docs', source: docs.toFumadocsSource() });
`,
  'lib/layout.js': `export const baseOptions = { nav: { title: 'craft.js' } };\n`,
  'components/provider.jsx': `'use client';
import { RootProvider } from 'fumadocs-ui/provider/next';
import SearchDialog from './search';

export function Provider({ children }) {
  return <RootProvider search={{ SearchDialog }}>{children}</RootProvider>;
}
`,
  'components/search.jsx': `'use client';
import { useStaticSearch } from 'fumadocs-core/search/client/orama-static';
import {
  SearchDialog,
  SearchDialogClose,
  SearchDialogContent,
  SearchDialogHeader,
  SearchDialogIcon,
  SearchDialogInput,
  SearchDialogList,
  SearchDialogOverlay,
} from 'fumadocs-ui/components/dialog/search';

export default function DefaultSearchDialog(props) {
  const search = useStaticSearch({ from: '/search.json' });
  return (
    <SearchDialog {...search} {...props}>
      <SearchDialogOverlay />
      <SearchDialogContent>
        <SearchDialogHeader>
          <SearchDialogIcon />
          <SearchDialogInput />
          <SearchDialogClose />
        </SearchDialogHeader>
        <SearchDialogList />
      </SearchDialogContent>
    </SearchDialog>
  );
}
`,
  'app/global.css': `@import 'tailwindcss';
@import 'fumadocs-ui/css/neutral.css';
@import 'fumadocs-ui/css/preset.css';

html {
  scrollbar-gutter: stable;
}

html > body[data-scroll-locked] {
  margin-right: 0px !important;
  --removed-body-scroll-bar-size: 0px !important;
}
`,
  'app/layout.jsx': `import { Provider } from '../components/provider';
import './global.css';

export default function Layout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body className="flex flex-col min-h-screen">
        <Provider>{children}</Provider>
      </body>
    </html>
  );
}
`,
  'app/docs/layout.jsx': `import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { baseOptions } from '../../lib/layout';
import tree from '../../lib/page-tree.json';

export default function Layout({ children }) {
  return <DocsLayout tree={tree} {...baseOptions}>{children}</DocsLayout>;
}
`,
  'app/docs/[[...slug]]/page.jsx': `import { DocsBody, DocsDescription, DocsPage, DocsTitle } from 'fumadocs-ui/layouts/docs/page';
import defaultComponents, { createRelativeLink } from 'fumadocs-ui/mdx';
import { notFound } from 'next/navigation';
import { source } from '../../../lib/source';

export default async function Page(props) {
  const { slug } = await props.params;
  const page = source.getPage(slug);
  if (!page) notFound();
  const MDX = page.data.body;
  return (
    <DocsPage toc={page.data.toc} full={page.data.full}>
      <DocsTitle>{page.data.title}</DocsTitle>
      <DocsDescription>{page.data.description}</DocsDescription>
      <DocsBody>
        <MDX components={{ ...defaultComponents, a: createRelativeLink(source, page) }} />
      </DocsBody>
    </DocsPage>
  );
}

export function generateStaticParams() {
  return source.generateParams();
}

export async function generateMetadata(props) {
  const { slug } = await props.params;
  const page = source.getPage(slug);
  if (!page) notFound();
  return { title: page.data.title, description: page.data.description };
}
`,
  // The template's address has no extension, by which hosts decide what to compress.
  'app/search.json/route.js': `import { createFromSource } from 'fumadocs-core/search/server';
import { source } from '../../lib/source';

export const revalidate = false;

export const { staticGET: GET } = createFromSource(source, { language: 'english' });
`,
};
