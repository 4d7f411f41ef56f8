import { describe, expect, it } from 'vitest';
import { renderMarkdownPage } from './export-page.ts';
import { renderLlms, renderLlmsFull } from './llms.ts';
import type { ExportContext } from './plain-markdown.ts';

const context: ExportContext = {
  pageUrl: 'https://x.example/docs/raft',
  urlOf: (path) => `https://x.example${path}`,
  folder: 'docs',
  imageUrl: () => undefined,
  demoSource: () => undefined,
  gatheredProblems: () => [],
};

describe('a page as markdown', () => {
  it('begins with a link to the list of all pages, its title, its description and its source', () => {
    const markdown = renderMarkdownPage(
      { title: '<Raft />', description: 'Holds otters.', markdown: '\nText.\n\n## More\n\n' },
      context,
    );
    expect(markdown).toBe(
      '> All pages as markdown: https://x.example/llms.txt\n\n# \\<Raft />\n\n> Holds otters.\n\nSource: https://x.example/docs/raft\n\nText.\n\n## More\n',
    );
  });

  it('ends after its source if the page has no text', () => {
    const markdown = renderMarkdownPage({ title: 'Raft', description: 'Floats.', markdown: '' }, context);
    expect(markdown).toBe(
      '> All pages as markdown: https://x.example/llms.txt\n\n# Raft\n\n> Floats.\n\nSource: https://x.example/docs/raft\n',
    );
  });
});

describe('the lists for machines', () => {
  const head = {
    title: 'Otter Kit',
    summary: 'Rafts for React',
    version: 'Next, 0.2.0',
    fullUrl: 'https://x.example/llms-full.txt',
  };
  const listed = (title: string, category: string) => ({
    title,
    category,
    description: `About ${title}.`,
    url: `https://x.example/docs/${category}.md`,
  });

  it('name the pages of each category of the sidebar, in reading order', () => {
    const list = renderLlms(head, [
      listed('Start', 'first'),
      listed('<Raft />', 'second'),
      listed('Hold', 'second'),
    ]);
    expect(list).toBe(
      [
        '# Otter Kit',
        '',
        '> Rafts for React',
        '',
        'Version: Next, 0.2.0',
        '',
        'Every page is markdown. All of them in one file: https://x.example/llms-full.txt',
        '',
        '## first',
        '',
        '- [Start](https://x.example/docs/first.md): About Start.',
        '',
        '## second',
        '',
        '- [\\<Raft />](https://x.example/docs/second.md): About \\<Raft />.',
        '- [Hold](https://x.example/docs/second.md): About Hold.',
        '',
      ].join('\n'),
    );
  });

  it('contain all pages in one file', () => {
    expect(renderLlmsFull(['# A\n', '# B\n'])).toBe('# A\n\n# B\n');
  });
});
