import { stringify } from 'yaml';
import type { BenchPage } from '../sites/site.ts';
import { markdownFile } from '../sites/write-files.ts';
import { groupPages } from './group-pages.ts';

/** Returns the files of a content folder of this site with these pages. */
export function contentFolder(pages: readonly BenchPage[]): Readonly<Record<string, string>> {
  const first = `/docs/${pages[0]?.slug}`;
  return {
    'site.yaml': stringify({
      title: 'craft.js',
      tagline: 'A React framework for building drag-n-drop page editors',
      url: 'https://craft.js.org',
      repository: 'https://github.com/prevwong/craft.js',
      locale: { code: 'en', label: 'English', direction: 'ltr' },
      versions: [
        { name: 'current', label: 'Next', version: '0.2.0', mainPage: pages[0]?.slug, current: true },
      ],
      navbar: [{ label: 'Documentation', href: first, position: 'left' }],
      footer: [{ title: 'Docs', links: [{ label: 'Documentation', href: first }] }],
      copyright: 'The authors',
    }),
    'sidebar.yaml': stringify({
      groups: groupPages(pages).map(({ label, pages }) => ({ label, pages: pages.map(({ slug }) => slug) })),
    }),
    'landing.md': `---\n${stringify({
      title: 'Home',
      description: 'The pages of the benchmark.',
      headline: 'Home',
      lead: 'The pages of the benchmark.',
      install: 'npm install bench',
      actions: [{ label: 'Documentation', href: first }],
      features: [{ title: 'Many pages', text: 'All of them say nothing.', href: first }],
    })}---\n`,
    ...Object.fromEntries(
      pages.map(({ slug, title, description, body }) => [
        `docs/${slug}.md`,
        markdownFile({ title, description }, body),
      ]),
    ),
  };
}
