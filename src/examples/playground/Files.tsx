import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CopyButton, ShareButton } from '../../app/code-editor/CodeField.tsx';
import { type CodeSession, useSession } from '../../app/code-editor/code-session.ts';
import { announce } from '../../app/platform/document/live-region.ts';
import { Icon } from '../../app/ui/Icon.tsx';
import { type CodeFile, hasFile, isFilePath, MAX_FILES } from '../../code-runner/protocol/code-files.ts';
import { TabList } from '../shared/TabList.tsx';

interface FilesProps {
  readonly session: CodeSession;
  /** The file that is shown. */
  readonly path: string;
  readonly onChoose: (path: string) => void;
}

/** A name that the reader is writing: that of a new file, or another one for the file that is shown. */
type Naming = 'new' | 'other';

/** The files as tabs, and what can be done with them. */
export function Files(props: FilesProps) {
  const { session, path, onChoose } = props;
  const { files } = useSession(session);
  const [naming, setNaming] = useState<Naming>();
  const [deleted, setDeleted] = useState<{ readonly file: CodeFile; readonly index: number }>();
  const bar = useRef<HTMLDivElement>(null);
  /** What gets the focus with the next rendering, in which what has it goes away. */
  const nextFocus = useRef('');
  useEffect(() => {
    if (nextFocus.current === '') return;
    bar.current?.parentElement?.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = '';
  });
  const end = (focus = '[aria-selected="true"]') => {
    nextFocus.current = focus;
    setNaming(undefined);
    setDeleted(undefined);
  };
  const remove = () => {
    const index = files.findIndex((file) => file.path === path);
    const file = files[index];
    if (file === undefined || files.length < 2) return;
    session.change(files.filter((one) => one !== file));
    onChoose((files[index + 1] ?? files[index - 1])?.path ?? '');
    end();
    setDeleted({ file, index });
  };
  const undo = () => {
    if (deleted === undefined) return;
    const { file, index } = deleted;
    // "Reset" may have brought it back already.
    if (!hasFile(files, file.path)) session.change(files.toSpliced(index, 0, file));
    onChoose(file.path);
    end();
  };
  const name = (written: string) => {
    onChoose(written);
    if (naming === 'new') {
      session.edit(written, '');
      announce(`${written} was added.`);
      // Readers who add a file want to write in it.
      return end('.cm-content');
    }
    session.change(files.map((file) => (file.path === path ? { ...file, path: written } : file)));
    end();
  };
  return (
    <>
      <div ref={bar} className="workspace-bar">
        <Bar {...props} onName={setNaming} onRemove={remove} />
      </div>
      {naming !== undefined && (
        <NameField
          key={naming}
          label={naming === 'new' ? 'Name of the new file' : `New name of ${path}`}
          initial={naming === 'new' ? '' : path}
          others={files.filter((file) => naming === 'new' || file.path !== path)}
          onName={name}
          onCancel={() => end()}
        />
      )}
      <div role="status" className="workspace-notice">
        {deleted !== undefined && (
          <>
            <p>Deleted {deleted.file.path}.</p>
            <button type="button" onClick={undo}>
              Undo
            </button>
            <button type="button" onClick={() => end()}>
              Dismiss
            </button>
          </>
        )}
      </div>
    </>
  );
}

interface BarProps extends FilesProps {
  readonly onName: (naming: Naming) => void;
  readonly onRemove: () => void;
}

/** The tabs and the buttons. In a narrow window, most buttons are in a menu: a native popover. */
function Bar({ session, path, onChoose, onName, onRemove }: BarProps) {
  const { files } = useSession(session);
  const menu = useRef<HTMLDivElement>(null);
  const choose = (act: () => void) => () => {
    // Before the act, because the menu gives the focus back to its button.
    menu.current?.hidePopover();
    act();
  };
  const download = async () => (await import('./vite-project.ts')).downloadProject(files);
  return (
    <>
      <TabList
        label="Files"
        tabs={files.map((file) => ({ id: file.path, content: <FileName path={file.path} /> }))}
        selected={path}
        panel="file"
        onSelect={onChoose}
        onCommand={(id, key) => {
          if (id !== path) return;
          if (key === 'F2' || key === 'DoubleClick') onName('other');
          else if (key === 'Delete') onRemove();
        }}
      />
      <button type="button" title="New file" onClick={() => onName('new')}>
        <span aria-hidden="true">+</span>
        <span className="visually-hidden">New file</span>
      </button>
      <button type="button" className="menu-button" title="More actions" popoverTarget="more-actions">
        <span aria-hidden="true">⋯</span>
        <span className="visually-hidden">More actions</span>
      </button>
      <div ref={menu} id="more-actions" popover="auto">
        <button type="button" title="Rename" onClick={choose(() => onName('other'))}>
          <span aria-hidden="true">✎</span>
          <span>Rename {path}</span>
        </button>
        <button type="button" title="Delete" disabled={files.length < 2} onClick={choose(onRemove)}>
          <Icon name="close" />
          <span>Delete {path}</span>
        </button>
        <button type="button" disabled={!session.canReset} onClick={choose(() => session.reset())}>
          Reset
        </button>
        <CopyButton session={session} path={path} />
        <button type="button" onClick={choose(() => void download())}>
          Download
        </button>
      </div>
      <ShareButton session={session} />
    </>
  );
}

function FileName({ path }: { readonly path: string }) {
  const folder = path.lastIndexOf('/') + 1;
  return (
    <>
      <span className="file-folder">{path.slice(0, folder)}</span>
      {path.slice(folder)}
    </>
  );
}

interface NameFieldProps {
  readonly label: string;
  readonly initial: string;
  /** The files whose names are taken. */
  readonly others: readonly CodeFile[];
  readonly onName: (path: string) => void;
  readonly onCancel: () => void;
}

/** The field in which a reader names a file. */
function NameField({ label, initial, others, onName, onCancel }: NameFieldProps) {
  const [path, setPath] = useState(initial);
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = refusalOf(path, others);
    if (reason === undefined) return onName(path);
    setProblem(reason);
    announce(reason);
  };
  return (
    <form className="file-name" onSubmit={submit}>
      <input
        ref={focusAtOnce}
        aria-label={label}
        value={path}
        onChange={(event) => setPath(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel();
        }}
        placeholder="Card.tsx"
        spellCheck={false}
        autoCapitalize="off"
      />
      <button type="submit">OK</button>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
      <p>{problem}</p>
    </form>
  );
}

function focusAtOnce(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** Returns why a file cannot have a name, if it cannot. */
function refusalOf(path: string, others: readonly CodeFile[]): string | undefined {
  if (!isFilePath(path)) {
    return 'A name is like "Card.tsx" or "data/page.json". Endings are tsx, ts, jsx, js, css and json.';
  }
  if (hasFile(others, path)) return `There is already a file "${path}".`;
  return others.length >= MAX_FILES ? `A project can have up to ${MAX_FILES} files.` : undefined;
}
