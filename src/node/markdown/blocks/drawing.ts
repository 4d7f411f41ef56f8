import type { Element, Properties } from 'hast';
import { SaxesParser } from 'saxes';
import { pointAfter } from '../../../shared/point.ts';
import { element } from '../page/hast.ts';
import type { Reporter } from '../page/reporter.ts';

/**
 * The width of every drawing in its own units. Letters are 16 units high: at natural size, they match the surrounding
 * text, and in a window of 360 CSS pixels they are still 12 pixels high.
 */
const DRAWING_WIDTH = 424;

/** The elements of a drawing and the attributes that they may have besides `class`. */
const DRAWING_ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['svg', ['viewBox', 'xmlns']],
  ['g', ['transform']],
  ['rect', ['x', 'y', 'width', 'height', 'rx']],
  ['circle', ['cx', 'cy', 'r']],
  ['line', ['x1', 'y1', 'x2', 'y2']],
  ['path', ['d']],
  ['text', ['x', 'y', 'text-anchor']],
  ['tspan', ['x', 'y', 'dx', 'dy']],
]);

/**
 * The presentation attributes of each class, so that pages without diagrams need no styles for them. Lines and letters
 * have the colour of the surrounding text, which suits both colour modes and forced colours; other colours only tint.
 */
const DRAWING_CLASSES: ReadonlyMap<string, Properties> = new Map<string, Properties>([
  ['box', { fill: 'currentColor', fillOpacity: '.05', stroke: 'currentColor', strokeOpacity: '.6' }],
  ['main', { fill: 'var(--accent-solid)', fillOpacity: '.18', stroke: 'currentColor', strokeWidth: '1.5' }],
  ['bad', { fill: 'var(--danger)', fillOpacity: '.14', stroke: 'currentColor', strokeDasharray: '5 4' }],
  ['area', { fill: 'none', stroke: 'currentColor', strokeOpacity: '.3' }],
  ['line', { fill: 'none', stroke: 'currentColor', strokeWidth: '1.5' }],
  ['dashed', { strokeDasharray: '4 4' }],
  ['head', { fill: 'currentColor' }],
  ['note', { fillOpacity: '.8' }],
  ['strong', { fontWeight: '650' }],
  ['code', { fontFamily: 'var(--mono)' }],
]);

type Drawing = (text: string) => Element;

const VIEW_BOX = new RegExp(`^0 0 ${DRAWING_WIDTH} (\\d+)$`);

/** Reads the SVG file of a drawing. Undefined for a damaged file, and for one with more than is allowed, which is reported. */
export function readDrawing(bytes: Buffer, report: Reporter): Drawing | undefined {
  const source = String(bytes);
  const placeOf = (offset: number) => pointAfter({ line: 1, column: 1 }, source.slice(0, offset));
  const parser = new SaxesParser();
  const open = [element('file', {})];
  const addText = (value: string) => {
    if (value.trim() !== '') open.at(-1)?.children.push({ type: 'text', value });
  };
  let start = placeOf(0);
  parser.on('opentagstart', () => {
    // The parser has read the character after the name.
    start = placeOf(source.lastIndexOf('<', parser.position - 1));
  });
  parser.on('opentag', ({ name, attributes }) => {
    const opened = element(
      name,
      propertiesOf(name, attributes, (message, hint) => report.error(start, message, hint)),
    );
    opened.position = { start, end: start };
    open.at(-1)?.children.push(opened);
    open.push(opened);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(source).close();
  } catch (error) {
    const reason = String(error).replace(/^.*?\d+:\d+: /, '');
    const place = placeOf(Math.max(0, parser.position - 1));
    report.error(place, `The SVG is damaged: ${reason}`, 'Export it again.');
  }
  const svg = open[0]?.children.find((child) => child.type === 'element');
  if (svg === undefined || report.diagnostics().length > 0) return undefined;
  const [viewBox, height] = VIEW_BOX.exec(String(svg.properties['viewBox'])) ?? [];
  if (height === undefined) {
    report.error(
      svg.position?.start,
      `A drawing needs viewBox="0 0 ${DRAWING_WIDTH} …", where only the height is free.`,
      'Letters are 16 units high in all drawings, which fits narrow windows at this width.',
    );
    return undefined;
  }
  const properties = { viewBox, width: DRAWING_WIDTH, height, fill: 'currentColor', fontSize: '16' };
  return (text) => ({ ...svg, properties: { role: 'img', ariaLabel: text, ...properties } });
}

/** Returns the attributes of an element, those of its classes included. Reports what is not allowed. */
function propertiesOf(
  element: string,
  { class: classes = '', ...attributes }: Readonly<Record<string, string>>,
  report: (message: string, hint: string) => void,
): Properties {
  const allowed = (names: Iterable<string>) => `Allowed: ${[...names].join(', ')}.`;
  const names = DRAWING_ELEMENTS.get(element);
  if (names === undefined) {
    report(`A drawing must not contain <${element}>.`, allowed(DRAWING_ELEMENTS.keys()));
    return {};
  }
  for (const name of Object.keys(attributes).filter((one) => !names.includes(one))) {
    const message = `<${element}> of a drawing must not have the attribute "${name}".`;
    report(message, `${allowed(['class', ...names])} Colours come from classes.`);
  }
  const styles = (classes.match(/\S+/g) ?? []).map((name) => {
    const style = DRAWING_CLASSES.get(name);
    if (style === undefined)
      report(`There is no class "${name}" for drawings.`, allowed(DRAWING_CLASSES.keys()));
    return style;
  });
  return Object.assign({ ...attributes }, ...styles);
}
