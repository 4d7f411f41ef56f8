import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CopyButton, ShareButton } from '../../app/code-editor/CodeButtons.tsx';
import { CodeField } from '../../app/code-editor/CodeField.tsx';
import { CodeSession, useSession } from '../../app/code-editor/code-session.ts';
import { onTab } from '../../app/ui/tabs.ts';
import type { Author } from '../../code-runner/page/code-runner.ts';
import { type CodeFile, entryOf } from '../../code-runner/protocol/code-files.ts';
import type { StartingCode } from '../../shared/playground-link.ts';
import { type ConsoleEntry, Output } from './Output.tsx';
import { OpenInStackBlitz } from './stackblitz.tsx';

/** Maximum number of console messages that are kept. */
const MAX_ENTRIES = 200;

/** Code to edit. */
export interface Work {
  readonly id: string;
  /** The code without the reader's changes. */
  readonly files: readonly CodeFile[];
  readonly author: Author;
  /** The published code with the line to start with, unless it comes from a link. */
  readonly code?: StartingCode;
}

/** The files, the editor and the result of a piece of work. */
export function Workspace({ work }: { readonly work: Work }) {
  const stage = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<CodeSession>();
  const [entries, setEntries] = useState<readonly ConsoleEntry[]>([]);
  const [path, setPath] = useState(() => firstToRead(work.files));
  useEffect(() => {
    if (stage.current === null) return;
    let id = 0;
    const created = new CodeSession({
      stage: stage.current,
      title: 'Result',
      name: `playground-${work.id}`,
      files: work.files,
      author: work.author,
      onReport: (report) => {
        id += 1;
        const entry = { id, ...report };
        setEntries((before) => [...before, entry].slice(-MAX_ENTRIES));
      },
    });
    created.start();
    // In tasks of their own: the editor takes as long to render as the rest of the page.
    startTransition(() => setSession(created));
    return () => created.dispose();
  }, [work]);
  return (
    <main className="workspace">
      <section aria-label="Code">
        {session !== undefined && (
          <>
            <Bar session={session} path={path} onChoose={setPath} />
            <div role="tabpanel" id="file" aria-label={path} className="workspace-file">
              <CodeField session={session} path={path} opening={work.code} />
            </div>
          </>
        )}
      </section>
      <section aria-label="Result">
        <div ref={stage} className="result-stage" />
        {session !== undefined && (
          <Output
            session={session}
            path={path}
            entries={entries}
            onClear={() => setEntries([])}
            onFile={setPath}
          />
        )}
      </section>
    </main>
  );
}

interface BarProps {
  readonly session: CodeSession;
  readonly path: string;
  readonly onChoose: (path: string) => void;
}

/** The files as tabs, and what can be done with the code. */
function Bar({ session, path, onChoose }: BarProps) {
  const { progress } = useSession(session);
  return (
    <div className="workspace-bar">
      <FileTabs session={session} path={path} onChoose={onChoose} />
      <ShareButton session={session} />
      <button type="button" disabled={progress === undefined} onClick={() => session.reset()}>
        Reset
      </button>
      <CopyButton session={session} path={path} />
      <OpenInStackBlitz session={session} />
    </div>
  );
}

/** The files as tabs. That of the file that is shown is in view. */
function FileTabs({ session, path, onChoose }: BarProps) {
  const { files } = useSession(session);
  const list = useRef<HTMLDivElement>(null);
  const onSelect = useEffectEvent(({ dataset }: HTMLElement) => onChoose(dataset['path'] ?? ''));
  useEffect(() => {
    const end = new AbortController();
    if (list.current !== null) onTab(list.current, (tab) => onSelect(tab), end.signal);
    return () => end.abort();
  }, []);
  return (
    <div ref={list} role="tablist" aria-label="Files">
      {files.map((file) => {
        const isShown = file.path === path;
        return (
          <button
            key={file.path}
            ref={isShown ? scrollToTab : undefined}
            type="button"
            role="tab"
            aria-selected={isShown}
            aria-controls="file"
            tabIndex={isShown ? 0 : -1}
            data-path={file.path}
          >
            <FileName path={file.path} />
          </button>
        );
      })}
    </div>
  );
}

function scrollToTab(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The name of a file. Only the tab that is shown has room for its folder. */
function FileName({ path }: { readonly path: string }) {
  const folder = path.lastIndexOf('/') + 1;
  return (
    <>
      <span className="file-folder">{path.slice(0, folder)}</span>
      {path.slice(folder)}
    </>
  );
}

/** Returns the file to open first. If a program renders itself, this is its component. */
function firstToRead(files: readonly CodeFile[]): string {
  const entry = entryOf(files);
  const component = entry.replace(/main\.(\w+)$/, 'App.$1');
  return files.some(({ path }) => path === component) ? component : entry;
}
