import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import type { Point } from '../../shared/point.ts';
import type { Finding } from './diagnostic.ts';

/** YAML fields with their positions in the file. */
export interface ParsedYaml {
  /** The fields; `undefined` if the text cannot be read, has none, or contains something else. */
  readonly fields: YAMLMap.Parsed | undefined;
  /** The fields as plain values. */
  readonly value: unknown;
  /** The errors in the YAML itself. */
  readonly findings: readonly Finding[];
  /** Returns the line and column of an offset in the text. */
  placeOf(offset: number): Point;
}

/** Parses YAML (1.2, as Contentlayer does) whose top level is expected to be fields. Never throws. */
export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  const { contents, errors, warnings } = document;
  const placeOf = (offset: number): Point => {
    const { line, col } = lines.linePos(offset);
    // In an empty text the counter has no lines.
    return line === 0 ? { line: 1, column: 1 } : { line, column: col };
  };
  const none = { fields: undefined, value: undefined, placeOf };
  // Only the first mistake is the writer's; later ones are mostly consequences.
  const [error] = [...errors, ...warnings];
  if (error) return { ...none, findings: [explainYamlError(error, text, contents)] };
  if (isMap(contents)) {
    const findings = mistakesIn(contents);
    if (findings.length > 0) return { ...none, findings };
    return { fields: contents, value: document.toJS(), findings, placeOf };
  }
  const message = 'There are no fields here.';
  const findings =
    contents === null ? [] : [{ at: contents.range[0], message, hint: 'Write each field as "name: value".' }];
  return { ...none, findings };
}

/** Returns what the parser accepts, but no writer means. */
function mistakesIn(contents: ParsedNode): readonly Finding[] {
  const findings: Finding[] = [];
  visit(contents, {
    Alias: (_, { range }) => void findings.push(valueStartsWith('*', range?.[0] ?? 0)),
    Value: (_, { anchor, range }) => {
      if (anchor !== undefined) findings.push(valueStartsWith('&', range?.[0] ?? 0));
    },
    Scalar: (_, { value, range, type }) => {
      if (typeof value !== 'string') return;
      const found = controlCharacterIn(value);
      if (found !== undefined) findings.push({ ...found, at: range?.[0] ?? 0 });
      if (type === 'PLAIN' && hasCurlyQuotes(value)) {
        const message = `The value begins with the curly quote "${value.charAt(0)}", which YAML treats as part of the text.`;
        const hint =
          'Use straight quotes (\' or "), or none. If readers should see curly quotes, put straight ones around them.';
        findings.push({ at: range?.[0] ?? 0, message, hint });
      }
    },
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !SENTENCES.has(String(key.value)) || !isScalar(value) || !value.comment) return;
      if (value.type !== 'PLAIN' || typeof value.value !== 'string') return;
      const message = `"#${value.comment}" is a comment in YAML, so readers do not see it.`;
      findings.push({ at: value.range?.[0] ?? 0, message, hint: 'Put all of it in quotes.' });
    },
  });
  return findings;
}

/** The fields whose text readers see, which a comment would cut off: `C # the language`. */
const SENTENCES: ReadonlySet<string> = new Set(['title', 'description', 'label', 'text', 'headline', 'lead']);

/** Whether text begins with a curly quote that is closed at its end or never, as a word processor writes `"…"`. */
function hasCurlyQuotes(text: string): boolean {
  return /^[“”„][^“”]*[“”]?$|^[‘’‚][^‘’]*[‘’]?$/.test(text);
}

/**
 * A character that XML does not allow, and neither feeds nor sitemaps contain (XML 1.0, section 2.2), one that reverses
 * the text after it, or one that stands for an unreadable one.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL_CHARACTER = /[\0-\x08\v\f\x0E-\x1F\u202D\u202E\uFFFD-\uFFFF]/;

/** Returns the message and the hint about the first control character of a text, with its offset. */
export function controlCharacterIn(text: string): Finding | undefined {
  const match = CONTROL_CHARACTER.exec(text);
  if (match === null) return undefined;
  const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    at: match.index,
    message: `This is a control character or an unreadable one (U+${code}), which pages must not contain.`,
    hint: 'Remove it: delete the characters around it, and write them again.',
  };
}

const QUOTE_IT = 'Put the value in quotes: name: "value".';
/** Returns what writers trip over most often in their words, and any other mistake in those of the parser. */
function explainYamlError({ code, message, pos }: YAMLError, text: string, contents: Node | null): Finding {
  const [at] = pos;
  if (/^Missing closing|end with a [\]}]/.test(message)) {
    const opening = openingBefore(at, contents);
    const sign = text[opening];
    return {
      at: opening,
      message: `The value starts with ${sign}, which is not closed.`,
      hint: QUOTE_OR_CLOSE,
    };
  }
  switch (code) {
    case 'BAD_ALIAS':
    case 'BAD_DIRECTIVE':
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
      return valueStartsWith(text[at] ?? '', at);
    case 'TAB_AS_INDENT':
      return { at, message: 'The line is indented with a tab.', hint: 'Indent with spaces.' };
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (!message.startsWith('Nested')) break;
      return {
        at,
        message:
          'The value has a colon followed by a space, or the next line is indented too far: another field starts.',
        hint: 'Put the value in quotes, name: "value", or indent the next line like the other fields of its group.',
      };
  }
  const hint =
    'Write each field as "name: value"; values with special characters need quotes. The text of a page goes below the line "---" that closes the front matter.';
  return { at, message: `The YAML cannot be read: ${message}.`, hint };
}

const QUOTE_OR_CLOSE = 'Close it, or put the value in quotes if it is text.';

/** Returns the start of the value that the parser reports as unclosed: the parser reports only its end. */
function openingBefore(end: number, contents: Node | null): number {
  let opening = end;
  visit(contents, {
    Node(_, node) {
      const isQuoted = isScalar(node) && node.type?.startsWith('QUOTE_');
      const isInBrackets = isCollection(node) && node.flow === true;
      if ((isQuoted || isInBrackets) && node.range && node.range[0] < end) opening = node.range[0];
    },
  });
  return opening;
}

/** The finding for a value that is not text in YAML because of its first character. */
function valueStartsWith(sign: string, at: number): Finding {
  return {
    at,
    message: `The value starts with "${sign}", which has a special meaning in YAML.`,
    hint: QUOTE_IT,
  };
}

/** A text in a YAML file. */
export interface YamlText {
  readonly text: string;
  /** Offset in the file's text. */
  readonly at: number;
}

// The checks across files skip values that do not match the schema: the schema check has already reported them.

/** Returns the groups in the list of a field. */
export function groupsOf(map: YAMLMap.Parsed, field: string): YAMLMap.Parsed[] {
  return entriesOf(map, field).filter((entry) => isMap(entry));
}

/** Returns the texts in the list of a field. */
export function textsOf(map: YAMLMap.Parsed, field: string): YamlText[] {
  return entriesOf(map, field).flatMap((entry) => placedText(entry) ?? []);
}

/** Returns the text of a field, by its name and those of the groups around it, the outermost first. */
export function textOf(map: YAMLMap.Parsed, ...names: readonly string[]): YamlText | undefined {
  return placedText(map.getIn(names, true));
}

/** Returns the value of a field, of any type. */
export function fieldValue(map: YAMLMap.Parsed, field: string): ParsedNode | undefined {
  return pairOf(map, field)?.value ?? undefined;
}

/** Returns a field of a map with its name; names such as `404` are numbers in YAML. */
export function pairOf(
  { items }: YAMLMap.Parsed,
  field: string,
): Pair<ParsedNode, ParsedNode | null> | undefined {
  return items.find(({ key }) => isScalar(key) && String(key.value) === field);
}

function placedText(node: unknown): YamlText | undefined {
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  return { text: node.value, at: node.range?.[0] ?? 0 };
}

function entriesOf(map: YAMLMap.Parsed, field: string): ParsedNode[] {
  const list = fieldValue(map, field);
  if (!isSeq(list)) return [];
  // The parser's types allow for pairs in lists, which YAML 1.2 does not have.
  return list.items.filter((item): item is ParsedNode => item !== null && 'range' in item);
}
