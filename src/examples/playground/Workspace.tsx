import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CodeField, CopyButton, RunStatus, ShareButton } from '../../app/code-editor/CodeField.tsx';
import { CodeSession, useSession } from '../../app/code-editor/code-session.ts';
import type { CodeSlot } from '../../app/code-editor/stored-code.ts';
import { announce } from '../../app/platform/document/live-region.ts';
import { type CodeFile, entryOf, isFilePath, MAX_FILES } from '../../code-runner/protocol/code-files.ts';
import type { ConsoleLevel } from '../../code-runner/protocol/code-frame.ts';
import { formatPageJson } from './page-json.ts';
import { downloadProject } from './vite-project.ts';

/** Maximum number of console messages that are kept. */
const MAX_ENTRIES = 200;

interface ConsoleEntry {
  readonly id: number;
  readonly level: ConsoleLevel;
  readonly text: string;
}

interface WorkspaceProps {
  readonly slot: CodeSlot;
  /** The code without the reader's changes. */
  readonly files: readonly CodeFile[];
}

/** The files, the editor and the result of a piece of work. */
export function Workspace({ slot, files }: WorkspaceProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<CodeSession>();
  const [entries, setEntries] = useState<readonly ConsoleEntry[]>([]);
  const [json, setJson] = useState('');
  // Before the first paint, because the code would move the result.
  useLayoutEffect(() => {
    if (stage.current === null) return;
    let id = 0;
    const created = new CodeSession({
      stage: stage.current,
      title: 'Result',
      slot,
      files,
      onConsole: (level, text) => {
        id += 1;
        const entry = { id, level, text };
        setEntries((before) => [...before, entry].slice(-MAX_ENTRIES));
      },
      onPage: setJson,
    });
    setSession(created);
    return () => created.dispose();
  }, [slot, files]);
  return (
    <main className="workspace">
      {session !== undefined && <Code session={session} published={files} />}
      <section className="workspace-result" aria-label="Result">
        <div ref={stage} className="result-stage" />
        <PageJson json={json} />
        <details open>
          <summary>Console ({entries.length})</summary>
          <button type="button" onClick={() => setEntries([])}>
            Clear
          </button>
          <div role="log" aria-label="Console">
            <ol className="console">
              {entries.map(({ id, level, text }) => (
                <li key={id} data-level={level}>
                  {level !== 'log' && <b>{level}: </b>}
                  {text}
                </li>
              ))}
            </ol>
          </div>
        </details>
      </section>
    </main>
  );
}

/** Milliseconds between two displays of the page, which code can change at each moment. */
const DISPLAY_INTERVAL_MS = 500;

/** Shows the page that is edited in the result as its library serialises it. */
function PageJson({ json }: { readonly json: string }) {
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState('');
  const show = useEffectEvent(() => setShown(json));
  useEffect(() => {
    if (!isOpen) return;
    show();
    const timer = window.setInterval(() => show(), DISPLAY_INTERVAL_MS);
    return () => window.clearInterval(timer);
  }, [isOpen]);
  const text = useMemo(() => formatPageJson(shown), [shown]);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>JSON of the page</summary>
      {isOpen && (
        <textarea
          readOnly
          aria-label="JSON of the page"
          value={text === '' ? 'The code shows no editor.' : text}
        />
      )}
    </details>
  );
}

interface CodeProps {
  readonly session: CodeSession;
  readonly published: readonly CodeFile[];
}

function Code({ session, published }: CodeProps) {
  const { files } = useSession(session);
  const [chosen, setChosen] = useState(() => firstToRead(files));
  const path = files.some((file) => file.path === chosen) ? chosen : (files[0]?.path ?? '');
  return (
    <section className="workspace-code" aria-label="Code">
      <label className="workspace-file">
        File{' '}
        <select value={path} onChange={(event) => setChosen(event.target.value)}>
          {files.map((file) => (
            <option key={file.path}>{file.path}</option>
          ))}
        </select>
      </label>
      <CodeField session={session} path={path} />
      <RunStatus session={session} />
      <div className="editor-tools">
        <button
          type="button"
          disabled={published.length === 0}
          onClick={() => session.replace(published, 'reader')}
        >
          Reset
        </button>
        <CopyButton session={session} path={path} />
        <ShareButton session={session} />
        <button type="button" onClick={() => void downloadProject(files)}>
          Download
        </button>
        <button type="button" disabled={files.length < 2} onClick={() => session.remove(path)}>
          Delete file
        </button>
        <NewFile
          files={files}
          onAdd={(added) => {
            session.edit(added, '');
            setChosen(added);
          }}
        />
      </div>
    </section>
  );
}

/** Returns the file to open first. If a program renders itself, this is its component. */
function firstToRead(files: readonly CodeFile[]): string {
  const entry = entryOf(files);
  const component = entry.replace(/main\.(\w+)$/, 'App.$1');
  return files.some(({ path }) => path === component) ? component : entry;
}

interface NewFileProps {
  readonly files: readonly CodeFile[];
  readonly onAdd: (path: string) => void;
}

function NewFile({ files, onAdd }: NewFileProps) {
  const [path, setPath] = useState('');
  const [problem, setProblem] = useState('');
  const refuse = (reason: string) => {
    setProblem(reason);
    announce(reason);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const isTaken = files.some((file) => file.path.toLowerCase() === path.toLowerCase());
    if (!isFilePath(path)) {
      refuse('A name is like "Card.tsx" or "data/page.json". Endings are tsx, ts, jsx, js, css and json.');
    } else if (isTaken) {
      refuse(`There is a file "${path}" already.`);
    } else if (files.length >= MAX_FILES) {
      refuse(`A project can have up to ${MAX_FILES} files.`);
    } else {
      setProblem('');
      setPath('');
      onAdd(path);
    }
  };
  return (
    <form className="new-file" onSubmit={add}>
      <input
        aria-label="Name of a new file"
        value={path}
        onChange={(event) => setPath(event.target.value)}
        placeholder="Card.tsx"
        spellCheck={false}
        autoCapitalize="off"
      />
      <button type="submit">Add file</button>
      <p>{problem}</p>
    </form>
  );
}
