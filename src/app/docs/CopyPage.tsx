import { markdownPath } from '../../shared/markdown-path.ts';
import { type CopyState, useCopy } from '../ui/copy.ts';

/** All of about the same width, so that nothing moves when the label changes. */
const LABELS: Readonly<Record<CopyState, string>> = {
  idle: 'Copy page',
  copying: 'Copying…',
  copied: 'Copied',
  failed: 'Not copied',
};

/** Offers the page as markdown: copies it, or shows it in the browser, which works without scripts. */
export function CopyPage({ slug }: { readonly slug: string }) {
  const url = `${import.meta.env.BASE_URL}${markdownPath(slug).slice(1)}`;
  const { state, copy } = useCopy({
    fetch: () => fetchMarkdown(url),
    failure: 'The page could not be copied. The link View as Markdown leads to its text.',
    shownFor: 3000,
  });
  return (
    <div className="doc-copy">
      <button type="button" className="needs-js" onClick={copy}>
        {LABELS[state]}
      </button>
      <a href={url}>View as Markdown</a>
    </div>
  );
}

async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  // Some hosts answer every unknown address with a page of their own.
  if (!response.ok || !text.startsWith('# ')) throw new Error(`There is no page as markdown at ${url}.`);
  return text;
}
