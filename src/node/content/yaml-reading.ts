import { isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from 'yaml';

/** A piece of text in a YAML file. */
interface PlacedText {
  readonly text: string;
  /** Offset in the file's text. */
  readonly at: number;
}

// The checks across files read what they can and pass over what has another shape than the schema's: of that
// the check against the schema has told the writer already.

/** The groups in the list that a field holds. */
export function groupsOf(map: YAMLMap.Parsed, field: string): YAMLMap.Parsed[] {
  return entriesOf(map, field).filter((entry) => isMap(entry));
}

/** The texts in the list that a field holds. */
export function textsOf(map: YAMLMap.Parsed, field: string): PlacedText[] {
  return entriesOf(map, field).flatMap((entry) => placedText(entry) ?? []);
}

/** The text that a field holds. */
export function textOf(map: YAMLMap.Parsed, field: string): PlacedText | undefined {
  return placedText(fieldValue(map, field));
}

/** The value of a field, of any kind. */
export function fieldValue(map: YAMLMap.Parsed, field: string): ParsedNode | undefined {
  return map.items.find(({ key }) => isScalar(key) && key.value === field)?.value ?? undefined;
}

/** A node as text, if it is text. */
function placedText(node: ParsedNode | null | undefined): PlacedText | undefined {
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  return { text: node.value, at: node.range[0] };
}

function entriesOf(map: YAMLMap.Parsed, field: string): ParsedNode[] {
  const list = fieldValue(map, field);
  if (!isSeq(list)) return [];
  // The parser's types allow for pairs in lists, which YAML 1.2 does not have.
  return list.items.filter((item): item is ParsedNode => item !== null && 'range' in item);
}
