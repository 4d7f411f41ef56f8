import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../parse.ts';
import { appAfter } from './page-app.ts';

const page = parseMarkdown(
  [
    '## Begin {#step-1}',
    ...['```ts title="src/a.ts"', 'one();', '```', '```ts title="src/b.ts" {1}', 'two();', '```'],
    '### Try it',
    ...['```ts title="src/c.d.ts"', 'three();', '```', '```text title="The files"', 'src', '```'],
    '## Change {#step-2}',
    ...['- ```ts title="src/a.ts"', '  hidden();', '  // ---cut---', '  four();', '  ```'],
    '## Go on',
    ...['```ts title="src/a.ts"', 'five();', '```', '```ts title="src/../../b.ts"', 'six();', '```'],
    '## The end {#end}',
  ].join('\n'),
);

describe('the app of a page', () => {
  it('has the files that were shown up to the end of a section, its subsections included', () => {
    expect(appAfter(page, 'step-1')).toEqual({
      'src/a.ts': 'one();\n',
      'src/b.ts': 'two();\n',
      'src/c.d.ts': 'three();\n',
    });
  });

  it('has each file as last shown, without the line that ends its hidden beginning', () => {
    expect(appAfter(page, 'step-2')).toMatchObject({
      'src/a.ts': 'hidden();\nfour();\n',
      'src/b.ts': 'two();\n',
    });
  });

  it('has no file outside of its folder', () => {
    expect(Object.keys(appAfter(page, 'end') ?? {})).toEqual(['src/a.ts', 'src/b.ts', 'src/c.d.ts']);
  });

  it('does not exist for a section that does not exist', () => {
    expect(appAfter(page, 'step-3')).toBeUndefined();
  });

  it('begins with the files of the pages that it continues, as these have last shown them', () => {
    const earlier = { 'src/a.ts': 'old();\n', 'src/d.ts': 'newer();\n' };
    expect(appAfter(page, 'step-1', earlier)).toEqual({
      'src/a.ts': 'one();\n',
      'src/b.ts': 'two();\n',
      'src/c.d.ts': 'three();\n',
      'src/d.ts': 'newer();\n',
    });
  });
});
