import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml';

const LONGEST_QUOTE = 60;

/** What a writer wrote, as messages name it: `"Hok"`, `the number 404`, `a list`. */
export function inWords(node: ParsedNode): string {
  if (isMap(node)) return 'a group of fields';
  if (isSeq(node)) return 'a list';
  if (!isScalar(node)) return 'a reference';
  const { value } = node;
  if (typeof value === 'string') return `"${shortened(value)}"`;
  if (typeof value === 'number') return `the number ${shortened(node.source)}`;
  if (typeof value === 'boolean') return `the truth value ${node.source}`;
  return shortened(node.source);
}

/** What kind of value stands there, told with its own words where it has some. */
export function kindInWords(node: ParsedNode): string {
  return isScalar(node) && typeof node.value === 'string' ? `the text ${inWords(node)}` : inWords(node);
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
