import { useEffect, useState } from 'react';
import { copyText } from '../platform/copy-text.ts';
import { announce } from '../ui/live-region.ts';

/** How far copying has got. */
export type CopyState = 'idle' | 'copying' | 'copied' | 'failed';

/** How long, in milliseconds, the button says how it went. */
const CONFIRMATION = 3000;

/** Copies the page as markdown, which is fetched only then. */
export function useCopyPage(url: string): { readonly state: CopyState; readonly copy: () => void } {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied' && state !== 'failed') return;
    const timer = setTimeout(() => setState('idle'), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [state]);

  const run = async () => {
    setState('copying');
    try {
      await copyText(fetchMarkdown(url));
      setState('copied');
      announce('Copied');
    } catch (error) {
      console.warn('The page could not be copied.', error);
      setState('failed');
      announce('The page could not be copied. The link View as Markdown leads to its text.');
    }
  };
  return { state, copy: () => void run() };
}

async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  // Some hosts answer every unknown address with a page of their own.
  if (!response.ok || !text.startsWith('# ')) throw new Error(`There is no page as markdown at ${url}.`);
  return text;
}
