/** Levels of nesting to which JSON is indented. Deeper JSON is not a page, and its indentation could be gigabytes. */
const MAX_DEPTH = 20;

/** Lengths at which the text and its lines are cut: browsers take quadratic time to lay out some long lines. */
const MAX_TEXT_LENGTH = 200_000;
const MAX_LINE_LENGTH = 2_000;

/** Formats JSON that code sent, with a line for each value. The text is short enough to be shown at once. */
export function formatPageJson(json: string): string {
  const lines = cut(indented(json), MAX_TEXT_LENGTH).split('\n');
  return lines.map((line) => cut(line, MAX_LINE_LENGTH)).join('\n');
}

function indented(json: string): string {
  try {
    const page: unknown = JSON.parse(json);
    return isDeep(page, MAX_DEPTH) ? json : JSON.stringify(page, null, 2);
  } catch {
    return json;
  }
}

/** Whether a value is nested in more than so many levels. */
function isDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeep(one, levels - 1));
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
