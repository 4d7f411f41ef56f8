// content/docs/api/helpers.md
import { Element, Frame } from '@craftjs/core';
import { expect, it } from 'vitest';
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

// The page's own tests register themselves here: guides/testing#tests.
await loadSample('docs/guides/testing', 'rules.test.tsx');
await loadSample('docs/guides/testing', 'Heading.test.tsx');
