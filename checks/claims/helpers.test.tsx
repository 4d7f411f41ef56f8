// content/docs/api/helpers.md
import { readFile } from 'node:fs/promises';
import { Element, Frame, type Resolver, type SerializedNodes } from '@craftjs/core';
import { expect, it, vi } from 'vitest';
import { cutContext } from '../../src/node/markdown/code/fence.ts';
import { extractBlocks } from '../samples/extract-blocks.ts';
import { loadSample } from './page-samples.testing.ts';
import { Box, domOf, idOf, openEditor, send, Text } from './support.testing.tsx';

it('api/helpers#ishovered: is true only for the innermost Node', () => {
  const editor = openEditor(
    {},
    <Frame>
      <Element is={Box} canvas>
        <Text />
      </Element>
    </Frame>,
  );
  const text = idOf(editor, 'Text');
  send(domOf(editor, text), 'mouseover');
  expect(editor.query.node(text).isHovered()).toBe(true);
  expect(editor.query.node('ROOT').isHovered()).toBe(false);
  send(domOf(editor, 'ROOT'), 'mouseover');
  expect(editor.query.node('ROOT').isHovered()).toBe(true);
});

it('api/helpers#example: each example returns on the example page what its comment says', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { resolver } = await loadSample<{ resolver: Resolver }>('docs/api/helpers', 'components.tsx');
  const { page } = await loadSample<{ page: SerializedNodes }>('docs/api/helpers', 'ExampleApp.tsx');
  const editor = openEditor({ resolver }, <Frame data={page} />);
  const blocks = extractBlocks('', await readFile('content/docs/api/helpers.md', 'utf8'));
  const checked: unknown[] = [];
  for (const { code, isExample } of blocks) {
    if (!isExample) continue;
    const body = cutContext(code).shown.replace(/^(.*); \/\/ (.*)$/gm, 'check($1, $2);');
    const check = (value: unknown, said: unknown) => checked.push(expect(value, body).toEqual(said));
    editor.run(() => new Function('query', 'actions', 'check', body)(editor.query, editor.actions, check));
  }
  expect(checked.length).toBeGreaterThan(25);
});

// The page's own tests register themselves here: guides/testing#tests.
await loadSample('docs/guides/testing', 'rules.test.tsx');
await loadSample('docs/guides/testing', 'Heading.test.tsx');
