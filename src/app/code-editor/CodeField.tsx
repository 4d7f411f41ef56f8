import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  type CodeFile,
  hasLongLine,
  MAX_CHARACTERS,
  MAX_LINE_LENGTH,
} from '../../code-runner/protocol/code-files.ts';
import type { OfferedChange, StartingCode } from '../../shared/playground-link.ts';
import { copyFetchedText, copyLabels, copyText, useCopy } from '../ui/copy.ts';
import { type CodeSession, useSession } from './code-session.ts';
import { type CodeView, createCodeView } from './code-view.ts';
import { shareLink } from './share-link.ts';
import './code-editor.css';

interface CodeFieldProps {
  readonly session: CodeSession;
  /** The file that is edited. */
  readonly path: string;
}

interface OpenProps extends CodeFieldProps {
  /** The published code. The field begins at the line to start with. */
  readonly opening: StartingCode | undefined;
  /** Whether the reader has just opened the field, which then takes the focus. */
  readonly takesFocus?: boolean;
}

/** The field in which a reader edits a file of a session. */
export function CodeField({ session, path, opening, takesFocus }: OpenProps) {
  const { files, run } = useSession(session);
  const text = textOf(files, path);
  const place = run.kind === 'mistake' ? run.mistake.place : undefined;
  const mistakeLine = place?.path === path ? place.line : undefined;
  const hintId = useId();
  const longest = MAX_LINE_LENGTH.toLocaleString('en');
  const isShowable = !hasLongLine(text);
  const [isRefused, setRefused] = useState(false);

  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<CodeView>(undefined);
  const onChange = useEffectEvent((changed: string) => {
    setRefused(false);
    // A change that comes from the session is known to it.
    if (changed !== text) session.edit(path, changed);
  });
  const create = useEffectEvent((place: HTMLElement) => {
    // The lines are those of the published code.
    const isPublished = opening?.files.some(([file, published]) => file === path && published === text);
    const created = createCodeView({
      parent: place,
      path,
      text: isShowable ? text : '',
      opening: isPublished ? opening : undefined,
      hintId,
      onChange: (value) => onChange(value),
      onRefusal: () => setRefused(true),
    });
    if (takesFocus) created.focus();
    return created;
  });
  useEffect(() => {
    if (parent.current === null) return;
    const created = create(parent.current);
    view.current = created;
    return () => created.dispose();
  }, []);
  useEffect(() => {
    view.current?.show(path, isShowable ? text : '');
    setRefused(false);
  }, [path, text, isShowable]);
  useEffect(() => view.current?.mark(mistakeLine), [mistakeLine]);
  return (
    <div className="code-field">
      <div ref={parent} className="code-view" hidden={!isShowable} />
      {!isShowable && (
        <p>
          This file is not shown, because it has a line of more than {longest} characters, which could freeze
          the page.
        </p>
      )}
      <span role="status">
        {isRefused &&
          `A file can have at most ${MAX_CHARACTERS.toLocaleString('en')} characters here, and a line ${longest}.`}
      </span>
      <p id={hintId} className="code-hint">
        Tab indents. Press Escape, then Tab to leave the editor.
        {opening !== undefined && opening.folds.length > 0 && ' Control+Alt+] unfolds all lines.'}
      </p>
    </div>
  );
}

function textOf(files: readonly CodeFile[], path: string): string {
  return files.find((file) => file.path === path)?.text ?? '';
}

/**
 * Reports what is wrong with the code, or why it does not run. Always rendered: screen readers announce a change of a
 * `status`, but an `alert` only if it is inserted.
 */
export function RunStatus({ session }: { readonly session: CodeSession }) {
  const { run } = useSession(session);
  return (
    <div className="run-status" role="status">
      {run.kind === 'mistake' && (
        <p>
          {run.mistake.place !== undefined && (
            <strong>
              {run.mistake.place.path}, line {run.mistake.place.line}, column {run.mistake.place.column}:
            </strong>
          )}{' '}
          {run.mistake.text}
        </p>
      )}
      {run.kind === 'held' && (
        <>
          <p>{HELD[run.because]}</p>
          <button type="button" onClick={() => session.run()}>
            {run.because === 'shared' ? 'Run shared code' : 'Run the code'}
          </button>
        </>
      )}
    </div>
  );
}

const HELD = {
  shared:
    'This code came from a link. Read it before you run it. It runs apart from this site: it cannot read what is stored here, or reach other sites.',
  hung: 'The page stopped working when this code ran. Correct it, then run it.',
} as const;

interface OfferedChangesProps extends CodeFieldProps {
  readonly changes: readonly OfferedChange[];
}

/** Changes that a reader makes, and takes back, with one press. */
export function OfferedChanges({ session, path, changes }: OfferedChangesProps) {
  const { files } = useSession(session);
  const text = textOf(files, path);
  if (changes.length === 0) return null;
  return (
    <fieldset className="offered-changes">
      <legend>Try</legend>
      {changes.map(({ label, from, to }) => {
        const isMade = text.includes(to) && (to.includes(from) || !text.includes(from));
        const [before, after] = isMade ? [to, from] : [from, to];
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isMade}
            // The reader's own changes may have removed the place.
            disabled={!text.includes(before)}
            onClick={() =>
              session.edit(
                path,
                text.replace(before, () => after),
              )
            }
          >
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Copies a file's text; without a path, all files, each below its name if there are several. */
export function CopyButton({ session, path }: Pick<CodeFieldProps, 'session'> & Partial<CodeFieldProps>) {
  const { files } = useSession(session);
  const all = () =>
    files.map((file) => (files.length > 1 ? `/* ${file.path} */\n${file.text}` : file.text)).join('\n');
  const { state, copy } = useCopy(() => copyText(path === undefined ? all() : textOf(files, path)));
  return (
    <button type="button" onClick={copy}>
      {copyLabels('Copy')[state]}
    </button>
  );
}

/** Copies a link to the playground with the code. */
export function ShareButton({ session }: { readonly session: CodeSession }) {
  const [isTooLong, setTooLong] = useState(false);
  const link = async () => {
    const written = await shareLink(session.snapshot().files);
    setTooLong(written === undefined);
    if (written === undefined) throw new Error('The code is too long for a link.');
    return written;
  };
  const { state, copy } = useCopy(() => copyFetchedText(link(), 'The link could not be copied.'));
  return (
    <>
      <button type="button" onClick={copy}>
        {{ ...copyLabels('Share'), copied: 'Link copied' }[state]}
      </button>
      <span role="status">
        {isTooLong && 'This code is too long for a link. StackBlitz has room for it (in the playground).'}
      </span>
    </>
  );
}
