/** The YAML at the top of a markdown file, or the reason why there is none. */
type FrontMatter =
  | {
      readonly kind: 'found';
      /** The YAML with a line break before it, so that its lines are numbered as in the file. */
      readonly yaml: string;
      /** The text below the YAML. */
      readonly body: string;
      /** The line of the file on which the body begins. */
      readonly bodyLine: number;
    }
  | { readonly kind: 'broken'; readonly line: number; readonly message: string; readonly hint: string };

const FENCE = '---';

/** Extracts the front matter from a markdown file's text (without byte-order mark; any line endings). */
export function frontMatterOf(text: string): FrontMatter {
  const written = text.split('\n');
  const lines = written.map((line) => line.trimEnd());
  // `---js` would make the front matter parser evaluate what follows as JavaScript.
  if (lines[0] !== FENCE) {
    const hint = 'Start the file with a line "---", the fields ("title: …"), and another line "---".';
    return broken(1, 'The file does not begin with front matter.', hint);
  }

  // The parser ends at the first line that begins with the fence, whatever follows it.
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith(FENCE));
  if (lines[end] !== FENCE) {
    const hint = 'Write a line "---", and nothing else on it, below its last field.';
    return broken(Math.max(1, end + 1), 'The front matter is not closed.', hint);
  }
  return {
    kind: 'found',
    yaml: `\n${written.slice(1, end).join('\n')}\n`,
    body: written.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}

function broken(line: number, message: string, hint: string): FrontMatter {
  return { kind: 'broken', line, message, hint };
}
