import { useRef } from 'react';
import { type CodeSession, useSession } from '../../app/code-editor/code-session.ts';
import { RunStatus } from '../../app/code-editor/RunStatus.tsx';
import type { ConsoleLevel } from '../../code-runner/protocol/code-frame.ts';

/** A message of the console. */
export interface ConsoleEntry {
  readonly id: number;
  readonly level: ConsoleLevel;
  readonly text: string;
}

interface OutputProps {
  readonly session: CodeSession;
  /** The file that is shown. */
  readonly path: string;
  readonly entries: readonly ConsoleEntry[];
  readonly onClear: () => void;
  /** Called when the reader wants to see the file of a problem. */
  readonly onFile: (path: string) => void;
}

/** What the code reports: its mistake, and what it writes to the console. Takes no room while there is nothing. */
export function Output({ session, path, entries, onClear, onFile }: OutputProps) {
  const { run } = useSession(session);
  const panel = useRef<HTMLElement>(null);
  const place = run.kind === 'mistake' ? run.mistake.place : undefined;
  const clear = () => {
    // The button is about to go.
    panel.current?.focus();
    onClear();
  };
  return (
    <section ref={panel} className="output" aria-label="Problems and console" tabIndex={-1}>
      <RunStatus session={session} />
      {place !== undefined && place.path !== path && (
        <button type="button" onClick={() => onFile(place.path)}>
          Show {place.path}
        </button>
      )}
      {entries.length > 0 && (
        <button type="button" className="output-clear" onClick={clear}>
          Clear
        </button>
      )}
      <div role="log" aria-label="Console">
        <ul className="console">
          {entries.map(({ id, level, text }) => (
            <li key={id} data-level={level}>
              {level !== 'log' && <b>{level}: </b>}
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
