import { useEffect, useState } from 'react';
import { writeText } from '../../shared/write-text.ts';
import { announce } from '../platform/document/live-region.ts';

/** The progress of copying. */
type CopyState = 'idle' | 'copying' | 'copied' | 'failed';

/** Returns what a button with a name says in each state. */
export function copyLabels(name: string): Readonly<Record<CopyState, string>> {
  return { idle: name, copying: name, copied: 'Copied', failed: 'Not copied' };
}

/** Milliseconds for which the outcome of copying is shown. */
export const CONFIRMATION_MS = 2000;

/** Returns the state of copying, whose outcome is shown for a while, and the function that starts it. */
export function useCopy(run: () => Promise<boolean>) {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied' && state !== 'failed') return;
    const timer = setTimeout(() => setState('idle'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () => {
    setState('copying');
    void run().then((isCopied) => setState(isCopied ? 'copied' : 'failed'));
  };
  return { state, copy };
}

/** Copies a text and announces the outcome. Returns whether the browser allowed it. */
export function copyText(text: string): Promise<boolean> {
  return announced(writeText(text), 'The browser did not allow copying.');
}

/**
 * Copies a text that is being fetched, and announces the outcome. Returns whether the browser allowed it.
 *
 * @param failure the announcement if the text cannot be fetched or the browser does not allow copying
 */
export function copyFetchedText(text: Promise<string>, failure: string): Promise<boolean> {
  return announced(
    writePending(text).catch((error: unknown) => {
      console.warn(failure, error);
      throw error;
    }),
    failure,
  );
}

/** Announces the outcome of copying, and returns whether it worked. */
async function announced(copying: Promise<void>, failure: string): Promise<boolean> {
  const isCopied = await copying.then(
    () => true,
    () => false,
  );
  announce(isCopied ? 'Copied' : failure);
  return isCopied;
}

/**
 * Writes a text that is still being fetched to the clipboard. Safari allows that only while it handles the reader's
 * click, so it receives the promise at once; browsers that cannot take a promise receive the text when it is there.
 * Rejects if there is no text, or the browser does not allow copying.
 */
async function writePending(text: Promise<string>): Promise<void> {
  if (typeof window.ClipboardItem !== 'function') return writeText(await text);
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // If the browser refuses before it reads the text, nothing else handles the rejection.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
