import { markdownPath } from '../../shared/markdown-path.ts';
import { type CopyState, useCopyPage } from './use-copy-page.ts';

/** All of about the same width: nothing moves when one takes the other's place. */
const LABELS: Readonly<Record<CopyState, string>> = {
  idle: 'Copy page',
  copying: 'Copying…',
  copied: 'Copied',
  failed: 'Not copied',
};

/** Gives the page as markdown: to the clipboard or, also without scripts, in the browser. */
export function CopyPage({ slug }: { readonly slug: string }) {
  const url = `${import.meta.env.BASE_URL}${markdownPath(slug).slice(1)}`;
  const { state, copy } = useCopyPage(url);
  return (
    <div className="doc-copy">
      <button type="button" className="needs-js" onClick={copy}>
        {LABELS[state]}
      </button>
      <a href={url}>View as Markdown</a>
    </div>
  );
}
