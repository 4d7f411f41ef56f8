// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EditorStore } from '@craftjs/core';
import * as core from '@craftjs/core';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compile } from '../../src/code-runner/page/compile.ts';
import type { Verdict } from '../../src/code-runner/protocol/code-frame.ts';
import './support.testing.tsx';
import { WRONG_ANSWERS } from './wrong-answers.testing.ts';

const FOLDER = 'content/challenges';

let current: EditorStore | undefined;

function Probe() {
  current = core.useEditor().store;
  return null;
}

function Editor({ children, ...props }: react.ComponentProps<typeof core.Editor>) {
  return (
    <core.Editor {...props}>
      {children}
      <Probe />
    </core.Editor>
  );
}

const PACKAGES: Readonly<Record<string, object>> = {
  react: { ...react, default: react },
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
  '@craftjs/core': { ...core, Editor },
};

/** Compiles code as for readers and runs it anew. Returns its default export. */
function run(file: string, text = readFileSync(path.join(FOLDER, file), 'utf8')): unknown {
  return runModule(file, text)['default'];
}

function runModule(file: string, text: string): Record<string, unknown> {
  const compiled = compile([{ path: path.basename(file), text }]);
  if (compiled.kind === 'mistake') throw new Error(`${file}: ${compiled.mistake.text}`);
  const module = { exports: {} };
  const load = (name: string) => {
    if (!name.startsWith('.')) return PACKAGES[name];
    const imported = path.join(path.dirname(file), name);
    return runModule(imported, readFileSync(path.join(FOLDER, imported), 'utf8'));
  };
  const [{ code } = { code: '' }] = compiled.program.modules;
  new Function('require', 'module', 'exports', '__guard', code)(load, module, module.exports, () => {});
  return module.exports;
}

/** Returns what a check finds in an app, before the reader does anything and after each thing that readers can do. */
async function verdicts(App: react.ComponentType, check: (store: EditorStore) => Verdict) {
  current = undefined;
  const { container } = render(<App />);
  const found: Verdict[] = [];
  const look = async () => {
    await act(async () => undefined);
    const focused = document.activeElement;
    await act(async () => {
      if (current !== undefined) found.push(check(current));
    });
    // A check runs while the reader types.
    if (document.activeElement !== focused) throw new Error('The check takes the focus from the code.');
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

/** Returns what the check of a challenge finds in code; nothing if the code or the check throws. */
async function judge(name: string, code?: string): Promise<readonly Verdict[]> {
  localStorage.clear();
  try {
    const check = run(`${name}.check.ts`);
    const App = run(`${name}.tsx`, code);
    if (typeof check !== 'function' || typeof App !== 'function') throw new Error(`${name} is incomplete.`);
    return await verdicts(Object(App), (store) => check(store));
  } catch {
    return [];
  } finally {
    cleanup();
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const names = readdirSync(FOLDER).flatMap((file) => file.match(/^(.*)\.check\.ts$/)?.[1] ?? []);

const DONE = expect.objectContaining({ isDone: true });

describe.each(names)('the challenge %s', (name) => {
  const solution = readFileSync(path.join(FOLDER, `${name}.solution.tsx`), 'utf8');

  it('is done with its solution, and not with the code to start from', async () => {
    expect(await judge(name)).not.toContainEqual(DONE);
    expect(await judge(name, solution)).toContainEqual({
      isDone: true,
      found: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });

  const wrong = Object.entries(WRONG_ANSWERS[name] ?? {}).flatMap(([right, answers]) =>
    answers.map((answer) => [answer, right] as const),
  );

  it.each(wrong)('is not done with the answer "%s" instead of "%s"', async (answer, right) => {
    expect(solution.split(right)).toHaveLength(2);
    expect(
      await judge(
        name,
        solution.replace(right, () => answer),
      ),
    ).not.toContainEqual(DONE);
  });

  it('has at least two wrong answers that its check must refuse', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(2);
  });
});
