import { pageTitles } from 'derived/page-titles.ts';
import { startingPoints } from 'derived/starting-points.ts';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFragment } from '../../app/code-editor/share-link.ts';
import { type CodeSlot, codeSlot } from '../../app/code-editor/stored-code.ts';
import { announce } from '../../app/platform/document/live-region.ts';
import { ColorModeButton } from '../../app/ui/ColorModeButton.tsx';
import { LiveRegion } from '../../app/ui/LiveRegion.tsx';
import { type CodeFile, isSameCode } from '../../code-runner/protocol/code-files.ts';
import { decoded } from '../../shared/decoded.ts';
import { START_PARAMETER, type StartingCode } from '../../shared/playground-link.ts';
import { Brand } from '../shared/Brand.tsx';
import { sitePage } from '../shared/site-links.ts';
import { Workspace } from './Workspace.tsx';

/** The choices for code from links, and the fragments under which a reload finds that code again. */
const SHARED = 'shared';
const EARLIER = 'earlier';
const FROM_LINKS = { [SHARED]: 'Code of a link', [EARLIER]: 'Earlier code of a link' } as const;

/**
 * Code to edit. Each starting point has its own place in the reader's browser, and so has code from a link: no choice
 * replaces what the reader has written. A link moves the code of the link before, which the reader may have edited, to
 * another place.
 */
interface Work {
  readonly id: string;
  readonly slot: CodeSlot;
  readonly files: readonly CodeFile[];
  /** The published code, if the reader's does not come from a link. */
  readonly code?: StartingCode;
}

const MESSAGES = {
  unreadable: 'The code in this link could not be read. The default example is shown instead.',
  missing: 'There is no such starting point. The default example is shown instead.',
  offline: 'This starting point could not be loaded. You might want to check your network connection.',
} as const;

const groups = new Set(startingPoints.map(({ group }) => group));

/** The page of this site from which the reader came. A reload may name this page. */
const origin =
  document.referrer.startsWith(new URL(sitePage(''), window.location.origin).href) &&
  !document.referrer.includes(window.location.pathname)
    ? document.referrer
    : undefined;

const entriesAtStart = window.history.length;

/** Leads back to where the reader came from. */
function BackLink() {
  /** Goes back where the link would load the page anew, so that the reader is where they were. */
  const goBack = (event: MouseEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    // Opened in a new tab, the page has no entry before it; and code of another link adds one.
    if (origin === undefined || !isPlain || entriesAtStart < 2 || window.history.length > entriesAtStart)
      return;
    event.preventDefault();
    window.history.back();
  };
  const title = origin && titleOf(origin);
  return (
    <a className="playground-back" href={origin ?? sitePage('docs')} onClick={goBack}>
      ← {origin === undefined ? 'Documentation' : title === undefined ? 'Back' : `Back to ${title}`}
    </a>
  );
}

/** Returns the title of a page of this site, if pages like it lead here. */
function titleOf(page: string): string | undefined {
  const path = decoded(new URL(page).pathname)?.replace(sitePage(''), '/') ?? '';
  return pageTitles[path.replace(/\/$/, '')];
}

/** The page on which readers edit code of several files and see the result. */
export function Playground() {
  /** With a number, because the code of another link is another work under the same id. */
  const [work, setWork] = useState<Work & { readonly number: number }>();
  const [problem, setProblem] = useState<keyof typeof MESSAGES>();
  const opening = useRef(new AbortController());
  const open = async () => {
    opening.current.abort();
    opening.current = new AbortController();
    const { signal } = opening.current;
    const opened = await openRequested(signal);
    if (signal.aborted) return; // The reader has chosen something else meanwhile.
    const { work: next } = opened;
    if (next !== undefined) setWork((before) => ({ ...next, number: (before?.number ?? 0) + 1 }));
    setProblem(opened.problem);
  };
  const onAddress = useEffectEvent(() => void open());
  useEffect(() => {
    const listener = () => onAddress();
    listener();
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);

  const choose = (id: string) => {
    const query = Object.hasOwn(FROM_LINKS, id)
      ? `#${id}`
      : `?${new URLSearchParams({ [START_PARAMETER]: id })}`;
    window.history.replaceState(null, '', `${window.location.pathname}${query}`);
    void open();
    announce('The code has changed.');
  };
  return (
    <>
      <header className="playground-header">
        <Brand href={sitePage('')} title="Back to the site" />
        <BackLink />
        <h1>Playground</h1>
        <label>
          <span>Start with</span>{' '}
          <select
            aria-label="Start with"
            value={work?.id ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            {[...groups].map((group) => (
              <optgroup key={group} label={group}>
                {startingPoints
                  .filter((point) => point.group === group)
                  .map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
              </optgroup>
            ))}
            {Object.entries(FROM_LINKS)
              .filter(([id]) => slotOf(id).read() !== undefined)
              .map(([id, label]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
          </select>
        </label>
        <ColorModeButton />
      </header>
      {problem !== undefined && (
        <p role="alert" className="playground-problem">
          {MESSAGES[problem]}
        </p>
      )}
      {work !== undefined && <Workspace key={work.number} {...work} />}
      <LiveRegion />
    </>
  );
}

interface Opened {
  readonly work?: Work;
  readonly problem?: keyof typeof MESSAGES | undefined;
}

/** Opens what the page's address requests: code from a link, a starting point, or the first one. */
async function openRequested(signal: AbortSignal): Promise<Opened> {
  const { hash, search, pathname } = window.location;
  const slot = slotOf(SHARED);
  const shared = await readFragment(hash);
  if (signal.aborted) return {};
  if (shared.kind === 'code') {
    const code = { files: shared.files, author: 'link' } as const;
    const before = slot.read();
    if (before !== undefined && !isSameCode(before.files, code.files)) slotOf(EARLIER).write(before);
    slot.write(code);
    window.history.replaceState(null, '', `${pathname}#${SHARED}`);
    // If storage is blocked, the code lasts until the page is left.
    return { work: { id: SHARED, slot: { ...slot, read: () => slot.read() ?? code }, files: [] } };
  }
  const stored: Work = { id: hash.slice(1), slot: slotOf(hash.slice(1)), files: [] };
  if (Object.hasOwn(FROM_LINKS, stored.id) && stored.slot.read() !== undefined) return { work: stored };
  const id = new URLSearchParams(search).get(START_PARAMETER);
  const point = startingPoints.find((one) => one.id === id) ?? startingPoints[0];
  if (point === undefined) return {};
  const isKnown = id === null || point.id === id;
  const problem = shared.kind === 'unreadable' ? 'unreadable' : isKnown ? undefined : 'missing';
  try {
    const { code } = await point.load();
    const files = code.files.map(([path, text]) => ({ path, text }));
    return { work: { id: point.id, slot: slotOf(point.id), files, code }, problem };
  } catch (error) {
    console.warn('A starting point could not be loaded.', error);
    return { problem: 'offline' };
  }
}

function slotOf(id: string): CodeSlot {
  return codeSlot(`playground-${id}`);
}
