import type { Block } from './extract-blocks.ts';

/** A TypeScript block of a page. */
export interface Sample {
  /** Path of the page, for messages. */
  readonly file: string;
  /** Line of the file on which the code begins, from 1. */
  readonly line: number;
  readonly language: 'ts' | 'tsx';
  readonly code: string;
  /** The file that the block shows, such as `src/App.tsx`; other blocks of the page may import it. */
  readonly title?: string;
  /** Path of the page whose app the page continues. */
  readonly continues?: string;
  /** Part of the error that the sample intentionally has. */
  readonly expectedError?: string;
}

const TITLE = /\btitle="([^"]*)"/;
const EXPECTED_ERROR = /\bexpect-error="([^"]*)"/;

/** Returns the `ts` and `tsx` blocks of a page, including the context above the cut. */
export function samplesOf(blocks: readonly Block[]): readonly Sample[] {
  return blocks.flatMap(({ file, line, language, meta, code, continues }) => {
    if (language !== 'ts' && language !== 'tsx') return [];
    const title = TITLE.exec(meta)?.[1];
    const expectedError = EXPECTED_ERROR.exec(meta)?.[1];
    return {
      file,
      line,
      language,
      code,
      ...(title !== undefined && { title }),
      ...(continues !== undefined && { continues }),
      ...(expectedError !== undefined && { expectedError }),
    };
  });
}
