import { startingPoints } from 'derived/starting-points.ts';
import { useEffect, useState } from 'react';
import { readFragment } from '../../app/code-editor/share-link.ts';
import { announce } from '../../app/platform/document/live-region.ts';
import { siteUrl } from '../../app/platform/document/urls.ts';
import { ColorModeButton } from '../../app/ui/ColorModeButton.tsx';
import { LiveRegion } from '../../app/ui/LiveRegion.tsx';
import { START_PARAMETER } from '../../shared/playground-link.ts';
import { sha256 } from '../../shared/sha256.ts';
import { Brand } from '../shared/Brand.tsx';
import { docUrl } from '../shared/doc-url.ts';
import { type Work, Workspace } from './Workspace.tsx';

const MESSAGES = {
  unreadable: 'The code in this link could not be read. The default example is shown instead.',
  missing: 'There is no such starting point. The default example is shown instead.',
  offline: 'This starting point could not be loaded. You might want to check your network connection.',
} as const;

const groups = new Set(startingPoints.map(({ group }) => group));

/** The page on which readers edit code of several files and see the result. */
export function Playground() {
  const [address, setAddress] = useState(() => window.location.href);
  const [{ work, problem }, setOpened] = useState<Opened>({});
  useEffect(() => {
    const update = () => setAddress(window.location.href);
    const listeners = new AbortController();
    for (const type of ['hashchange', 'popstate']) window.addEventListener(type, update, listeners);
    // It may have changed since the first rendering.
    update();
    return () => listeners.abort();
  }, []);
  useEffect(() => {
    let isCurrent = true;
    void openRequested(new URL(address)).then((opened) => {
      if (isCurrent) setOpened(opened);
    });
    return () => {
      isCurrent = false;
    };
  }, [address]);

  const choose = (id: string) => {
    const query = new URLSearchParams({ [START_PARAMETER]: id });
    window.history.pushState(null, '', `${window.location.pathname}?${query}`);
    setAddress(window.location.href);
    announce('The code has changed.');
  };
  return (
    <>
      <header className="playground-header">
        <Brand href={siteUrl('/')} title="Back to the site" />
        <a href={docUrl('overview')}>Documentation</a>
        <h1>Playground</h1>
        <select
          aria-label="Start with"
          value={work?.id ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          {work?.author === 'link' && <option value={work.id}>Code of a link</option>}
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
        </select>
        <ColorModeButton />
      </header>
      {problem !== undefined && (
        <p role="alert" className="playground-problem">
          {MESSAGES[problem]}
        </p>
      )}
      {work !== undefined && <Workspace key={work.id} work={work} />}
      <LiveRegion />
    </>
  );
}

interface Opened {
  readonly work?: Work;
  readonly problem?: keyof typeof MESSAGES | undefined;
}

/**
 * Opens what an address requests: code from a link, a starting point, or the first one. Each has its own place in the
 * reader's browser, so that none replaces what the reader has written in another.
 */
async function openRequested({ hash, searchParams }: URL): Promise<Opened> {
  const shared = await readFragment(hash);
  if (shared.kind === 'code') {
    const digest = await sha256(new TextEncoder().encode(hash));
    return { work: { id: `link-${digest.slice(0, 16)}`, files: shared.files, author: 'link' } };
  }
  const id = searchParams.get(START_PARAMETER);
  const point = startingPoints.find((one) => one.id === id) ?? startingPoints[0];
  if (point === undefined) return {};
  const isKnown = id === null || point.id === id;
  const problem = shared.kind === 'unreadable' ? 'unreadable' : isKnown ? undefined : 'missing';
  try {
    const { code } = await point.load();
    const files = code.files.map(([path, text]) => ({ path, text }));
    return { work: { id: point.id, files, author: 'reader', code }, problem };
  } catch (error) {
    console.warn('A starting point could not be loaded.', error);
    return { problem: 'offline' };
  }
}
