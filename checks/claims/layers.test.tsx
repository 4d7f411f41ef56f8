// content/docs/additional/layers.md
import { Layers } from '@craftjs/layers';
import { fireEvent, screen } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { loadSample } from './page-samples.testing.ts';
import { openEditor, twoTexts } from './support.testing.tsx';

it('additional/layers#rows: the root has no row, in StrictMode too, and a row deletes its Node', async () => {
  const { RootlessLayer } = await loadSample<{ RootlessLayer: ComponentType }>(
    'docs/additional/layers',
    'RootlessLayer.tsx',
  );
  const editor = openEditor(
    {},
    <StrictMode>
      <Layers renderLayer={RootlessLayer} />
      {twoTexts('First', 'Second')}
    </StrictMode>,
  );
  const names = () => [...editor.container.querySelectorAll('.layer-name')].map((name) => name.textContent);
  expect(names()).toEqual(['Text', 'Text']);
  // The default row's collectors run once more for the deleted Node, as the page describes.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [button] = screen.getAllByRole('button', { name: 'Delete' });
  if (button) fireEvent.click(button);
  expect(names()).toEqual(['Text']);
  expect(editor.query.node('ROOT').childNodes()).toHaveLength(1);
});
