const CUT = /^(?:\/\/|#|\{?\/\*|<!--)\s*---cut---\s*(?:\*\/\}?|-->)?$/;

/** Code without its hidden beginning, and how many lines that had. */
export interface CutCode {
  readonly shown: string;
  readonly hiddenLines: number;
}

/**
 * Hides everything up to the last `// ---cut---` line, and empty lines after it: context that the type check
 * of the samples needs and readers do not.
 */
export function cutContext(code: string): CutCode {
  const lines = code.split('\n');
  let hiddenLines = lines.findLastIndex((line) => CUT.test(line.trim())) + 1;
  if (hiddenLines === 0) return { shown: code, hiddenLines };
  while (hiddenLines < lines.length && lines[hiddenLines]?.trim() === '') hiddenLines += 1;
  return { shown: lines.slice(hiddenLines).join('\n'), hiddenLines };
}

/** Code with its hidden beginning, without the lines that part it from the rest. */
export function withoutCut(code: string): string {
  const lines = code.split('\n');
  return lines.filter((line) => !CUT.test(line.trim())).join('\n');
}
