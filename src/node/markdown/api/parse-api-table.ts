import { isMap, isScalar, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import type { Point, Report } from '../report.ts';
import type { ApiEntry, ApiTable } from './api-table.ts';
import { asMap, YamlFields } from './yaml-fields.ts';
import { YamlSource } from './yaml-source.ts';

const TABLE_FIELDS = ['title', 'anchor', 'entries'];
const ENTRY_FIELDS = 'name type default required since deprecated undoable description throws'.split(' ');
const ANCHOR = /^[a-z][a-z0-9-]*$/;

/**
 * Reads the YAML of an `api` fence that begins at `fence`. Undefined when there is no table to show; entries
 * with mistakes are left out. All mistakes are reported.
 */
export function parseApiTable(yaml: string, fence: Point, report: Report): ApiTable | undefined {
  const lines = new LineCounter();
  const document = parseDocument<Node>(yaml, { lineCounter: lines, prettyErrors: false });
  const source = new YamlSource(lines, fence, report);
  for (const error of document.errors) {
    source.error(
      source.pointAt(error.pos[0]),
      `This is no valid YAML: ${sentence(error.message)}`,
      YAML_HINT,
    );
  }
  if (document.errors.length > 0) return undefined;
  if (!isMap<Node, Node | null>(document.contents)) {
    source.error(fence, 'This API table is empty.', 'Write "title: …", "anchor: …" and "entries:".');
    return undefined;
  }
  return readTable(document.contents, fence, source);
}

const YAML_HINT = 'Put texts that hold ":", "#", quotes or backticks in quotes, and indent with spaces.';

function readTable(map: YAMLMap<Node, Node | null>, fence: Point, source: YamlSource): ApiTable | undefined {
  const fields = new YamlFields(map, 'The API table', TABLE_FIELDS, source);
  const title = fields.text('title', 'required');
  const anchor = fields.text('anchor', 'required');
  const entries = fields.list('entries', 'required').flatMap((node) => readEntry(node, source) ?? []);
  if (anchor !== undefined && !ANCHOR.test(anchor.text)) {
    source.error(
      anchor.point,
      `"${anchor.text}" cannot be the anchor of an API table.`,
      'It begins with a lower-case letter and holds only lower-case letters, digits and "-".',
    );
    return undefined;
  }
  if (title === undefined || anchor === undefined || entries.length === 0) return undefined;
  return { point: fence, title: title.text, anchor: anchor.text, entries };
}

function readEntry(node: Node | null, source: YamlSource): ApiEntry | undefined {
  const map = asMap(node, source);
  if (map === undefined) return undefined;
  const fields = new YamlFields(map, nameForMessages(map), ENTRY_FIELDS, source);
  const name = fields.text('name', 'required');
  const type = fields.text('type', 'required');
  const description = fields.markdown('description', 'required');
  const optional = {
    default: fields.text('default', 'optional')?.text,
    required: fields.flag('required') ?? false,
    since: fields.text('since', 'optional')?.text,
    deprecated: fields.markdown('deprecated', 'optional'),
    undoable: fields.flag('undoable'),
    throws: fields.texts('throws'),
  };
  if (name === undefined || type === undefined || description === undefined) return undefined;
  return { point: fields.point, name: name.text, type: type.text, description, ...optional };
}

function nameForMessages(map: YAMLMap<Node, Node | null>): string {
  const name = map.get('name', true);
  return isScalar(name) ? `The entry "${String(name.value)}"` : 'An entry';
}

function sentence(message: string): string {
  const line = message.split('\n')[0] ?? '';
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
