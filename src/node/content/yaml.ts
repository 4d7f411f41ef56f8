import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { Point } from '../../shared/point.ts';
import type { Finding } from './diagnostic.ts';

/** The names of fields and the indexes of entries that lead to a value, from the outermost. */
export type Path = readonly PropertyKey[];

/** YAML fields with their positions in the file. */
export interface ParsedYaml {
  /** The fields as plain values; `undefined` if the text cannot be read, has none, or contains something else. */
  readonly value: Readonly<Record<string, unknown>> | undefined;
  /** The errors in the YAML itself. */
  readonly findings: readonly Finding[];
  /** Returns the position of a value; for a missing one, that of the value around it. */
  placeOf(path: Path): Point;
  /** Returns the position of the name of a field. */
  placeOfName(path: Path): Point;
  /** Whether a text keeps its line breaks, as one below `|` does. */
  isLiteral(path: Path): boolean;
}

/** Parses YAML (1.2, as Contentlayer does) whose top level is expected to be fields. Never throws. */
export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  const { contents, errors, warnings } = document;
  const pointOf = (offset = 0): Point => {
    const { line, col } = lines.linePos(offset);
    // In an empty text the counter has no lines.
    return line === 0 ? { line: 1, column: 1 } : { line, column: col };
  };
  // Only the first mistake is the writer's; later ones are mostly consequences.
  const [error] = [...errors, ...warnings];
  const mistakes = error ? [explainYamlError(error, text, contents)] : mistakesIn(contents);
  const nodeAt = (path: Path): Node | undefined => {
    const node = path.length === 0 ? contents : document.getIn(path, true);
    return isNode(node) ? node : undefined;
  };
  const placeOf = (path: Path): Point => {
    if (path.length === 0) return { line: 1, column: 1 };
    const node = nodeAt(path);
    return node?.range ? pointOf(node.range[0]) : placeOf(path.slice(0, -1));
  };
  return {
    value: isMap(contents) && mistakes.length === 0 ? document.toJS() : undefined,
    findings: mistakes.map(({ at, ...mistake }) => ({ ...pointOf(at), ...mistake })),
    placeOf,
    placeOfName: (path) => {
      const around = nodeAt(path.slice(0, -1));
      const keys = isMap(around) ? around.items.map(({ key }) => key) : [];
      const key = keys.find((one) => isScalar(one) && String(one.value) === path.at(-1));
      return isScalar(key) ? pointOf(key.range?.[0]) : placeOf(path.slice(0, -1));
    },
    isLiteral: (path) => {
      const node = nodeAt(path);
      return isScalar(node) && node.type === 'BLOCK_LITERAL';
    },
  };
}

/** A mistake in YAML, and its offset in the text. */
interface Mistake {
  readonly at: number;
  readonly message: string;
  readonly hint: string;
}

/** Returns what the parser accepts, but no writer means. */
function mistakesIn(contents: Node | null): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  visit(contents, {
    Alias: (_, { range }) => void mistakes.push(valueStartsWith('*', range?.[0])),
    Value: (_, { anchor, range }) => {
      if (anchor !== undefined) mistakes.push(valueStartsWith('&', range?.[0]));
    },
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string' || value.type !== 'PLAIN')
        return;
      const at = value.range?.[0] ?? 0;
      if (hasCurlyQuotes(value.value)) {
        const message = 'The value is in curly quotes, which YAML treats as part of the text.';
        mistakes.push({ at, message, hint: 'Use straight quotes (\' or "), or none.' });
      }
      if (!value.comment || !SENTENCES.has(String(key.value))) return;
      const message = `"#${value.comment}" is a comment in YAML, so readers do not see it.`;
      mistakes.push({ at, message, hint: 'Put all of it in quotes.' });
    },
  });
  return mistakes;
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
export function controlCharacterIn(text: string): Mistake | undefined {
  const match = CONTROL_CHARACTER.exec(text);
  if (match === null) return undefined;
  const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    at: match.index,
    message: `This is a control character or an unreadable one (U+${code}), which pages must not contain.`,
    hint: 'Remove it: delete the characters around it, and write them again.',
  };
}

/** Explains what writers trip over most often, and any other mistake in the words of the parser. */
function explainYamlError(
  { code, message, pos: [at] }: YAMLError,
  text: string,
  contents: Node | null,
): Mistake {
  if (/^Missing closing|end with a [\]}]/.test(message)) {
    const opening = openingBefore(at, contents);
    return {
      at: opening,
      message: `The value starts with ${text[opening]}, which is not closed.`,
      hint: 'Close it, or put the value in quotes if it is text.',
    };
  }
  if (['BAD_ALIAS', 'BAD_DIRECTIVE', 'BAD_SCALAR_START', 'TAG_RESOLVE_FAILED'].includes(code))
    return valueStartsWith(text.charAt(at), at);
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('Nested')) {
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

/** The mistake of a value that is not text in YAML because of its first character. */
function valueStartsWith(sign: string, at = 0): Mistake {
  const message = `The value starts with "${sign}", which has a special meaning in YAML.`;
  return { at, message, hint: 'Put the value in quotes: name: "value".' };
}

/** Returns each text in a value with the path that leads to it. */
export function* textsIn(
  value: unknown,
  path: Path = [],
): Generator<{ readonly text: string; readonly path: Path }> {
  if (typeof value === 'string') yield { text: value, path };
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, [...path, name]);
  }
}
