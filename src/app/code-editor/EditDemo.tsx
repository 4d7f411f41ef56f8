import type { Challenge } from 'derived/challenges.ts';
import { startingPoints } from 'derived/starting-points.ts';
import { type ReactNode, useState } from 'react';
import { PLAYGROUND_PATH, START_PARAMETER, type StartingCode } from '../../shared/playground-link.ts';
import { CopyButton, OfferedChanges, ShareButton } from './CodeButtons.tsx';
import { CodeField } from './CodeField.tsx';
import { CodeSession, useSession } from './code-session.ts';
import { RunStatus } from './RunStatus.tsx';

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
  const challenges = challenge && (await import('derived/challenges.ts'));
  const task = challenges?.challenges[name];
  const code =
    challenge === undefined
      ? await codeOfDemo(name)
      : codeOfChallenge(challenge.source, challenges?.parts ?? [], task);
  const session = new CodeSession({
    stage,
    title: `${stage.getAttribute('aria-label')}, your code`,
    name: `${challenge === undefined ? 'demo' : 'challenge'}-${name}`,
    files: code.files.map(([path, text]) => ({ path, text })),
    isShown: isRunning,
    check: task?.check,
    onRan,
  });
  session.start();
  return { session, panel: <EditorPanel session={session} code={code} name={name} task={task} /> };
}

interface EditorPanelProps {
  readonly session: CodeSession;
  readonly code: StartingCode;
  readonly name: string;
  readonly task: Challenge | undefined;
}

function EditorPanel({ session, code, name, task }: EditorPanelProps) {
  const [[path] = ['', '']] = code.files;
  const start = new URLSearchParams({ [START_PARAMETER]: name });
  return (
    <>
      {task && <Outcome session={session} {...task} />}
      <CodeField session={session} path={path} opening={code} takesFocus />
      <OtherFiles session={session} path={path} />
      <RunStatus session={session} />
      <div className="editor-tools">
        {task && (
          <button type="button" onClick={() => session.reset()}>
            Start again
          </button>
        )}
        <OfferedChanges session={session} path={path} changes={code.changes} />
        <CopyButton session={session} />
        {task === undefined && (
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
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const others = files.filter((file) => file.path !== path);
  return others.map(({ path: other }) => (
    <details key={other} className="other-file" onToggle={() => setOpened(new Set(opened).add(other))}>
      <summary>{other}</summary>
      {opened.has(other) && <CodeField session={session} path={other} opening={undefined} />}
    </details>
  ));
}

async function codeOfDemo(name: string): Promise<StartingCode> {
  const point = startingPoints.find(({ id }) => id === name);
  if (point === undefined) throw new Error(`This release of the site has no demo "${name}".`);
  return (await point.load()).code;
}

function codeOfChallenge(
  source: string,
  parts: StartingCode['files'],
  { start, folds = [] }: Partial<Challenge> = {},
): StartingCode {
  return { files: [['App.tsx', source], ...parts], start, folds, changes: [] };
}

/**
 * Shows what the check of a challenge has found, unless the code has a mistake, and links to the next challenge after a
 * solution. Always rendered, so that screen readers announce each change.
 */
function Outcome({ session, next }: Pick<Challenge, 'next'> & { readonly session: CodeSession }) {
  const { run, verdict, progress } = useSession(session);
  const { isDone = false, found } = (run.kind === 'mistake' ? undefined : verdict) ?? {};
  return (
    <div className="challenge-outcome" data-state={isDone ? 'Done' : progress && 'Changed'}>
      <p role="status">
        {found && <strong>{isDone ? 'Done:' : 'Not yet:'}</strong>} {found}
      </p>
      {isDone && next && <a href={`${import.meta.env.BASE_URL}${next}`}>Next challenge</a>}
    </div>
  );
}
