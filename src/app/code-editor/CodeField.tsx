import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { hasLongLine, MAX_CHARACTERS, MAX_LINE_LENGTH } from '../../code-runner/protocol/code-files.ts';
import type { StartingCode } from '../../shared/playground-link.ts';
import { type CodeSession, textOf, useSession } from './code-session.ts';
import { type CodeView, createCodeView } from './code-view.ts';
import './code-editor.css';

interface CodeFieldProps {
  readonly session: CodeSession;
  /** The file that is edited. */
  readonly path: string;
  /** The published code. The field begins at the line to start with. */
  readonly opening: StartingCode | undefined;
  /** Whether the reader has just opened the field, which then takes the focus. */
  readonly takesFocus?: boolean;
}

/** The field in which a reader edits a file of a session. */
export function CodeField({ session, path, opening, takesFocus }: CodeFieldProps) {
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
