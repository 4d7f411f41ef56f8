import {
  type ErrorCode,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
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
  /** The errors in the YAML itself. */
  readonly findings: readonly Finding[];
  /** Returns the line and column of an offset in the text. */
  placeOf(offset: number): Point;
}

/** The longest YAML that is read, in characters: parsing it takes seconds if it is nested without end. */
const MAX_LENGTH = 200_000;

/** Parses YAML (1.2, as Contentlayer does) whose top level is expected to be fields. Never throws. */
export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  if (text.length > MAX_LENGTH) {
    const message = `This YAML is longer than ${MAX_LENGTH.toLocaleString('en')} characters.`;
    const findings = [{ at: 0, message, hint: 'Shorten it.' }];
    return { fields: undefined, findings, placeOf: () => ({ line: 1, column: 1 }) };
  }
  // The library compares each key with all others of its group.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const placeOf = (offset: number): Point => {
    const { line, col } = lines.linePos(offset);
    // In an empty text the counter has no lines.
    return line === 0 ? { line: 1, column: 1 } : { line, column: col };
  };

  const { contents, errors, warnings } = document;
  const [unreadable] = errors;
  // Only the first syntax error is the writer's mistake; later ones are mostly consequences.
  if (unreadable)
    return { fields: undefined, findings: [explainYamlError(unreadable, text, contents)], placeOf };

  const findings = [
    ...mistakesIn(contents),
    ...warnings.map((error) => explainYamlError(error, text, contents)),
  ];
  if (isMap(contents)) return { fields: contents, findings, placeOf };
  if (contents !== null) {
    const hint = 'Write each field as "name: value".';
    findings.push({ at: contents.range[0], message: 'There are no fields here.', hint });
  }
  return { fields: undefined, findings, placeOf };
}

/**
 * Returns a finding for each key that its group of fields has had before, and for each text with a control character,
 * which YAML may write as `"\x08"`.
 */
function mistakesIn(contents: ParsedNode | null): readonly Finding[] {
  const findings: Finding[] = [];
  visit(contents, {
    Scalar(_, { value, range }) {
      const found = typeof value === 'string' ? controlCharacterIn(value) : undefined;
      if (found !== undefined) findings.push({ ...found, at: range?.[0] ?? 0 });
    },
    Map(_, { items }) {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const message = `"${String(key.value)}" is given twice.`;
        if (known.has(key.value))
          findings.push({ at: key.range?.[0] ?? 0, message, hint: 'Keep one of the two.' });
        known.add(key.value);
      }
    },
  });
  return findings;
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
const QUOTE_OR_CLOSE = 'Close it, or put the value in quotes if it is text.';

/** Rephrases an error of the YAML parser for writers, at the line that has to be fixed. */
function explainYamlError(error: YAMLError, text: string, contents: Node | null): Finding {
  const at = error.pos[0];
  if (/^Missing closing/.test(error.message)) {
    const message = 'A quotation mark is opened here and not closed.';
    return { at: openingBefore(at, contents, isQuoted), message, hint: 'Close it, or remove it.' };
  }
  const bracket = /must be sufficiently indented and end with a (.)/.exec(error.message)?.[1];
  if (bracket !== undefined) {
    const message = `A bracket is opened here and not closed by "${bracket}".`;
    return { at: openingBefore(at, contents, isInBrackets), message, hint: QUOTE_OR_CLOSE };
  }
  const explain = EXPLANATIONS[error.code] ?? unexplained;
  const line = text.slice(lineStart(text, at), nextLine(text, at));
  return explain({ at, text, line, reason: error.message });
}

interface Mistake {
  readonly at: number;
  readonly text: string;
  /** The source line in which the error is. */
  readonly line: string;
  readonly reason: string;
}

const EXPLANATIONS: Partial<Record<ErrorCode, (mistake: Mistake) => Finding>> = {
  BAD_ALIAS: startsWithSign,
  BAD_DIRECTIVE: startsWithSign,
  BAD_INDENT: ({ at }) => badIndent(at),
  BAD_SCALAR_START: startsWithSign,
  BLOCK_AS_IMPLICIT_KEY: (mistake) => {
    const { at, text, line, reason } = mistake;
    if (reason.startsWith('A block sequence')) return badIndent(at);
    const isField = /:(\s|$)/.test(text.slice(at, nextLine(text, at)));
    if (isField) {
      const message = 'The value has a colon followed by a space, which starts another field.';
      return { at, message, hint: QUOTE_IT };
    }
    if (!/^\s*-\w/.test(line)) return badIndent(nextLine(text, at));
    return { at, message: 'A list entry has no space after its "-".', hint: 'Write "- " before each entry.' };
  },
  BAD_DQ_ESCAPE: ({ at }) => ({
    at,
    message: 'In double quotes "\\" starts an escape, and there is no such escape.',
    hint: 'Write "\\\\" for a backslash, or put the value in single quotes.',
  }),
  MISSING_CHAR: notAField,
  MULTILINE_IMPLICIT_KEY: notAField,
  MULTIPLE_DOCS: ({ at }) => ({
    at,
    message: 'A second document starts here.',
    hint: 'Remove this line: the file must contain only one.',
  }),
  TAB_AS_INDENT: ({ at }) => ({
    at,
    message: 'The line is indented with a tab.',
    hint: 'Indent with spaces.',
  }),
  TAG_RESOLVE_FAILED: startsWithSign,
  UNEXPECTED_TOKEN: (mistake) => {
    // The fields above are indented, and this one is not.
    const isLineStart = lineStart(mistake.text, mistake.at) === mistake.at;
    if (isLineStart && /^[\w-]+:(?:\s|$)/.test(mistake.line)) return badIndent(mistake.at);
    const [beforeValue, opening] = /^\s*(?:- +)*(?:[^\s:'"]+: +)?(["'[{|>])/.exec(mistake.line) ?? [];
    if (beforeValue === undefined || opening === undefined) return unexplained(mistake);
    if (opening === '"' || opening === "'") {
      const asText = opening === '"' ? '\\"' : "''";
      const hint = `Remove it, or write a quotation mark inside the value as ${asText}.`;
      return { at: mistake.at, message: 'There is text after the closing quotation mark.', hint };
    }
    return valueStartsWith(opening, lineStart(mistake.text, mistake.at) + beforeValue.length - 1);
  },
};

function startsWithSign({ at, text }: Mistake): Finding {
  return valueStartsWith(text[at] ?? '', at);
}

/** The finding for a value that is not text in YAML because of its first character. */
export function valueStartsWith(sign: string, at: number): Finding {
  return {
    at,
    message: `The value starts with "${sign}", which has a special meaning in YAML.`,
    hint: QUOTE_IT,
  };
}

function badIndent(at: number): Finding {
  const hint = 'Indent it like the other fields of its group.';
  return { at, message: 'The line is not indented like its neighbours.', hint };
}

function notAField(mistake: Mistake): Finding {
  const { at, line, reason } = mistake;
  // The line is indented more than the entry of the list above it, but less than the entry's fields.
  if (reason.startsWith('Sequence item without')) return badIndent(at);
  if (!reason.startsWith('Implicit')) return unexplained(mistake);
  if (/^\s*[\w-]+:\S/.test(line)) {
    return { at, message: 'There is no space after the colon.', hint: 'Write the field as "name: value".' };
  }
  const hint =
    'Write "name: value". The text of a page goes below the line "---" that closes the front matter.';
  return { at, message: 'The line is not a field.', hint };
}

function unexplained({ at, reason }: Mistake): Finding {
  const message = `The YAML cannot be read: ${reason}.`;
  return { at, message, hint: 'Values with special characters need quotes.' };
}

/** Returns the start of the value that the parser reports as unclosed: the parser reports only its end. */
function openingBefore(end: number, contents: Node | null, isMeant: (node: Node) => boolean): number {
  let opening = end;
  visit(contents, {
    Node(_, node) {
      if (isMeant(node) && node.range && node.range[0] < end) opening = node.range[0];
    },
  });
  return opening;
}

function isQuoted(node: Node): boolean {
  return isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
}

function isInBrackets(node: Node): boolean {
  return isCollection(node) && node.flow === true;
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
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
  return map.items.find(({ key }) => isScalar(key) && key.value === field)?.value ?? undefined;
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
