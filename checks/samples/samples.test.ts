import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { javascriptForms } from './check-javascript.ts';
import { extractBlocks, samplesOf } from './extract-blocks.ts';
import { linkImports, versionAt } from './link-samples.ts';
import { renderCandidates } from './render-candidates.ts';
import { problemsOf, typeCheckSamples } from './type-check.ts';

const extractSamples = (file: string, source: string) => samplesOf(extractBlocks(file, source));

const page = [
  '---',
  'title: Otters',
  '---',
  '',
  ':::note',
  '',
  '```tsx title="A.tsx"',
  'const a = 1;',
  '```',
  '',
  ':::',
  '',
  '- ```ts',
  '  const b: string = 1;',
  '  ```',
  '',
  '```bash',
  'npm start',
  '```',
].join('\n');
const samples = extractSamples('content/docs/otters.md', page);

describe('the TypeScript samples of a page', () => {
  it('are found in notes and lists, with the line on which their code begins', () => {
    expect(samples.map(({ line, language, code }) => [line, language, code])).toEqual([
      [8, 'tsx', 'const a = 1;'],
      [14, 'ts', 'const b: string = 1;'],
    ]);
  });

  it('are also the examples in API tables, below the context of their table', () => {
    const table = [
      '# Otters',
      '',
      '```api',
      'title: Actions',
      'anchor: action',
      'context: |-',
      '  const a = 1;',
      'entries:',
      '  - name: add',
      '    type: "() => void"',
      '    description: Adds.',
      '    example: |-',
      '      add(a);',
      '```',
    ];
    const [example] = extractSamples('content/docs/otters.md', table.join('\n'));
    expect(example?.code).toBe('const a = 1;\n// ---cut---\nadd(a);');
    expect(
      problemsOf(example ? [example] : [], "0.tsx(3,1): error TS2304: Cannot find name 'add'."),
    ).toMatchObject([{ line: table.indexOf('      add(a);') + 1 }]);
  });

  it('have their errors reported by the line of the page', () => {
    const output = "0.tsx(1,7): error TS6133: 'a' is never read.";
    expect(problemsOf(samples, output)).toEqual([
      {
        severity: 'error',
        file: 'content/docs/otters.md',
        line: 8,
        column: 7,
        message: "TS6133: 'a' is never read.",
      },
    ]);
  });

  it('see each other’s files, in the version that the reader has at that point', () => {
    const block = (title: string, code: string) => `\`\`\`tsx title="${title}"\n${code}\n\`\`\``;
    const project = extractSamples(
      'guide.md',
      [
        block('src/App.tsx', "import { Text } from './components/Text.tsx';"),
        block('src/components/Text.tsx', 'export const Text = 1;'),
        block('src/components/Text.tsx', "export * from '../elsewhere';"),
        block('src/App.tsx', "import { Text } from './components/Text';"),
      ].join('\n\n'),
    );
    expect(project.map((_, index) => linkImports(project, index))).toEqual([
      "import { Text } from './1.tsx';",
      'export const Text = 1;',
      "export * from '../elsewhere';",
      "import { Text } from './2.tsx';",
    ]);
  });

  it('see a file of another page, if that is the only one with this name', () => {
    const block = (title: string, code: string) => `\`\`\`ts title="${title}"\n${code}\n\`\`\``;
    const pages = [
      ...extractSamples('a.md', block('copy.ts', 'export const copy = 1;')),
      ...extractSamples('a.md', block('App.ts', 'export const a = 1;')),
      ...extractSamples('b.md', block('App.ts', 'export const b = 1;')),
      ...extractSamples('c.md', block('use.ts', "import './copy';\nimport './App';\nvoid import('./copy');")),
    ];
    expect(linkImports(pages, 3)).toBe("import './0.ts';\nimport './App';\nvoid import('./0.ts');");
  });

  it('see and are rendered with the files of the pages that theirs continues', () => {
    const block = (title: string, code: string) => `\`\`\`ts title="${title}"\n${code}\n\`\`\``;
    const page = (name: string, continues: string, ...blocks: readonly string[]) =>
      extractSamples(
        `content/docs/${name}.md`,
        `---\ntitle: A\ncontinues: ${continues}\n---\n\n${blocks.join('\n\n')}`,
      );
    const pages = [
      ...page('b', 'a', block('src/App.ts', "import './Text';\nimport './Box';"), block('src/Box.ts', '')),
      ...page('other', 'x', block('src/Text.ts', '')),
      ...page(
        'a',
        'x',
        block('src/Text.ts', ''),
        block('src/Box.ts', "import './Text';"),
        block('src/Text.ts', ''),
      ),
    ];
    expect(linkImports(pages, 0)).toBe("import './5.ts';\nimport './4.ts';");
    // Text.ts, as Box.ts on the first page imports it, in the version that readers of App.ts have.
    expect(versionAt(pages, 3, 0)).toBe(5);
    expect([versionAt(pages, 4, 0), versionAt(pages, 4, 1)]).toEqual([4, 1]);
  });

  it('are rendered with all files in the version at their position on the page', () => {
    const block = (title: string, code: string) => `\`\`\`tsx title="${title}"\n${code}\n\`\`\``;
    const project = extractSamples(
      'guide.md',
      [
        block('src/Text.tsx', 'export const a = 1;'),
        block('src/App.tsx', "import { a } from './Text.tsx';"),
        block('src/Text.tsx', 'export const a = 2;'),
        block('src/Text.tsx', 'export const a = 3;'),
      ].join('\n\n'),
    );
    expect([0, 1, 2, 3].map((at) => versionAt(project, 0, at))).toEqual([0, 0, 2, 3]);
    expect(versionAt(project, 2, 0)).toBe(0);
  });
});

test('an unclosed code block is not a sample: the text below it would have an error in each line', () => {
  const lines = [
    '```ts',
    'const a = 1;',
    '```',
    '',
    '```ts',
    'const b = 1;',
    '',
    '## A section',
    '',
    'Text.',
  ];
  expect(extractSamples('a.md', lines.join('\n')).map(({ line }) => line)).toEqual([2]);
  const another = [...lines, '', '```bash', 'npm start', '```'];
  expect(extractBlocks('a.md', another.join('\n')).map(({ line }) => line)).toEqual([2]);
});

describe('the components of a sample', () => {
  const elementsOf = (code: string) =>
    renderCandidates(extractSamples('guide.md', `\`\`\`tsx\n${code}\n\`\`\``)).map(
      ({ code }) => /element = (.*);/.exec(code)?.[1],
    );

  it('are rendered alone when they contain an editor', () => {
    expect(elementsOf('export function App() {\n  return <Editor />;\n}')).toEqual(['<App />']);
  });

  it('are rendered in an editor when they contain a frame, and otherwise as a Node with the others in the resolver', () => {
    expect(
      elementsOf(
        'export const Page = () => (\n  <Frame />\n);\nexport default function Text() {\n  return <p />;\n}',
      ),
    ).toEqual([
      '<Editor resolver={{ Page }}><Page /></Editor>',
      '<Editor resolver={{ Text, Page }}><Frame><Text /></Frame></Editor>',
    ]);
  });

  it('are empty if no component is exported', () => {
    expect(elementsOf('export const MAX = 3;\nexport function useText() {}\nfunction Text() {}')).toEqual([]);
  });
});

test('a message names files of packages relative to the project, not to the disk', async () => {
  const directory = path.resolve('.cache/untyped-test');
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const untyped = extractSamples('a.md', "```ts\nimport scheduler from 'scheduler';\nvoid scheduler;\n```");
  const { problems } = await typeCheckSamples(process.cwd(), directory, untyped, new Map());
  expect(problems[0]?.message).toContain("'node_modules/");
});

describe('a sample with a syntax error', () => {
  const block = (title: string, code: string) => `\`\`\`tsx title="${title}"\n${code}\n\`\`\``;
  const broken = extractSamples('a.md', block('A.tsx', 'export const a = <div>Hi</span>;'));
  const others = [
    ...extractSamples('a.md', block('B.tsx', "import { a } from './A';\nexport const b: string = a;")),
    ...extractSamples('b.md', block('C.tsx', 'export const c: string = 1;')),
  ];

  it('is not reported for others, and does not hide their mistakes', async () => {
    const directory = path.resolve('.cache/samples-test');
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    const linked = [...broken, ...others];
    const modules = new Map([
      ['render-1-B.tsx', "import { b } from './1.tsx';\nexport const element = b;\n"],
    ]);
    const { problems, rejected, unreadable } = await typeCheckSamples(
      process.cwd(),
      directory,
      linked,
      modules,
    );
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      "a.md:2 TS17002: Expected corresponding JSX closing tag for 'div'.",
      "b.md:2 TS2322: Type 'number' is not assignable to type 'string'.",
    ]);
    expect(problems[0]?.hint).toContain('are checked when it can be read');
    expect([...rejected]).toEqual(['render-1-B.tsx']);
    expect([...unreadable]).toEqual([0]);
  });

  it('is reported once: if the compiler has reported it, the missing JavaScript form is not', async () => {
    const typed = extractSamples('a.md', block('A.tsx', 'export const a: string = <div>Hi</span>;'));
    expect((await javascriptForms(typed, new Set([0]))).problems).toEqual([]);
    expect((await javascriptForms(typed, new Set())).problems).toHaveLength(1);
  });
});
