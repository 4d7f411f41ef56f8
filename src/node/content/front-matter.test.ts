import { describe, expect, it } from 'vitest';
import { problemsOfPage } from './fixtures/problems-of.ts';
import { frontMatterOf } from './front-matter.ts';

describe('front matter', () => {
  it.each([
    ['an empty file', '', 1, 'The file does not begin with front matter.'],
    ['a file without front matter', '# Nodes\n', 1, 'The file does not begin with front matter.'],
    ['front matter below a blank line', '\n---\ntitle: A\n---\n', 1, 'The file does not begin with front'],
    ['front matter without an end', '---\ntitle: A\n\nText\n', 1, 'The front matter is not closed.'],
    ['a closing line that is too long', '---\ntitle: A\n----\n', 3, 'The front matter is not closed.'],
  ])('of %s is reported with its line', async (_, text, line, message) => {
    const problems = await problemsOfPage(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`content/docs/concepts/nodes.md:${line}:1 error: ${message}`);
  });

  it('in a programming language is refused before anything can run it', () => {
    expect(frontMatterOf('---js\nprocess.exit()\n---\n')).toMatchObject({ kind: 'broken', line: 1 });
  });

  it('without fields is reported with the fields that are required', async () => {
    expect(await problemsOfPage('---\n---\nText\n')).toEqual([
      'content/docs/concepts/nodes.md:1:1 error: There are no fields here.\n    Required: title, description.',
    ]);
  });

  it('keeps the line numbers of the file', () => {
    expect(frontMatterOf('---\na: 1\r\nb: 2\n---\nText')).toEqual({
      kind: 'found',
      yaml: '\na: 1\r\nb: 2\n',
      body: 'Text',
      bodyLine: 5,
    });
  });

  it('that swallows the text down to a thematic break is reported at the first line of text', async () => {
    const [problem] = await problemsOfPage('---\ntitle: A\ndescription: B\n\nSome text\n\n---\nMore\n');
    expect(problem).toContain('nodes.md:5:1 error: The YAML cannot be read: Implicit map keys');
    expect(problem).toContain('the line "---" that closes the front matter');
  });
});
