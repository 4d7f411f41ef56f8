import { Fragment } from 'react';
import type { MarkedText } from './engine/search-engine.ts';

/** A text with what matches the query marked: elements and text, never HTML. */
export function Marked({ marked: { text, ranges } }: { readonly marked: MarkedText }) {
  const last = ranges.at(-1)?.[1] ?? 0;
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(last)}
    </>
  );
}
