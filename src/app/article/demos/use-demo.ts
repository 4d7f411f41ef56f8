import {
  type ComponentType,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { DemoEditor, editDemo } from '../../code-editor/EditDemo.tsx';
import { type Progress, storedProgress } from '../../code-editor/progress.ts';
import { announce } from '../../platform/document/live-region.ts';
import { onNear } from '../../platform/input/on-near.ts';
import { mayPrefetch } from '../../platform/network/connection.ts';
import { codeText, DEFAULT_FORMS } from '../code/code-text.ts';
import { demoReducer } from './demo-state.ts';

/** The parts of a demo in the HTML of an article. */
export interface DemoParts {
  readonly figure: HTMLElement;
  /** The name of a demo's or a challenge's file, or the key of the page's app that a demo runs. */
  readonly name: string;
  readonly isApp: boolean;
  /** The element in which the demo runs. */
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  /** Loads and resets the demo. A challenge has no demo: nothing runs before the reader's code. */
  readonly button: HTMLButtonElement | null;
  readonly editButton: HTMLButtonElement | null;
}

/** Distance from the window at which a demo is loaded, so that it is ready when it is in view. */
const NEAR = '400px';

/** The message when a demo cannot be loaded. A dev server needs no network, so the demo's code is wrong there. */
export function failureMessage(): string {
  return import.meta.env.DEV
    ? 'The module of this demo could not be loaded. The list of problems or the terminal says why.'
    : 'The demo could not be loaded. You might want to check your network connection.';
}

/** Loads, resets and edits a demo, by its buttons and when it comes near the view. */
export function useDemo(parts: DemoParts) {
  const { figure, name, isApp, stage, button, editButton } = parts;
  const [state, dispatch] = useReducer(demoReducer, { kind: 'idle' });
  const isOpening = useRef(false);
  const editor = state.kind === 'edited' ? state.editor : undefined;
  const progress = useProgress(parts, editor);
  useEffect(() => () => editor?.session.dispose(), [editor]);

  const fail = (error: unknown) => {
    if (!figure.isConnected) return;
    console.warn(`The demo "${name}" could not be loaded.`, error);
    dispatch({ kind: 'failed' });
    announce(failureMessage());
  };
  const load = () => {
    dispatch({ kind: 'requested' });
    if (isApp) return;
    const show = (Content: ComponentType) => dispatch({ kind: 'loaded', Content });
    // A transition renders in short tasks: the reader may be scrolling.
    contentOf(name).then((Content) => startTransition(() => show(Content)), fail);
  };
  /** Removes the editor, and shows the published demo, if there is one. */
  const restore = () => {
    dispatch({ kind: 'restored' });
    if (state.kind === 'edited' && state.demo === undefined && button !== null) load();
  };
  const onPress = useEffectEvent(() => {
    if (state.kind === 'running') startTransition(() => dispatch({ kind: 'reset' }));
    else if (state.kind !== 'edited') load();
    else {
      state.editor.session.reset();
      if (!state.isOpen) restore();
    }
  });
  const onSeen = useEffectEvent(() => {
    if (state.kind === 'idle' && mayPrefetch()) load();
  });
  const onEdit = useEffectEvent(async () => {
    if (state.kind === 'edited' && state.isOpen) {
      // Only code that the reader has changed goes on running.
      if (progress && button !== null) dispatch({ kind: 'editor-closed' });
      else restore();
    } else if (state.kind === 'edited') {
      dispatch({ kind: 'editor-opened', editor: state.editor });
    } else if (!isOpening.current) {
      isOpening.current = true;
      const onRan = () => dispatch({ kind: 'edited-code-ran' });
      try {
        const opened = await openEditor(parts, { isRunning: state.kind === 'running', onRan });
        if (figure.isConnected) dispatch({ kind: 'editor-opened', editor: opened });
        else opened.session.dispose();
      } catch (error) {
        console.warn('The code editor could not be loaded.', error);
        announce('The code editor could not be loaded. You might want to check your network connection.');
      } finally {
        isOpening.current = false;
      }
    }
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    editButton?.addEventListener('click', () => void onEdit(), { signal });
    button?.addEventListener('click', () => onPress(), { signal });
    if (button !== null)
      signal.addEventListener(
        'abort',
        onNear(stage, NEAR, () => onSeen()),
      );
    return () => end.abort();
  }, [stage, button, editButton]);

  return { state, progress, onAppRuns: () => dispatch({ kind: 'loaded' }), onFailure: fail };
}

/** What the reader has made of the published code. A challenge shows it also before its editor is opened. */
function useProgress({ figure, name }: DemoParts, editor: DemoEditor | undefined): Progress | undefined {
  return useSyncExternalStore(editor?.session.subscribe ?? (() => () => {}), () => {
    if (editor !== undefined) return editor.session.snapshot().progress;
    return figure.matches('.challenge') ? storedProgress(name) : undefined;
  });
}

async function contentOf(name: string): Promise<ComponentType> {
  const { demos } = await import('derived/demos.ts');
  const fetchDemo = demos[name];
  if (fetchDemo === undefined) throw new Error(`This release of the site has no demo "${name}".`);
  return (await fetchDemo()).default;
}

/** Fetches the editor of a demo or of a challenge, whose code is in the article. */
async function openEditor(
  { figure, name, stage }: DemoParts,
  options: Pick<Parameters<typeof editDemo>[0], 'isRunning' | 'onRan'>,
): Promise<DemoEditor> {
  const { editDemo } = await import('../../code-editor/EditDemo.tsx');
  const code = figure.querySelector<HTMLElement>('.challenge > details code');
  const challenge = code === null ? undefined : { source: codeText(code, DEFAULT_FORMS) };
  return editDemo({ name, challenge, stage, ...options });
}
