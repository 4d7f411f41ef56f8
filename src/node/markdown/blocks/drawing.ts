import type { Element, Properties } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isSpace } from '../page/hast.ts';
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

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Reads the SVG file of a drawing. Undefined for a damaged file, and for one with more than is allowed, which is reported. */
export function readDrawing(bytes: Buffer, report: Reporter): Drawing | undefined {
  const tree = parser.parse(String(bytes));
  visit(tree, 'element', (node) => finishElement(node, report));
  const [svg, ...others] = tree.children.filter((node) => node.type !== 'comment' && !isSpace(node));
  if (svg?.type !== 'element' || svg.tagName !== 'svg' || others.length > 0) {
    report.error(undefined, 'This file is not one SVG element.', 'Export it again.');
    return undefined;
  }
  const [viewBox, height] = VIEW_BOX.exec(String(svg.properties['viewBox'])) ?? [];
  if (height === undefined) {
    report.error(
      svg.position?.start,
      `A drawing needs viewBox="0 0 ${DRAWING_WIDTH} …", where only the height is free.`,
      'Letters are 16 units high in all drawings, which fits narrow windows at this width.',
    );
  }
  if (report.diagnostics().length > 0) return undefined;
  const properties = { viewBox, width: DRAWING_WIDTH, height, fill: 'currentColor', fontSize: '16' };
  return (text) => ({ ...svg, properties: { role: 'img', ariaLabel: text, ...properties } });
}

/** Removes the space in an element, gives it the attributes of its classes, and reports what is not allowed. */
function finishElement(node: Element, report: Reporter): void {
  const { tagName, position } = node;
  const { className, ...properties } = node.properties;
  const error = (message: string, names: Iterable<string>) =>
    report.error(position?.start, message, `Allowed: ${[...names].join(', ')}.`);
  node.children = node.children.filter((child) => child.type !== 'comment' && !isSpace(child));
  const allowed = DRAWING_ELEMENTS.get(tagName);
  if (allowed === undefined) {
    error(`A drawing must not contain <${tagName}>.`, DRAWING_ELEMENTS.keys());
    return;
  }
  const known = allowed.map((name) => name.replaceAll('-', '').toLowerCase());
  for (const name of Object.keys(properties).filter((one) => !known.includes(one.toLowerCase()))) {
    const names = ['class', ...allowed];
    error(
      `<${tagName}> of a drawing must not have the attribute "${name}"; colours come from classes.`,
      names,
    );
  }
  for (const name of Array.isArray(className) ? className.map(String) : []) {
    const style = DRAWING_CLASSES.get(name);
    if (style === undefined) error(`There is no class "${name}" for drawings.`, DRAWING_CLASSES.keys());
    else Object.assign(properties, style);
  }
  node.properties = properties;
}
