import { startingPoints } from 'derived/starting-points.ts';
import { type ReactNode, useState } from 'react';
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
}

/** The editor of a demo. */
export interface DemoEditor {
  /** The code and its result. The code is kept for the next time. */
  readonly session: CodeSession;
  readonly panel: ReactNode;
}

/** Fetches the code of a demo and opens an editor for it. The result of the code takes the demo's place on the stage. */
export async function editDemo(demo: DemoToEdit): Promise<DemoEditor> {
  const { name, challenge, stage, isRunning, onRan } = demo;
  const code = await (challenge === undefined ? codeOfDemo(name) : codeOfChallenge(challenge.source));
  const session = new CodeSession({
    stage,
    title: `${stage.getAttribute('aria-label')}, your code`,
    slot: codeSlot(`${challenge === undefined ? 'demo' : 'challenge'}-${name}`),
    files: code.files.map(([path, text]) => ({ path, text })),
    isShown: isRunning,
    check: challenge && (await import('derived/checks.ts')).checks[name],
    onRan,
  });
  session.start();
  const isChallenge = challenge !== undefined;
  return { session, panel: <EditorPanel session={session} code={code} demo={{ name, isChallenge }} /> };
}

interface EditorPanelProps {
  readonly session: CodeSession;
  readonly code: StartingCode;
  readonly demo: { readonly name: string; readonly isChallenge: boolean };
}

function EditorPanel({ session, code, demo: { name, isChallenge } }: EditorPanelProps) {
  const [[path] = ['', '']] = code.files;
  const start = new URLSearchParams({ [START_PARAMETER]: name });
  return (
    <>
      <CodeField session={session} path={path} opening={code} takesFocus />
      <OtherFiles session={session} path={path} />
      <RunStatus session={session} />
      <div className="editor-tools">
        {isChallenge && (
          <>
            <Outcome session={session} />
            <button type="button" onClick={() => session.reset()}>
              Start again
            </button>
          </>
        )}
        <OfferedChanges session={session} path={path} changes={code.changes} />
        <CopyButton session={session} />
        {!isChallenge && (
          <>
            <ShareButton session={session} />
            <a href={`${import.meta.env.BASE_URL}${PLAYGROUND_PATH}?${start}`}>Open in playground</a>
          </>
        )}
      </div>
    </>
  );
}

/** The files that the edited one imports, each folded at first. */
function OtherFiles({ session, path }: { readonly session: CodeSession; readonly path: string }) {
  const { files } = useSession(session);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const others = files.filter((file) => file.path !== path);
  return others.map((file) => (
    <details key={file.path} className="other-file" onToggle={() => setOpened([...opened, file.path])}>
      <summary>{file.path}</summary>
      {opened.includes(file.path) && <CodeField session={session} path={file.path} opening={undefined} />}
    </details>
  ));
}

async function codeOfDemo(name: string): Promise<StartingCode> {
  const point = startingPoints.find(({ id }) => id === name);
  if (point === undefined) throw new Error(`This release of the site has no demo "${name}".`);
  return (await point.load()).code;
}

async function codeOfChallenge(source: string): Promise<StartingCode> {
  const { parts } = await import('derived/checks.ts');
  return { files: [['App.tsx', source], ...parts], folds: [], changes: [] };
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
