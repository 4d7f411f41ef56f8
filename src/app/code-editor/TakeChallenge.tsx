import { createRoot } from 'react-dom/client';
import { CodeField, CopyButton, RunStatus } from './CodeField.tsx';
import { CodeSession, useSession } from './code-session.ts';
import { codeSlot } from './stored-code.ts';

/** The file of a challenge's code. */
const PATH = 'App.tsx';

/** A challenge begins on the first line, with nothing folded. */
const AT_THE_TOP = { files: [], folds: [] };

/** The challenge that is taken. */
interface Challenge {
  readonly name: string;
  /** The code to start from. */
  readonly source: string;
  /** The code of its check. */
  readonly check: string;
  /** The element in which the code runs. */
  readonly stage: HTMLElement;
}

/**
 * Opens an editor with the code of a challenge before its stage, and says what the check finds in the page that the code
 * makes. Returns the function that closes it. The code is kept for the next time.
 */
export function takeChallenge({ name, source, check, stage }: Challenge): () => void {
  const files = [{ path: PATH, text: source }];
  const session = new CodeSession({
    stage,
    title: `${stage.getAttribute('aria-label')}, your code`,
    slot: codeSlot(`challenge-${name}`),
    files,
    check,
  });
  const panel = document.createElement('div');
  panel.className = 'demo-editor';
  stage.before(panel);
  const root = createRoot(panel, { identifierPrefix: `challenge-${name}-` });
  root.render(
    <>
      <CodeField session={session} path={PATH} opening={AT_THE_TOP} />
      <RunStatus session={session} />
      <div className="editor-tools">
        <Outcome session={session} />
        <button type="button" onClick={() => session.replace(files, 'reader')}>
          Start again
        </button>
        <CopyButton session={session} path={PATH} />
      </div>
    </>,
  );
  return () => {
    session.dispose();
    panel.remove();
    // React must not unmount a root while it renders another, as it does when an article is removed.
    queueMicrotask(() => root.unmount());
  };
}

/** Says what the check has found. Always rendered, so that screen readers announce each change. */
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
