import { describe, expect, it } from 'vitest';
import { renderLlms, renderLlmsFull } from './llms.ts';
import { renderTwin } from './page-twin.ts';
import type { TwinContext } from './twin-context.ts';

const context: TwinContext = {
  pageUrl: 'https://x.example/docs/raft',
  urlOf: (path) => `https://x.example${path}`,
  imageUrl: () => undefined,
  demoSource: () => undefined,
};

describe('a page as markdown', () => {
  it('begins with its title, what it is about and where it comes from', () => {
    const twin = renderTwin(
      { title: '<Raft />', description: 'Holds otters.', markdown: '\nText.\n\n## More\n\n' },
      context,
    );
    expect(twin).toBe(
      '# \\<Raft />\n\n> Holds otters.\n\nSource: https://x.example/docs/raft\n\nText.\n\n## More\n',
    );
  });

  it('may have no text', () => {
    const twin = renderTwin({ title: 'Raft', description: 'Floats.', markdown: '' }, context);
    expect(twin).toBe('# Raft\n\n> Floats.\n\nSource: https://x.example/docs/raft\n');
  });
});

describe('the lists for machines', () => {
  const head = { title: 'Otter Kit', summary: 'Rafts for React', fullUrl: 'https://x.example/llms-full.txt' };
  const twin = (title: string, category: string) => ({
    title,
    category,
    description: `About ${title}.`,
    url: `https://x.example/docs/${category}.md`,
  });

  it('name the twins of each category of the sidebar, in reading order', () => {
    const list = renderLlms(head, [
      twin('Start', 'first'),
      twin('<Raft />', 'second'),
      twin('Hold', 'second'),
    ]);
    expect(list).toBe(
      [
        '# Otter Kit',
        '',
        '> Rafts for React',
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

  it('hold all twins in one file', () => {
    expect(renderLlmsFull(['# A\n', '# B\n'])).toBe('# A\n\n# B\n');
  });
});
