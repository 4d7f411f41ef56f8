import { Fragment } from 'react';
import type { MarkedText } from './engine/search-engine.ts';
import { Marked } from './Marked.tsx';

/** The way to a place in the documentation: its page and headings from the outermost. */
export function SectionPath({ path }: { readonly path: readonly MarkedText[] }) {
  if (path.length === 0) return null;
  return (
    <span className="section-path">
      {path.map((step, index) => (
        // Two headings above each other may have the same text.
        // biome-ignore lint/suspicious/noArrayIndexKey: the path of a hit never changes
        <Fragment key={index}>
          {index > 0 && ' › '}
          <Marked marked={step} />
        </Fragment>
      ))}
    </span>
  );
}
