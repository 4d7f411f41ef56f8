import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A text that a reader sees and that stands in YAML, with the line of the YAML on which it begins, from 1. */
interface YamlText {
  readonly text: string;
  readonly line: number;
}

/** The fields that hold sentences or labels, in front matter, API tables, the site and the sidebar. */
const PROSE_FIELDS = new Set(['title', 'tagline', 'description', 'label', 'text', 'deprecated', 'throws']);

/** The values of a YAML text that are prose, lists of them included. Broken YAML has none: other checks tell. */
export function yamlTexts(yaml: string): readonly YamlText[] {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const texts: YamlText[] = [];
  visit(document, {
    Scalar(_key, { value, range }, path) {
      const pair = path.findLast(isPair);
      const field = isScalar(pair?.key) ? pair.key.value : undefined;
      const isKey = pair?.key === path.at(-1);
      if (isKey || typeof value !== 'string' || typeof field !== 'string' || !PROSE_FIELDS.has(field)) return;
      texts.push({ text: value, line: lines.linePos(range?.[0] ?? 0).line });
    },
  });
  return texts;
}
