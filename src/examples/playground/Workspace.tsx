import { startTransition, useEffect, useRef, useState } from 'react';
import { CodeField, RunStatus } from '../../app/code-editor/CodeField.tsx';
import { CodeSession, useSession } from '../../app/code-editor/code-session.ts';
import type { CodeSlot } from '../../app/code-editor/stored-code.ts';
import { onIdle } from '../../app/platform/input/idle-or-intent.ts';
import { onNear } from '../../app/platform/input/on-near.ts';
import { mayPrefetch } from '../../app/platform/network/connection.ts';
import { prepareCompiler } from '../../code-runner/page/compiler.ts';
import { type CodeFile, entryOf } from '../../code-runner/protocol/code-files.ts';
import { CODE_FRAME_PATH } from '../../code-runner/protocol/code-frame.ts';
import type { OfflineRequest } from '../../shared/offline.ts';
import type { StartingCode } from '../../shared/playground-link.ts';
import { Splitter, useSplit } from '../shared/Splitter.tsx';
import { Files } from './Files.tsx';
import { type ConsoleEntry, Output, type OutputTab } from './Output.tsx';

/** Maximum number of console messages that are kept. */
const MAX_ENTRIES = 200;

/** The parts of which a narrow window shows one. */
const VIEWS = ['Code', 'Result', 'JSON'] as const;

/** The widths of the result, each with its label. */
const WIDTHS = [
  ['Wide', '100%'],
  ['768', '48rem'],
  ['390', '24.375rem'],
] as const;

interface WorkspaceProps {
  readonly slot: CodeSlot;
  /** The code without the reader's changes. */
  readonly files: readonly CodeFile[];
  /** The published code, with the line to start with. */
  readonly code?: StartingCode;
}

/** The files, the editor and the result of a piece of work. */
export function Workspace({ slot, files, code }: WorkspaceProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<CodeSession>();
  const [entries, setEntries] = useState<readonly ConsoleEntry[]>([]);
  const [json, setJson] = useState('');
  const [view, setView] = useState<(typeof VIEWS)[number]>('Code');
  const [output, setOutput] = useState<OutputTab>();
  const [width, setWidth] = useState<string>(WIDTHS[0][1]);
  const [chosen, setChosen] = useState<string>();
  const [split, setSplit] = useSplit('playground-split', 52);
  useEffect(() => {
    const section = stage.current?.closest('section');
    if (stage.current === null || !section) return;
    let id = 0;
    const created = new CodeSession({
      stage: stage.current,
      title: 'Result',
      slot,
      files,
      // A narrow window shows the code first.
      whenInView: (run) => {
        onIdle(saveForOffline);
        return onNear(section, '0px', run);
      },
      onReport: (report) => {
        if (report.kind === 'page') return setJson(report.json);
        id += 1;
        const entry = { id, ...report };
        setEntries((before) => [...before, entry].slice(-MAX_ENTRIES));
      },
    });
    // In tasks of their own: the editor takes as long to render as the rest of the page.
    startTransition(() => setSession(created));
    return () => created.dispose();
  }, [slot, files]);
  const show = (next: (typeof VIEWS)[number]) => {
    setView(next);
    setOutput(next === 'JSON' ? 'JSON' : undefined);
  };
  return (
    <main className="workspace" data-view={view} style={{ '--split': `${split}%` }}>
      <fieldset className="workspace-views">
        <legend className="visually-hidden">View</legend>
        {VIEWS.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => show(one)}>
            {one}
          </button>
        ))}
      </fieldset>
      <section className="workspace-code" aria-label="Code">
        {session !== undefined && <Code session={session} code={code} chosen={chosen} onChoose={setChosen} />}
      </section>
      <Splitter
        label="Code and result"
        orientation="vertical"
        value={split}
        onChange={setSplit}
        valueAt={({ clientX }) => (clientX / window.innerWidth) * 100}
      />
      <section className="workspace-result" aria-label="Result">
        <fieldset className="result-widths">
          <legend>Width</legend>
          {WIDTHS.map(([name, one]) => (
            <button key={name} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>
              {name}
            </button>
          ))}
        </fieldset>
        <div className="result-ground">
          <div ref={stage} className="result-stage" style={{ maxWidth: width }} />
        </div>
        {session !== undefined && (
          <Output
            session={session}
            entries={entries}
            json={json}
            open={output}
            onOpen={setOutput}
            onClear={() => setEntries([])}
            onFile={(path) => {
              setChosen(path);
              setView('Code');
            }}
          />
        )}
      </section>
    </main>
  );
}

/** Saves what runs code if there is a service worker: the result may first be wanted without a network. */
function saveForOffline(): void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker === null || !mayPrefetch()) return;
  prepareCompiler();
  // The worker of a site around this one would save its own file.
  const request: OfflineRequest = { kind: 'save', files: [CODE_FRAME_PATH] };
  worker.postMessage(request);
}

interface CodeProps {
  readonly session: CodeSession;
  readonly code: StartingCode | undefined;
  /** The file that the reader has chosen. It may be gone. */
  readonly chosen: string | undefined;
  readonly onChoose: (path: string) => void;
}

function Code({ session, code, chosen, onChoose }: CodeProps) {
  const { files } = useSession(session);
  const path = files.find((file) => file.path === chosen)?.path ?? firstToRead(files);
  return (
    <>
      <Files session={session} path={path} onChoose={onChoose} />
      <div role="tabpanel" id="file" aria-label={path} className="workspace-file">
        <CodeField session={session} path={path} opening={code} />
      </div>
      <RunStatus session={session} />
    </>
  );
}

/** Returns the file to open first. If a program renders itself, this is its component. */
function firstToRead(files: readonly CodeFile[]): string {
  const entry = entryOf(files);
  const component = entry.replace(/main\.(\w+)$/, 'App.$1');
  return files.some(({ path }) => path === component) ? component : entry;
}
