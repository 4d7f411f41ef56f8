import { classHighlighter, highlightCode } from '@lezer/highlight';
import { parser } from '@lezer/javascript';
import { Fragment, type ReactNode, useDeferredValue, useMemo, useState } from 'react';

const PARSERS = {
  JSON: parser.configure({ top: 'SingleExpression' }),
  Source: parser.configure({ dialect: 'ts jsx' }),
} as const;

/** Length of the longest text that gets colours. Each colour is an element, and code may send a page at each moment. */
const MAX_COLORED_LENGTH = 50_000;

interface Props {
  readonly text: string;
  readonly language: keyof typeof PARSERS;
}

/** Shows code in colours. Lines that differ from the previous text are marked. */
export function CodeText({ text: newest, language }: Props) {
  // Typing does not wait for the colours of a long text.
  const text = useDeferredValue(newest);
  const lines = useMemo(() => coloredLines(text, language), [text, language]);
  const [last, setLast] = useState({ text, from: 0, to: 0, round: 0 });
  if (last.text !== text) setLast({ text, ...changedLines(last.text, text), round: last.round + 1 });
  return (
    <pre className="code-text">
      {lines.map((pieces, index) => {
        const isChanged = last.from <= index && index < last.to;
        return (
          // A changed line gets another key, so that its animation starts again.
          <Fragment key={isChanged ? `${index} ${last.round}` : index}>
            <span className="code-line" data-changed={isChanged || undefined}>
              {pieces}
            </span>
            {'\n'}
          </Fragment>
        );
      })}
    </pre>
  );
}

function coloredLines(text: string, language: Props['language']): readonly (readonly ReactNode[])[] {
  if (text.length > MAX_COLORED_LENGTH) return text.split('\n').map((line) => [line]);
  const lines: ReactNode[][] = [[]];
  const put = (piece: string, classes: string) => {
    const line = lines.at(-1);
    const key = line?.length;
    line?.push(
      <span key={key} className={classes}>
        {piece}
      </span>,
    );
  };
  highlightCode(text, PARSERS[language].parse(text), classHighlighter, put, () => lines.push([]));
  return lines;
}

/** Returns the lines between those with which both texts begin and those with which both end. */
function changedLines(before: string, after: string): { readonly from: number; readonly to: number } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, now.length);
  let from = 0;
  while (from < shorter && old[from] === now[from]) from += 1;
  let same = 0;
  while (same < shorter - from && old.at(-1 - same) === now.at(-1 - same)) same += 1;
  return { from, to: now.length - same };
}
