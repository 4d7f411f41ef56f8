import type { z } from 'zod';
import type { Point } from '../../../shared/point.ts';
import { checkFields } from '../../content/check-fields.ts';
import { API_ENTRY, API_TABLE } from '../../content/schema.ts';
import { type Path, parseYaml } from '../../content/yaml.ts';
import type { Reporter } from '../page/reporter.ts';

/** A text and its position in the page's markdown. */
export interface PlacedText {
  readonly text: string;
  readonly point: Point;
}

/** One documented member of an API: a prop, a method, a field. The texts that are markdown have positions. */
export interface ApiEntry
  extends Readonly<
    Omit<z.output<typeof API_ENTRY>, 'deprecated' | 'description' | 'example' | 'required' | 'throws'>
  > {
  readonly point: Point;
  readonly required: boolean;
  readonly deprecated: PlacedText | undefined;
  readonly description: PlacedText;
  /** Code, below the context of the table, which readers do not see. */
  readonly example: PlacedText | undefined;
  readonly throws: readonly PlacedText[];
}

/** The content of one fence of the language `api`. */
export interface ApiTable {
  /** The caption. */
  readonly title: string;
  /** The prefix of the entries' ids. */
  readonly anchor: string;
  readonly entries: readonly ApiEntry[];
}

/**
 * Reads the YAML of an `api` fence that begins at `fence`. Reports all mistakes and skips entries that have any.
 * Undefined if there is no table to show.
 */
export function parseApiTable(source: string, fence: Point, report: Reporter): ApiTable | undefined {
  const yaml = parseYaml(source);
  const pointIn = ({ line, column }: Point): Point => ({
    line: fence.line + line,
    column: fence.column + column - 1,
  });
  for (const { message, hint, ...place } of checkFields(yaml, API_TABLE)) {
    report.error(pointIn(place), message, hint);
  }
  const { shape } = API_TABLE;
  const { title, anchor, context, entries } = yaml.value ?? {};
  const name = shape.title.safeParse(title).data?.trim();
  const prefix = shape.anchor.safeParse(anchor).data;
  const hidden = shape.context.safeParse(context).data?.trim();
  const above = hidden === undefined ? '' : `${hidden}\n// ---cut---\n`;
  const sound = [entries].flat().flatMap((written, index): ApiEntry[] => {
    const entry = API_ENTRY.safeParse(written).data;
    if (entry === undefined) return [];
    const at = ['entries', index];
    /** Returns a markdown text. A blank line ends a paragraph even if YAML folds it to a single line break. */
    const placed = (text: string, ...path: Path): PlacedText => {
      const isLiteral = yaml.isLiteral([...at, ...path]);
      return {
        text: (isLiteral ? text : text.replace(/(?<!\n)\n(?![\n ])/g, '\n\n')).trim(),
        point: pointIn(yaml.placeOf([...at, ...path])),
      };
    };
    const { deprecated, description, example, throws = [] } = entry;
    return [
      {
        ...entry,
        name: entry.name.trim(),
        required: entry.required ?? false,
        point: pointIn(yaml.placeOf(at)),
        deprecated: deprecated === undefined ? undefined : placed(deprecated, 'deprecated'),
        description: placed(description, 'description'),
        example:
          example === undefined
            ? undefined
            : { ...placed(example, 'example'), text: `${above}${example.trim()}` },
        throws: throws.map((text, number) => placed(text, 'throws', number)),
      },
    ];
  });
  if (name === undefined || prefix === undefined || sound.length === 0) return undefined;
  return { title: name, anchor: prefix, entries: sound };
}
