import type { Element, Properties } from 'hast';
import { SaxesParser } from 'saxes';
import { pointAfter } from '../../../shared/point.ts';
import { element, isSpace } from '../page/hast.ts';
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

/** Reads the SVG file of a drawing and keeps what is allowed. Reports everything else and then returns undefined. */
export function readDrawing(bytes: Buffer, report: Reporter): Drawing | undefined {
  const svg = parseSvg(String(bytes), report);
  if (svg === undefined) return undefined;
  const drawing = allowed(svg, report);
  const height = heightOf(svg, report);
  if (drawing === undefined || height === undefined || report.diagnostics().length > 0) return undefined;
  return (text) => ({ ...drawing, properties: rootProperties(text, height) });
}

/** Returns the root element of an SVG file, whose elements know where they begin; undefined for a damaged file. */
function parseSvg(source: string, report: Reporter): Element | undefined {
  const placeOf = (offset: number) => pointAfter({ line: 1, column: 1 }, source.slice(0, offset));
  const parser = new SaxesParser();
  const open = [element('file', {})];
  const addText = (value: string) => open.at(-1)?.children.push({ type: 'text', value });
  let start = 0;
  parser.on('opentagstart', () => {
    // The parser has read the character after the name.
    start = source.lastIndexOf('<', parser.position - 1);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const place = placeOf(start);
    const opened = { ...element(name, attributes), position: { start: place, end: place } };
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
    report.error(
      placeOf(Math.max(0, parser.position - 1)),
      `The SVG is damaged: ${reason}`,
      'Export it again.',
    );
    return undefined;
  }
  return open[0]?.children.find((child) => child.type === 'element');
}

/** Returns the height of a drawing and checks its width, which is the same for all so that letters have one size. */
function heightOf(svg: Element, report: Reporter): string | undefined {
  const [, height] =
    new RegExp(`^0 0 ${DRAWING_WIDTH} (\\d+)$`).exec(String(svg.properties['viewBox'])) ?? [];
  if (height !== undefined) return height;
  report.error(
    svg.position?.start,
    `A drawing needs viewBox="0 0 ${DRAWING_WIDTH} …", where only the height is free.`,
    'Letters are 16 units high in all drawings, which fits narrow windows at this width.',
  );
  return undefined;
}

function rootProperties(text: string, height: string): Properties {
  return {
    role: 'img',
    ariaLabel: text,
    viewBox: `0 0 ${DRAWING_WIDTH} ${height}`,
    width: DRAWING_WIDTH,
    height,
    fill: 'currentColor',
    fontSize: '16',
  };
}

function allowed(node: Element, report: Reporter): Element | undefined {
  const attributes = DRAWING_ELEMENTS.get(node.tagName);
  if (attributes === undefined) {
    report.error(
      node.position?.start,
      `A drawing must not contain <${node.tagName}>.`,
      `Allowed: ${[...DRAWING_ELEMENTS.keys()].map((name) => `<${name}>`).join(', ')}.`,
    );
    return undefined;
  }
  const children = node.children.flatMap((child) => {
    if (child.type === 'element') return allowed(child, report) ?? [];
    return child.type === 'text' && !isSpace(child) ? child : [];
  });
  return element(node.tagName, propertiesOf(node, attributes, report), children);
}

function propertiesOf(node: Element, names: readonly string[], report: Reporter): Properties {
  const { class: classes = '', ...others } = node.properties;
  const properties: Properties = {};
  for (const [name, value] of Object.entries(others)) {
    if (names.includes(name)) properties[name] = value;
    else {
      report.error(
        node.position?.start,
        `<${node.tagName}> of a drawing must not have the attribute "${name}".`,
        `Allowed: ${['class', ...names].map((one) => `"${one}"`).join(', ')}; colours come from classes.`,
      );
    }
  }
  for (const name of String(classes).match(/\S+/g) ?? []) {
    const look = DRAWING_CLASSES.get(name);
    if (look !== undefined) Object.assign(properties, look);
    else {
      report.error(
        node.position?.start,
        `There is no class "${name}" for drawings.`,
        `Allowed: ${[...DRAWING_CLASSES.keys()].map((one) => `"${one}"`).join(', ')}.`,
      );
    }
  }
  return properties;
}
