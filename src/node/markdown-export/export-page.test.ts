import { describe, expect, it } from 'vitest';
import { exportPage } from './export-page.ts';
import { llmsText } from './llms.ts';

const page = {
  route: '/docs/raft',
  place: { siteUrl: 'https://x.example', base: '/' },
  contentPath: 'docs/raft.md',
  folder: '/content/docs',
  assets: [],
  demos: new Map(),
  problems: new Map(),
};

describe('a page as markdown', () => {
  it('begins with a link to the list of all pages, its title, its description and its source', () => {
    const markdown = exportPage({
      ...page,
      title: '<Raft />',
      description: 'Holds otters.',
      markdown: '\nText.\n\n## More\n\n',
    });
    expect(markdown).toBe(
      '> All pages as markdown: https://x.example/llms.txt\n\n# \\<Raft />\n\n> Holds otters.\n\nSource: https://x.example/docs/raft\n\nText.\n\n## More\n',
    );
  });

  it('ends after its source if the page has no text', () => {
    const markdown = exportPage({ ...page, title: 'Raft', description: 'Floats.', markdown: '' });
    expect(markdown).toBe(
      '> All pages as markdown: https://x.example/llms.txt\n\n# Raft\n\n> Floats.\n\nSource: https://x.example/docs/raft\n',
    );
  });
});

describe('the list for machines', () => {
  const head = { title: 'Otter Kit', summary: 'Rafts for React', version: 'Next, 0.2.0' };
  const listed = (title: string, category: string) => ({
    title,
    category,
    description: `About ${title}.`,
    url: `https://x.example/docs/${category}.md`,
  });

  it('names the pages of each category of the sidebar, in reading order', () => {
    const pages = [
      listed('Start', 'First'),
      listed('<Raft />', 'Second group'),
      listed('Hold', 'Second group'),
    ];
    expect(llmsText(head, pages)).toBe(
      [
        '# Otter Kit',
        '',
        '> Rafts for React',
        '',
        'Version: Next, 0.2.0',
        '',
        'Every page is markdown.',
        '',
        '## First',
        '',
        '- [Start](https://x.example/docs/First.md): About Start.',
        '',
        '## Second group',
        '',
        '- [\\<Raft />](https://x.example/docs/Second group.md): About \\<Raft />.',
        '- [Hold](https://x.example/docs/Second group.md): About Hold.',
        '',
      ].join('\n'),
    );
  });
});
