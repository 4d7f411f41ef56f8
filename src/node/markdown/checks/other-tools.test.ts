import { expect, test } from 'vitest';
import { compileMarkdown } from '../testing.ts';

const messages = async (markdown: string) =>
  (await compileMarkdown(`Before.\n\n${markdown}\n\nAfter.`)).diagnostics.map(({ message }) => message);

/** Notation that pages do not have, each with its tool. */
const NOTATION: readonly (readonly [tool: string, markdown: string])[] = [
  ['MDX', 'export async function getProps() {}'],
  ['MDX', 'export type Props = string;'],
  ['MDX', 'It is {getValue()}.'],
  ['MDX', 'There are {1 + 2}.'],
  ['MDX', 'It is {`a b`}.'],
  ['MDX', '{items.map((item) => item.name)}'],
  ['template strings', 'Version \u0024{version} of it'],
  ['VuePress', '@tab npm'],
  ['Angular', '<app-raft [size]="two"></app-raft>'],
  ['Notion', '<table_of_contents/>'],
  ['Notion', '▶ More'],
  ['Notion', '[ ] Tie the raft'],
  ['Notion', '- []Tie the raft'],
  ['Hugo', '+++\ntitle = "Raft"'],
  ['kramdown', 'Text {::comment}'],
  ['kramdown', 'Text\n^\nmore'],
  ['MkDocs', '^^inserted^^'],
  ['MkDocs', '`#!python range(10)`'],
  ['MkDocs', '```yaml\nraft: 1 # (1)!\n```'],
  ['MkDocs', '[=85% "85%"]'],
  ['Sphinx', 'See {ref}`raft`.'],
  ['Sphinx', '(raft)=\n## Raft'],
  ['Sphinx', '% A comment'],
  ['reStructuredText', '.. _raft:'],
  ['reStructuredText', '.. A comment'],
  ['reStructuredText', 'An example::'],
  ['reStructuredText', 'Version |version| of it'],
  ['reStructuredText', ':param raft: the raft'],
  ['AsciiDoc', 'NOTE: Rafts drift.'],
  ['AsciiDoc', 'link:raft.html[Rafts]'],
  ['AsciiDoc', 'xref:raft.adoc[Rafts]'],
  ['AsciiDoc', 'See <<raft,Rafts>>.'],
  ['AsciiDoc', 'Version {version} of it'],
  ['AsciiDoc', '.Rafts\nA list'],
  ['AsciiDoc', '* one\n+\nmore'],
  ['AsciiDoc', '----\nconst raft = 1\n----'],
  ['AsciiDoc', '<1> The raft'],
  ['AsciiDoc', '// A comment'],
  ['AsciiDoc', 'Press kbd:[Ctrl+C]'],
  ['AsciiDoc', 'Rafts footnote:[Of kelp.] drift.'],
  ['AsciiDoc', 'Raft:: Floats'],
  ['Obsidian', 'Rafts drift. ^raft-1'],
  ['Obsidian', '%%\nhidden'],
  ['Pandoc', 'As said [@otter99, p. 3].'],
  ['Pandoc', '(@) First'],
  ['Pandoc', '#. First'],
  ['Pandoc', 'Rafts^[Of kelp.] drift.'],
  ['Pandoc', 'Right     Left\n\n------    -----\n'],
  ['Textile', 'h1. Rafts'],
  ['Textile', 'bq. Rafts drift.'],
  ['Jira', '[Rafts|https://otter.example]'],
  ['MediaWiki', '[https://otter.example Rafts]'],
  ['MediaWiki', "'''Rafts''' drift"],
  ['Org', '#+BEGIN_SRC'],
  ['Org', '* Rafts\n** Ropes'],
  ['LaTeX', 'See \\ref{raft}.'],
  ['docsify', '!> Rafts drift.'],
  ['docsify', '?> Rafts drift.'],
  ['docsify', '## Rafts {docsify-ignore}'],
  ['JSDoc', 'See {@link Raft}.'],
  ['JSDoc', '@param raft the raft'],
  ['ReadMe', '[block:callout]'],
  ['GitLab', 'Rafts {+ drift +}'],
  ['Jinja', 'Rafts {# drift #}'],
  ['a second front matter', '---\ntitle: Raft\n---'],
  ['an empty item', '- one\n-\n- three'],
  ['a list indented by one space', '- one\n - two'],
  ['a cell over two lines', '| A |\n| - |\n| one \\ |'],
];

test.each(NOTATION)('notation of %s is told once: %j', async (_, markdown) => {
  expect(await messages(markdown)).toHaveLength(1);
});

test.each([
  'Call `/users/{id}` or /users/{id}, with {1,3} and {a, b}.',
  'A dot.\n.. and two.',
  'std::vector::size, 10:30, a:b:c, `{x}` and `[x]`',
  '- one\n  - two\n    - three\n\n9. nine\n10. ten',
  'Runs on .NET and Node.\nAnd [x][] of `a\\|b`.\n\n[x]: https://otter.example',
  '---\n\n## Title\n\nA line\\\nbroken, at 5 % or 5 // 2',
  '> [!NOTE]- Folded elsewhere\n> Text',
  'It’s John’s, the ’90s, "\'quoted\' words" and @otter/kelp',
])('ordinary text is not told: %j', async (markdown) => {
  expect(await messages(markdown)).toEqual([]);
});
