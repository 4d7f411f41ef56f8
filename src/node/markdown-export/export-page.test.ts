import { describe, expect, it } from 'vitest';
import { exportPage } from './export-page.ts';
import { llmsFiles } from './llms.ts';

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

describe('the lists for machines', () => {
  const head = { title: 'Otter Kit', summary: 'Rafts for React', version: 'Next, 0.2.0' };
  const start = '> All pages as markdown: https://x.example/llms.txt\n\n';
  const listed = (title: string, category: string) => ({
    title,
    category,
    description: `About ${title}.`,
    url: `https://x.example/docs/${category}.md`,
    text: `${start}# ${title}\n`,
  });
  const files = llmsFiles(
    head,
    [listed('Start', 'First'), listed('<Raft />', 'Second group'), listed('Hold', 'Second group')],
    'https://x.example/llms-full.txt',
  );

  it('name the pages of each category of the sidebar, in reading order, and the file that contains all', () => {
    expect(files.get('llms.txt')).toBe(
      [
        '# Otter Kit',
        '',
        '> Rafts for React',
        '',
        'Version: Next, 0.2.0',
        '',
        'Every page is markdown. All of them in one file (1 KB): https://x.example/llms-full.txt',
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

  it('contain all pages in one file', () => {
    expect(files.get('llms-full.txt')).toBe(`${start}# Start\n\n# <Raft />\n\n# Hold\n`);
  });
});
