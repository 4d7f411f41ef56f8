import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CHALLENGE } from '../../../shared/page-ids.ts';
import { mayPrefetch } from '../../platform/network/connection.ts';
import { renameButton } from '../../ui/rename-button.ts';
import { AppFrame } from './AppFrame.tsx';
import type { DemoState } from './demo-state.ts';
import { type DemoParts, failureMessage, useDemo } from './use-demo.ts';

/** The demos and challenges of an article, in their figures. */
export function Demos({ article }: { readonly article: HTMLElement }) {
  const [demos] = useState(() => [...article.querySelectorAll<HTMLElement>('figure.demo')].flatMap(partsOf));
  // biome-ignore lint/suspicious/noArrayIndexKey: the figures of an article stay the same
  return demos.map((parts, index) => <Demo key={index} {...parts} />);
}

function partsOf(figure: HTMLElement): readonly DemoParts[] {
  const stage = figure.querySelector<HTMLElement>('.demo-stage');
  const controls = figure.querySelector<HTMLElement>(':scope > .demo-controls');
  if (stage === null || controls === null) return [];
  const { demo, app } = figure.dataset;
  const button = controls.querySelector<HTMLButtonElement>('.demo-button');
  const editButton = controls.querySelector<HTMLButtonElement>('[data-edit-code]');
  const name = demo ?? app ?? figure.id.replace(CHALLENGE, '');
  return [{ figure, name, isApp: app !== undefined, stage, controls, button, editButton }];
}

/**
 * A demo. It loads when it comes near the view. If the reader saves data, and after a failure, its button loads the demo
 * instead. Later the button resets the demo. Another button opens the demo's source in an editor
 * (`src/app/code-editor/`). What the reader has changed goes on running when the editor is closed, until it is reset.
 */
function Demo(parts: DemoParts) {
  const { figure, name, isApp, stage, controls } = parts;
  const { state, progress, onAppRuns, onFailure } = useDemo(parts);
  const isOpen = state.kind === 'edited' && state.isOpen;
  useFigure(parts, state, isOpen);
  useLayoutEffect(() => {
    if (isOpen) figure.scrollIntoView({ behavior: 'instant' });
  }, [figure, isOpen]);

  if (isApp) {
    const isShown = state.kind === 'loading' || state.kind === 'running';
    const app = isShown && (
      <AppFrame
        key={state.kind === 'running' ? state.demo.round : 0}
        app={name}
        title={`${stage.getAttribute('aria-label')}, the app`}
        onRuns={onAppRuns}
        onFailure={onFailure}
      />
    );
    return createPortal(state.kind === 'failed' ? failureMessage() : app, stage);
  }
  const { Content, round } = ('demo' in state ? state.demo : undefined) ?? {};
  return (
    <>
      {progress && (
        <Part className="chip" insert={(mark) => controls.prepend(mark)}>
          {progress}
        </Part>
      )}
      {isOpen && (
        <Part className="demo-editor" insert={(panel) => stage.before(panel)}>
          {state.editor.panel}
        </Part>
      )}
      {(Content !== undefined || state.kind === 'failed') && (
        <Part className="" insert={(result) => stage.prepend(result)}>
          {Content === undefined ? (
            failureMessage()
          ) : (
            <CatchBoundary key={round} getResetKey={() => ''} errorComponent={Crash}>
              <Content />
            </CatchBoundary>
          )}
        </Part>
      )}
    </>
  );
}

interface PartProps {
  readonly className: string;
  readonly insert: (element: HTMLElement) => void;
  readonly children: ReactNode;
}

/** An element in the HTML of an article, with content of React. */
function Part({ className, insert, children }: PartProps) {
  const [element] = useState(() => Object.assign(document.createElement('div'), { className }));
  const onMount = useEffectEvent(insert);
  useLayoutEffect(() => {
    onMount(element);
    return () => element.remove();
  }, [element]);
  return createPortal(children, element);
}

/** Takes the place of a demo that has crashed. The demo's own button resets it. */
function Crash() {
  return <p role="alert">This demo crashed. Reset it to try again.</p>;
}

/** The label of a demo's button for what is on the stage, which the figure's `data-state` names. */
const BUTTON = {
  idle: 'Load the demo',
  loading: 'Loading…',
  running: 'Reset',
  failed: 'Retry',
} as const;

/** Writes the state of a demo into its figure, which the article's HTML contains. */
function useFigure(
  { figure, stage, button, editButton }: DemoParts,
  { kind }: DemoState,
  isOpen: boolean,
): void {
  const [waits] = useState(() => button !== null && !mayPrefetch());
  const [editLabel] = useState(() => editButton?.textContent ?? '');
  useLayoutEffect(() => {
    figure.toggleAttribute('data-waits', waits);
    figure.toggleAttribute('data-editing', isOpen);
    if (editButton !== null) renameButton(editButton, isOpen ? 'Close editor' : editLabel);
    if (button === null) {
      stage.hidden = kind !== 'edited';
      return;
    }
    const shown = kind === 'edited' ? 'running' : kind;
    figure.dataset['state'] = shown;
    renameButton(button, BUTTON[shown]);
    // The running demo's button shows a picture instead of its name.
    if (shown === 'running') button.title = BUTTON.running;
    else button.removeAttribute('title');
  }, [figure, stage, button, editButton, kind, isOpen, waits, editLabel]);
}
