import type { DemoEditor } from '../../code-editor/EditDemo.tsx';
import { announce } from '../../platform/document/live-region.ts';
import { onNear } from '../../platform/input/on-near.ts';
import { mayPrefetch } from '../../platform/network/connection.ts';
import { renameButton } from '../../ui/rename-button.ts';
import { codeText, WRITTEN_FORMS } from '../code/code-text.ts';
import type { RunningDemo } from './run-demo.tsx';

/**
 * Runs the demos of an article, each when it comes near the view or its button is pressed, and lets readers edit their
 * code and that of challenges.
 */
export function activateDemos(article: HTMLElement, signal: AbortSignal): void {
  for (const figure of article.querySelectorAll<HTMLElement>('figure.demo')) {
    const stage = figure.querySelector<HTMLElement>('.demo-stage');
    const controls = figure.querySelector<HTMLElement>(':scope > .demo-controls');
    if (stage === null || controls === null) continue;
    const button = controls.querySelector<HTMLButtonElement>('.demo-button');
    new DemoFigure({ figure, stage, controls, button }, signal);
  }
}

interface DemoParts {
  readonly figure: HTMLElement;
  /** The element in which the demo runs. */
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  /** Loads and resets the demo. A challenge has no demo: nothing runs before the reader's code. */
  readonly button: HTMLButtonElement | null;
}

type DemoState =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'loading'; readonly done: Promise<void> }
  | { readonly kind: 'running'; readonly demo: RunningDemo }
  /** The reader's code takes part. `demo` is undefined once that code has replaced it, or if it never ran. */
  | {
      readonly kind: 'edited';
      readonly editor: DemoEditor;
      readonly isOpen: boolean;
      readonly demo?: RunningDemo | undefined;
    };

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
 * (`src/app/code-editor/`). What the reader has changed goes on running when the editor is closed, until it is reset.
 */
class DemoFigure {
  readonly #parts: DemoParts;
  /** Removes the demo. */
  readonly #end: AbortSignal;
  #state: DemoState = { kind: 'idle' };

  constructor(parts: DemoParts, signal: AbortSignal) {
    this.#parts = parts;
    this.#end = signal;
    const { figure, stage, controls, button } = parts;
    signal.addEventListener('abort', () => this.#stop());
    const editButton = controls.querySelector<HTMLButtonElement>('[data-edit-code]');
    const editLabel = editButton?.textContent ?? '';
    editButton?.addEventListener('click', () => this.#toggleEditor(editButton, editLabel), { signal });
    if (button === null) return;
    this.#show('idle');
    if (!mayPrefetch()) figure.dataset['waits'] = '';
    button.addEventListener('click', () => this.#press(), { signal });
    const stopWatching = onNear(stage, NEAR, () => {
      if (this.#state.kind === 'idle' && mayPrefetch()) this.#load();
    });
    signal.addEventListener('abort', stopWatching);
  }

  #stop(): void {
    if (this.#state.kind === 'edited') this.#state.editor.dispose();
    if ('demo' in this.#state) this.#state.demo?.stop();
  }

  #press(): void {
    const state = this.#state;
    if (state.kind === 'edited') this.#reset(state);
    else if (state.kind === 'running') state.demo.reset();
    else if (state.kind !== 'loading') this.#load();
  }

  #show(state: keyof typeof BUTTON): void {
    const { figure, button } = this.#parts;
    if (button === null) return;
    figure.dataset['state'] = state;
    renameButton(button, BUTTON[state]);
    // The running demo's button shows a picture instead of its name.
    if (state === 'running') button.title = BUTTON.running;
    else button.removeAttribute('title');
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
      if (this.#end.aborted) return demo.stop();
      this.#state = { kind: 'running', demo };
      this.#show('running');
    } catch (error) {
      if (this.#end.aborted) return;
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

  async #toggleEditor(button: HTMLButtonElement, label: string): Promise<void> {
    try {
      if (this.#state.kind === 'edited' && this.#state.isOpen) this.#closeEditor(this.#state);
      else if (!(await this.#openEditor())) return;
    } catch (error) {
      console.warn('The code editor could not be loaded.', error);
      announce('The code editor could not be loaded. You might want to check your network connection.');
      return;
    }
    renameButton(button, 'editing' in this.#parts.figure.dataset ? 'Close editor' : label);
  }

  /** Opens the editor. Returns false if it is open already, or the demo has been removed meanwhile. */
  async #openEditor(): Promise<boolean> {
    const { editDemo } = await import('../../code-editor/EditDemo.tsx');
    if (this.#state.kind === 'loading') await this.#state.done;
    const { figure, stage } = this.#parts;
    if (this.#end.aborted || 'editing' in figure.dataset) return false;
    figure.dataset['editing'] = '';
    stage.hidden = false;
    const state = this.#state;
    try {
      if (state.kind === 'edited') {
        state.editor.open();
        this.#state = { ...state, isOpen: true };
      } else {
        const demo = state.kind === 'running' ? state.demo : undefined;
        const editor = await editDemo({
          name: nameOf(figure),
          challenge: challengeOf(figure),
          stage,
          isRunning: demo !== undefined,
          onRan: () => {
            if (this.#state.kind !== 'edited') return;
            this.#state.demo?.stop();
            this.#state = { ...this.#state, demo: undefined };
            this.#show('running');
          },
          onChanged: (isChanged) => this.#markChanged(isChanged),
        });
        this.#state = { kind: 'edited', editor, isOpen: true, demo };
        if (this.#end.aborted) this.#stop();
      }
    } catch (error) {
      delete figure.dataset['editing'];
      throw error;
    }
    figure.scrollIntoView({ behavior: 'instant' });
    return true;
  }

  /** Closes the editor. Only code that the reader has changed goes on running. */
  #closeEditor(state: Extract<DemoState, { kind: 'edited' }>): void {
    const { figure } = this.#parts;
    state.editor.close();
    delete figure.dataset['editing'];
    if (this.#parts.button === null || !('changed' in figure.dataset)) this.#restore(state);
    else this.#state = { ...state, isOpen: false };
  }

  #reset(state: Extract<DemoState, { kind: 'edited' }>): void {
    state.editor.reset();
    if (!state.isOpen) this.#restore(state);
  }

  /** Removes the editor, and shows the published demo, if there is one. */
  #restore({ editor, demo }: Extract<DemoState, { kind: 'edited' }>): void {
    const { stage, button } = this.#parts;
    editor.dispose();
    if (button === null) {
      this.#state = { kind: 'idle' };
      stage.hidden = true;
      this.#markChanged(false);
    } else if (demo === undefined) this.#load();
    else this.#state = { kind: 'running', demo };
  }

  #markChanged(isChanged: boolean): void {
    const { figure, controls } = this.#parts;
    if (!isChanged) {
      delete figure.dataset['changed'];
      controls.querySelector('.demo-changed')?.remove();
      return;
    }
    figure.dataset['changed'] = '';
    const mark = document.createElement('span');
    mark.className = 'demo-changed';
    mark.textContent = 'Changed';
    controls.prepend(mark);
  }
}

/** Returns the name of a demo's or a challenge's file, or the key of the page's app that a demo runs. */
function nameOf({ dataset }: HTMLElement): string {
  return dataset['demo'] ?? dataset['app'] ?? dataset['challenge'] ?? '';
}

/** Returns the code of a challenge. Undefined for a demo. */
function challengeOf(figure: HTMLElement) {
  const code = figure.querySelector<HTMLElement>('details code');
  const { challenge } = figure.dataset;
  if (challenge === undefined || code === null) return undefined;
  return { source: codeText(code, WRITTEN_FORMS) };
}

async function run(figure: HTMLElement, stage: HTMLElement): Promise<RunningDemo> {
  if ('app' in figure.dataset) {
    const { runApp } = await import('./run-app.ts');
    return runApp(nameOf(figure), stage);
  }
  const { runDemo } = await import('./run-demo.tsx');
  return runDemo(nameOf(figure), stage);
}
