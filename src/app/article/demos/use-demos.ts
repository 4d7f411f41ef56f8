import { type RefObject, useEffect } from 'react';
import type { DemoEditor } from '../../code-editor/EditDemo.tsx';
import { announce } from '../../platform/document/live-region.ts';
import { onNear } from '../../platform/input/on-near.ts';
import { mayPrefetch } from '../../platform/network/connection.ts';
import { renameButton } from '../../ui/rename-button.ts';
import { codeText, WRITTEN_FORMS } from '../code/code-text.ts';
import type { RunningDemo } from './run-demo.tsx';

/**
 * Runs the demos of an article, each when it comes near the view or its button is pressed.
 *
 * @param html the article's HTML, once all of it is there
 */
export function useDemos(article: RefObject<HTMLElement | null>, html: string | undefined): void {
  useEffect(() => {
    if (html === undefined) return;
    const figures = article.current?.querySelectorAll<HTMLElement>('figure.demo') ?? [];
    const stops = [...figures].map(watchDemo);
    return () => {
      for (const stop of stops) stop();
    };
  }, [article, html]);
}

/** The label of a demo's button in each state of the demo. The figure's `data-state` is the state. */
const BUTTON = {
  idle: 'Load the demo',
  loading: 'Loading…',
  running: 'Reset',
  failed: 'Retry',
} as const;

/** Distance from the window at which a demo is loaded, so that it is ready when it is in view. */
const NEAR = '400px';

/**
 * Loads the demo of a figure when it comes near the view. If the reader saves data, and after a failure, its button
 * loads the demo instead. Later the button resets the demo. Another button opens the demo's source in an editor
 * (`src/app/code-editor/`). Returns the function that removes the demo.
 */
function watchDemo(figure: HTMLElement): () => void {
  const stage = figure.querySelector<HTMLElement>('.demo-stage');
  const button = figure.querySelector<HTMLButtonElement>(':scope > .demo-button');
  const editButton = figure.querySelector<HTMLButtonElement>(':scope > [data-edit-code]');
  if (stage === null || button === null) return () => {};

  let state: keyof typeof BUTTON = 'idle';
  let running: RunningDemo | undefined;
  let loading: Promise<void> | undefined;
  let isGone = false;
  let editor: DemoEditor | undefined;

  const enter = (next: keyof typeof BUTTON) => {
    state = next;
    figure.dataset['state'] = next;
    renameButton(button, BUTTON[next]);
  };
  const load = async () => {
    enter('loading');
    stage.replaceChildren();
    try {
      const demo = await run(figure, stage);
      if (isGone) return demo.stop();
      running = demo;
      enter('running');
    } catch (error) {
      if (isGone) return;
      console.warn(`The demo "${nameOf(figure)}" could not be loaded.`, error);
      enter('failed');
      // A dev server needs no network, so the demo's code is wrong.
      stage.textContent = import.meta.env.DEV
        ? 'The module of this demo could not be loaded. The list of problems or the terminal says why.'
        : 'The demo could not be loaded. You might want to check your network connection.';
      announce(stage.textContent);
    }
  };
  const onClick = () => {
    if (editor !== undefined) editor.reset();
    else if (running !== undefined) running.reset();
    else if (state !== 'loading') loading = load();
  };
  const edit = async (control: HTMLButtonElement) => {
    const [{ editDemo }] = await Promise.all([import('../../code-editor/EditDemo.tsx'), loading]);
    if (isGone || editor !== undefined) return;
    figure.dataset['editing'] = '';
    const code = figure.querySelector<HTMLElement>('details code');
    editor = editDemo({
      name: nameOf(figure),
      source: code === null ? '' : codeText(code, WRITTEN_FORMS),
      stage,
      isRunning: running !== undefined,
      onRan() {
        running?.stop();
        running = undefined;
        enter('running');
      },
    });
    renameButton(control, 'Close editor');
  };
  const closeEditor = (control: HTMLButtonElement) => {
    editor?.close();
    editor = undefined;
    delete figure.dataset['editing'];
    renameButton(control, 'Edit code');
    if (running === undefined) loading = load();
  };
  const onEditClick = () => {
    if (editButton === null) return;
    if (editor !== undefined) return closeEditor(editButton);
    edit(editButton).catch((error: unknown) => {
      console.warn('The code editor could not be loaded.', error);
      announce('The code editor could not be loaded. You might want to check your network connection.');
    });
  };
  enter('idle');
  button.addEventListener('click', onClick);
  editButton?.addEventListener('click', onEditClick);
  const stopWatching = onNear(stage, NEAR, () => {
    if (state === 'idle' && editor === undefined && mayPrefetch()) loading = load();
  });
  return () => {
    isGone = true;
    button.removeEventListener('click', onClick);
    editButton?.removeEventListener('click', onEditClick);
    stopWatching();
    editor?.close();
    running?.stop();
  };
}

/** Returns the name of a demo's file, or the key of the page's app that it runs. */
function nameOf({ dataset }: HTMLElement): string {
  return dataset['demo'] ?? dataset['app'] ?? '';
}

/** Fetches and runs a demo. */
async function run(figure: HTMLElement, stage: HTMLElement): Promise<RunningDemo> {
  if ('app' in figure.dataset) {
    const { runApp } = await import('./run-app.ts');
    return runApp(nameOf(figure), stage);
  }
  const { runDemo } = await import('./run-demo.tsx');
  return runDemo(nameOf(figure), stage);
}
