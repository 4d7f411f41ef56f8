// @vitest-environment jsdom
import type { EditorStore } from '@craftjs/core';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Verdict } from '../../src/code-runner/protocol/code-frame.ts';
import './support.testing.tsx';

let current: EditorStore | undefined;

vi.mock('@craftjs/core', async (importOriginal) => {
  const core = await importOriginal<typeof import('@craftjs/core')>();
  function Probe() {
    const { store } = core.useEditor();
    current = store;
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

const apps = import.meta.glob<{ default: ComponentType }>('../../content/challenges/*.tsx');
const checks = import.meta.glob<{ default: (store: EditorStore) => Verdict }>(
  '../../content/challenges/*.check.ts',
);

/** Returns what the check finds in an app, before the reader does anything and after each thing that readers can do. */
async function verdicts(file: string, check: (store: EditorStore) => Verdict): Promise<readonly Verdict[]> {
  current = undefined;
  localStorage.clear();
  const { default: App } = (await apps[file]?.()) ?? {};
  if (App === undefined) throw new Error(`${file} exports no component.`);
  const { container } = render(<App />);
  const found: Verdict[] = [];
  const look = async () => {
    await act(async () => undefined);
    await act(async () => {
      if (current !== undefined) found.push(check(current));
    });
  };
  await look();
  const nodes = Object.keys(current === undefined ? {} : currentNodes());
  for (const id of nodes.toReversed()) {
    act(() => current?.actions.selectNode(id));
    await look();
  }
  for (const button of container.querySelectorAll('button')) {
    for (let press = 0; press < 3; press += 1) {
      fireEvent.click(button);
      await look();
    }
  }
  const moved = nodes.findLast(
    (id) => current?.query.node(id).isDraggable() && current.query.node('ROOT').isDroppable(id),
  );
  if (moved !== undefined) {
    act(() => current?.actions.move(moved, 'ROOT', 0));
    // The editor tells what has changed after a while.
    await act(() => vi.advanceTimersByTimeAsync(300));
    await look();
  }
  return found;
}

function currentNodes() {
  return current?.query.getNodes() ?? {};
}

describe.each(Object.keys(checks).map((file) => file.replace('.check.ts', '')))('%s', (name) => {
  const solve = async (ending: string) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    vi.resetModules();
    const { default: check } = (await checks[`${name}.check.ts`]?.()) ?? {};
    if (check === undefined) throw new Error(`${name}.check.ts exports no check.`);
    const found = await verdicts(`${name}${ending}`, check).catch((error: unknown) => String(error));
    cleanup();
    return found;
  };

  it('is not done with the code to start from, and done with the solution', async () => {
    const start = await solve('.tsx');
    const solution = await solve('.solution.tsx');
    if (typeof start !== 'string') expect(start.filter(({ isDone }) => isDone)).toEqual([]);
    expect(solution).toContainEqual({ isDone: true, found: expect.stringMatching(/^[A-Z].*\.$/) });
  });
});
