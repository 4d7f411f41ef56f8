import { type MouseEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type CodeSession, useSession } from '../../app/code-editor/code-session.ts';
import { copyLabels, useCopy } from '../../app/ui/copy.ts';
import type { ConsoleLevel } from '../../code-runner/protocol/code-frame.ts';
import { CodeText } from '../shared/CodeText.tsx';
import { TabList } from '../shared/TabList.tsx';
import { formatPageJson } from './page-json.ts';

/** A message of the console. */
export interface ConsoleEntry {
  readonly id: number;
  readonly level: ConsoleLevel;
  readonly text: string;
}

/** The tabs below the result. */
export type OutputTab = 'Problems' | 'Console' | 'JSON';

interface OutputProps {
  readonly session: CodeSession;
  readonly entries: readonly ConsoleEntry[];
  readonly json: string;
  /** The tab whose panel is open. It opens at the reader's press only. */
  readonly open: OutputTab | undefined;
  readonly onOpen: (tab: OutputTab | undefined) => void;
  readonly onClear: () => void;
  /** Called when the reader wants to see the file of a problem. */
  readonly onFile: (path: string) => void;
}

/** What the code reports: its mistake, its console, and the page that is edited in it. */
export function Output({ session, entries, json, open, onOpen, onClear, onFile }: OutputProps) {
  const { run } = useSession(session);
  const mistake = run.kind === 'mistake' ? run.mistake : undefined;
  const counts = { Problems: mistake === undefined ? 0 : 1, Console: entries.length, JSON: undefined };
  const tabs = (['Problems', 'Console', 'JSON'] as const).map((id) => ({
    id,
    content: id,
    count: counts[id],
  }));
  return (
    <>
      <TabList
        label="Output"
        tabs={tabs}
        selected={open}
        panel="output"
        onSelect={(tab) => onOpen(tab === open ? undefined : tab)}
      />
      {open !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
        <div role="tabpanel" id="output" aria-label={open} className="output" tabIndex={0}>
          {open === 'Problems' && (mistake === undefined ? <p>No problems.</p> : <p>{mistake.text}</p>)}
          {open === 'Problems' && mistake?.place !== undefined && (
            <button type="button" onClick={() => onFile(mistake.place?.path ?? '')}>
              Show {mistake.place.path}, line {mistake.place.line}
            </button>
          )}
          {open === 'Console' && <Console entries={entries} onClear={onClear} />}
          {open === 'JSON' && <PageJson json={json} />}
        </div>
      )}
    </>
  );
}

function Console({ entries, onClear }: Pick<OutputProps, 'entries' | 'onClear'>) {
  const clear = ({ currentTarget }: MouseEvent) => {
    // The button is about to go.
    currentTarget.closest<HTMLElement>('.output')?.focus();
    onClear();
  };
  return (
    <>
      {entries.length === 0 ? (
        <p>Nothing logged yet.</p>
      ) : (
        <button type="button" onClick={clear}>
          Clear
        </button>
      )}
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
    </>
  );
}

/** Milliseconds between two displays of the page, which code can change at each moment. */
const DISPLAY_INTERVAL_MS = 500;

/** Shows the page that is edited in the result as its library serialises it. */
function PageJson({ json }: { readonly json: string }) {
  const [shown, setShown] = useState(json);
  const show = useEffectEvent(() => setShown(json));
  useEffect(() => {
    const timer = window.setInterval(() => show(), DISPLAY_INTERVAL_MS);
    return () => window.clearInterval(timer);
  }, []);
  const text = useMemo(() => formatPageJson(shown), [shown]);
  const { state, copy } = useCopy(text);
  if (text === '') return <p>The code shows no editor.</p>;
  return (
    <>
      <button type="button" onClick={copy}>
        {copyLabels('Copy')[state]}
      </button>
      <CodeText text={text} language="JSON" />
    </>
  );
}
