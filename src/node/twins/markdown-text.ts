/** A fenced code block; the fence is longer than any run of backticks in the code. */
export function fence(info: string, code: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${ticks}${info}\n${code.replace(/^\n+|\n+$/g, '')}\n${ticks}`;
}

/** Code within a line. */
export function inlineCode(code: string): string {
  const text = code.replace(/\s+/g, ' ').trim();
  const ticks = '`'.repeat(longestRun(text) + 1);
  // A space keeps backticks of the code from its delimiters, and is not shown (CommonMark, section 6.1).
  const space = /^`|`$/.test(text) ? ' ' : '';
  return `${ticks}${space}${text}${space}${ticks}`;
}

/** Lines moved to the right, to stand in a list item. */
export function indent(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(spaces));
}

/** Lines as a quote. */
export function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** Plain text, such as the title `<Editor />`, so that nothing in it is read as markdown or HTML. */
export function escapeText(text: string): string {
  return text.replace(/[\\`*_<[\]]/g, '\\$&');
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}
