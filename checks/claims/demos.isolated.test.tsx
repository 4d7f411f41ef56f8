// @vitest-environment jsdom
import type { EditorStore } from '@craftjs/core';
import { act, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { send } from './support.testing.tsx';

// jsdom has no adopted style sheets.
document.adoptedStyleSheets ??= [];

const stores: EditorStore[] = [];

vi.mock('@craftjs/core', async (importOriginal) => {
  const core = await importOriginal<typeof import('@craftjs/core')>();
  function Probe() {
    const { store } = core.useEditor();
    if (!stores.includes(store)) stores.push(store);
    return null;
  }
  const Editor: typeof core.Editor = ({ children, ...props }) => (
    <core.Editor {...props}>
      {children}
      <Probe />
    </core.Editor>
  );
  return { ...core, Editor };
});

const demos = import.meta.glob<{ default: ComponentType }>('../../content/demos/*.tsx');

/** Returns two siblings that users can focus, and their elements. */
function siblings({ query }: EditorStore) {
  const focusable = Object.values(query.getNodes()).filter(({ dom }) => dom?.tabIndex === 0);
  return focusable.flatMap((first) => {
    const second = focusable.find(({ id, data }) => id !== first.id && data.parent === first.data.parent);
    return second?.dom && first.dom ? [[first.id, first.dom, second.id, second.dom] as const] : [];
  })[0];
}

it.each(Object.entries(demos))(
  'in %s, a click with the Meta key adds to the selection',
  async (_file, load) => {
    stores.length = 0;
    const { default: Demo } = await load();
    render(<Demo />);
    await act(async () => undefined);
    for (const store of stores) {
      const pair = siblings(store);
      if (pair === undefined) continue;
      const [first, firstDom, second, secondDom] = pair;
      const click = (element: HTMLElement, metaKey: boolean) => {
        send(element, 'mousedown', { metaKey });
        fireEvent.focus(element);
        send(element, 'click', { metaKey });
      };
      click(firstDom, false);
      click(secondDom, true);
      expect(store.query.getEvent('selected').all()).toEqual([first, second]);
    }
  },
);

it.each(Object.entries(demos))('in %s, no field is in a draggable element', async (_file, load) => {
  const { default: Demo } = await load();
  const { container } = render(<Demo />);
  await act(async () => undefined);
  expect(container.querySelectorAll('[draggable="true"] :is(input, textarea)')).toHaveLength(0);
});
