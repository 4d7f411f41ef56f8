import { startingPoints } from 'derived/starting-points.ts';
import { createRoot } from 'react-dom/client';
import { PLAYGROUND_PATH, START_PARAMETER, type StartingCode } from '../../shared/playground-link.ts';
import { CodeField, CopyButton, OfferedChanges, RunStatus, ShareButton } from './CodeField.tsx';
import { CodeSession, useSession } from './code-session.ts';
import { codeSlot } from './stored-code.ts';

/** The demo that is edited, or the challenge that is taken. */
interface DemoToEdit {
  readonly name: string;
  /** A challenge's code to start from. A demo's code, and a challenge's check, are fetched by its name. */
  readonly challenge?: { readonly source: string } | undefined;
  /** The element in which the demo runs, and later its edited code. */
  readonly stage: HTMLElement;
  /** Whether the demo is already running on the stage. */
  readonly isRunning: boolean;
  /** Called when the edited code has replaced the demo. */
  readonly onRan: () => void;
  /** Called when the code begins or ceases to differ from the published code. */
  readonly onChanged: (isChanged: boolean) => void;
}

/** The editor of a demo. */
export interface DemoEditor {
  /** Shows the code before the stage. */
  readonly open: () => void;
  /** Removes the code. The result stays. */
  readonly close: () => void;
  /** Restores the published code. */
  readonly reset: () => void;
  /** Removes the editor and the result. The edited code is kept for the next time. */
  readonly dispose: () => void;
}

/** Fetches the code of a demo and opens an editor for it. The result of the code takes the demo's place on the stage. */
export async function editDemo(demo: DemoToEdit): Promise<DemoEditor> {
  const { name, challenge, stage, isRunning, onRan, onChanged } = demo;
  const code = challenge === undefined ? await codeOfDemo(name) : codeOfChallenge(challenge.source);
  const files = code.files.map(([path, text]) => ({ path, text }));
  const [{ path } = { path: '' }] = files;
  const kind = challenge === undefined ? 'demo' : 'challenge';
  const session = new CodeSession({
    stage,
    title: `${stage.getAttribute('aria-label')}, your code`,
    slot: codeSlot(`${kind}-${name}`),
    files,
    isShown: isRunning,
    check: challenge && (await import('derived/checks.ts')).checks[name],
    onRan,
  });
  let wasChanged = false;
  const reportChange = () => {
    if (session.snapshot().isChanged === wasChanged) return;
    wasChanged = !wasChanged;
    onChanged(wasChanged);
  };
  session.subscribe(reportChange);
  reportChange();
  session.start();

  const reset = () => session.reset();
  let close = () => {};
  const open = () => {
    const panel = document.createElement('div');
    panel.className = 'demo-editor';
    stage.before(panel);
    const root = createRoot(panel, { identifierPrefix: `${kind}-editor-${name}-` });
    const start = new URLSearchParams({ [START_PARAMETER]: name });
    root.render(
      <>
        <CodeField session={session} path={path} opening={code} takesFocus />
        <RunStatus session={session} />
        <div className="editor-tools">
          {challenge !== undefined && (
            <>
              <Outcome session={session} />
              <button type="button" onClick={reset}>
                Start again
              </button>
            </>
          )}
          <OfferedChanges session={session} path={path} changes={code.changes} />
          <CopyButton session={session} path={path} />
          {challenge === undefined && (
            <>
              <ShareButton session={session} />
              <a href={`${import.meta.env.BASE_URL}${PLAYGROUND_PATH}?${start}`}>Open in playground</a>
            </>
          )}
        </div>
      </>,
    );
    close = () => {
      panel.remove();
      // React must not unmount a root while it renders another, as it does when an article is removed.
      queueMicrotask(() => root.unmount());
    };
  };
  open();
  return {
    open,
    close: () => close(),
    reset,
    dispose() {
      session.dispose();
      close();
    },
  };
}

async function codeOfDemo(name: string): Promise<StartingCode> {
  const point = startingPoints.find(({ id }) => id === name);
  if (point === undefined) throw new Error(`This release of the site has no demo "${name}".`);
  return (await point.load()).code;
}

function codeOfChallenge(source: string): StartingCode {
  return { files: [['App.tsx', source]], folds: [], changes: [] };
}

/** Says what the check of a challenge has found. Always rendered, so that screen readers announce each change. */
function Outcome({ session }: { readonly session: CodeSession }) {
  const { verdict } = useSession(session);
  return (
    <p className="challenge-outcome" role="status" data-done={verdict?.isDone}>
      {verdict && (
        <>
          <strong>{verdict.isDone ? 'Done:' : 'Not yet:'}</strong> {verdict.found}
        </>
      )}
    </p>
  );
}
