import { createRoot } from 'react-dom/client';
import { PLAYGROUND_PATH, START_PARAMETER } from '../../shared/playground-link.ts';
import { CodeField, CopyButton, RunStatus, ShareButton } from './CodeField.tsx';
import { CodeSession } from './code-session.ts';
import { codeSlot } from './stored-code.ts';

/** The file of a demo's code. */
const PATH = 'App.tsx';

/** The demo that is edited. */
interface DemoToEdit {
  readonly name: string;
  /** Its published source. */
  readonly source: string;
  /** The element in which the demo runs, and later its edited code. */
  readonly stage: HTMLElement;
  /** Whether the demo is already running on the stage. */
  readonly isRunning: boolean;
  /** Called when the edited code has replaced the demo. */
  readonly onRan: () => void;
}

/** An open editor of a demo. */
export interface DemoEditor {
  /** Restores the published code. */
  readonly reset: () => void;
  /** Removes the editor and the result. The edited code is kept for the next time. */
  readonly close: () => void;
}

/** Opens an editor with the code of a demo before its stage, and shows the result of the code on the stage. */
export function editDemo({ name, source, stage, isRunning, onRan }: DemoToEdit): DemoEditor {
  const files = [{ path: PATH, text: source }];
  const session = new CodeSession({
    stage,
    title: `${stage.getAttribute('aria-label')}, your code`,
    slot: codeSlot(`demo-${name}`),
    files,
    isShown: isRunning,
    onRan,
  });
  const panel = document.createElement('div');
  panel.className = 'demo-editor';
  stage.before(panel);
  const root = createRoot(panel, { identifierPrefix: `edit-${name}-` });
  const start = new URLSearchParams({ [START_PARAMETER]: name });
  root.render(
    <>
      <CodeField session={session} path={PATH} takesFocus />
      <RunStatus session={session} />
      <div className="editor-tools">
        <CopyButton session={session} path={PATH} />
        <ShareButton session={session} />
        <a href={`${import.meta.env.BASE_URL}${PLAYGROUND_PATH}?${start}`}>Open in playground</a>
      </div>
    </>,
  );
  return {
    reset: () => session.replace(files, 'reader'),
    close() {
      session.dispose();
      panel.remove();
      // React must not unmount a root while it renders another, as it does when an article is removed.
      queueMicrotask(() => root.unmount());
    },
  };
}
