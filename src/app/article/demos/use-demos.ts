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
    const demos = [...figures].flatMap((figure) => {
      const stage = figure.querySelector<HTMLElement>('.demo-stage');
      const button = figure.querySelector<HTMLButtonElement>(':scope > .demo-button');
      return stage === null || button === null ? [] : [new DemoFigure({ figure, stage, button })];
    });
    return () => {
      for (const demo of demos) demo.dispose();
    };
  }, [article, html]);
}

/** The elements of a demo. */
interface DemoParts {
  readonly figure: HTMLElement;
  /** The element in which the demo runs. */
  readonly stage: HTMLElement;
  readonly button: HTMLButtonElement;
}

/** The state of a demo. */
type DemoState =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'loading'; readonly done: Promise<void> }
  | { readonly kind: 'running'; readonly demo: RunningDemo }
  /** `demo` is undefined once the edited code has replaced it, or if it never ran. */
  | { readonly kind: 'editing'; readonly editor: DemoEditor; readonly demo?: RunningDemo };

/** The label of a demo's button for what is on the stage, which the figure's `data-state` names. */
const BUTTON = {
  idle: 'Load the demo',
  loading: 'Loading…',
  running: 'Reset',
  failed: 'Retry',
} as const;

/** Distance from the window at which a demo is loaded, so that it is ready when it is in view. */
const NEAR = '400px';

/**
 * A demo of an article. It loads when it comes near the view. If the reader saves data, and after a failure, its button
 * loads the demo instead. Later the button resets the demo. Another button opens the demo's source in an editor
 * (`src/app/code-editor/`).
 */
class DemoFigure {
  readonly #parts: DemoParts;
  readonly #listeners = new AbortController();
  #state: DemoState = { kind: 'idle' };

  constructor(parts: DemoParts) {
    this.#parts = parts;
    const { figure, stage, button } = parts;
    const { signal } = this.#listeners;
    this.#show('idle');
    button.addEventListener('click', () => this.#press(), { signal });
    const editButton = figure.querySelector<HTMLButtonElement>(':scope > [data-edit-code]');
    editButton?.addEventListener('click', () => this.#toggleEditor(editButton), { signal });
    const stopWatching = onNear(stage, NEAR, () => {
      if (this.#state.kind === 'idle' && mayPrefetch()) this.#load();
    });
    signal.addEventListener('abort', stopWatching);
  }

  /** Removes the demo. */
  dispose(): void {
    this.#listeners.abort();
    if (this.#state.kind === 'editing') this.#state.editor.close();
    if ('demo' in this.#state) this.#state.demo?.stop();
  }

  #press(): void {
    const state = this.#state;
    if (state.kind === 'editing') state.editor.reset();
    else if (state.kind === 'running') state.demo.reset();
    else if (state.kind !== 'loading') this.#load();
  }

  #show(state: keyof typeof BUTTON): void {
    this.#parts.figure.dataset['state'] = state;
    renameButton(this.#parts.button, BUTTON[state]);
  }

  #load(): void {
    this.#show('loading');
    this.#state = { kind: 'loading', done: this.#run() };
  }

  async #run(): Promise<void> {
    const { figure, stage } = this.#parts;
    stage.replaceChildren();
    try {
      const demo = await run(figure, stage);
      if (this.#listeners.signal.aborted) return demo.stop();
      this.#state = { kind: 'running', demo };
      this.#show('running');
    } catch (error) {
      if (this.#listeners.signal.aborted) return;
      console.warn(`The demo "${nameOf(figure)}" could not be loaded.`, error);
      this.#state = { kind: 'failed' };
      this.#show('failed');
      // A dev server needs no network, so the demo's code is wrong.
      stage.textContent = import.meta.env.DEV
        ? 'The module of this demo could not be loaded. The list of problems or the terminal says why.'
        : 'The demo could not be loaded. You might want to check your network connection.';
      announce(stage.textContent);
    }
  }

  async #toggleEditor(button: HTMLButtonElement): Promise<void> {
    if (this.#state.kind === 'editing') return this.#closeEditor(this.#state, button);
    try {
      await this.#openEditor(button);
    } catch (error) {
      console.warn('The code editor could not be loaded.', error);
      announce('The code editor could not be loaded. You might want to check your network connection.');
    }
  }

  async #openEditor(button: HTMLButtonElement): Promise<void> {
    const { editDemo } = await import('../../code-editor/EditDemo.tsx');
    if (this.#state.kind === 'loading') await this.#state.done;
    if (this.#listeners.signal.aborted || this.#state.kind === 'editing') return;
    const { figure, stage } = this.#parts;
    const demo = this.#state.kind === 'running' ? this.#state.demo : undefined;
    figure.dataset['editing'] = '';
    const code = figure.querySelector<HTMLElement>('details code');
    const editor = editDemo({
      name: nameOf(figure),
      source: code === null ? '' : codeText(code, WRITTEN_FORMS),
      stage,
      isRunning: demo !== undefined,
      onRan: () => {
        if (this.#state.kind !== 'editing') return;
        this.#state.demo?.stop();
        this.#state = { kind: 'editing', editor };
        this.#show('running');
      },
    });
    this.#state = { kind: 'editing', editor, ...(demo && { demo }) };
    renameButton(button, 'Close editor');
  }

  #closeEditor({ editor, demo }: Extract<DemoState, { kind: 'editing' }>, button: HTMLButtonElement): void {
    editor.close();
    delete this.#parts.figure.dataset['editing'];
    renameButton(button, 'Edit code');
    if (demo === undefined) this.#load();
    else this.#state = { kind: 'running', demo };
  }
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
