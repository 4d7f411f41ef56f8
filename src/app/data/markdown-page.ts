import { MARKDOWN_START } from '../../shared/markdown-path.ts';

/** Fetches a page as markdown. Rejects if there is none at the URL. */
export async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  // Some hosts answer every unknown address with their own page.
  if (!response.ok || !text.startsWith(MARKDOWN_START))
    throw new Error(`There is no page as markdown at ${url}.`);
  return text;
}
