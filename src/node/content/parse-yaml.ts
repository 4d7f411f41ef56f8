import { isMap, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { Finding, Place } from './diagnostic.ts';
import { explainYamlError } from './yaml-errors.ts';

/** YAML fields with their places in the file. */
export interface ParsedYaml {
  /** The fields; `undefined` when the text cannot be read, holds none, or holds something else. */
  readonly fields: YAMLMap.Parsed | undefined;
  /** What is wrong with the YAML itself. */
  readonly findings: readonly Finding[];
  /** The place of an offset in the text. */
  placeOf(offset: number): Place;
}

/** Parses YAML (1.2, as Contentlayer does) whose top level is expected to be fields. Never throws. */
export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeOf = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    // Of an empty text the counter knows no line.
    return line === 0 ? { line: 1, column: 1 } : { line, column: col };
  };

  const repeated = document.errors.filter((error) => error.code === 'DUPLICATE_KEY');
  const [unreadable] = document.errors.filter((error) => error.code !== 'DUPLICATE_KEY');
  // The first syntax error is the writer's; those after it are mostly its consequences.
  if (unreadable)
    return { fields: undefined, findings: [explainYamlError(unreadable, text, document.contents)], placeOf };

  const findings = [...repeated, ...document.warnings].map((error) =>
    explainYamlError(error, text, document.contents),
  );
  const { contents } = document;
  if (isMap(contents)) return { fields: contents, findings, placeOf };
  if (contents === null) return { fields: undefined, findings, placeOf };
  return { fields: undefined, findings: [...findings, noFields(contents.range[0])], placeOf };
}

function noFields(at: number): Finding {
  return { at, message: 'There are no fields here.', hint: 'Write each field as "name: value".' };
}
