import type { Properties } from 'hast';

/**
 * The width of every drawing in its own units. Letters are 16 units high: at their natural size they are those of the
 * text around them, and in a window of 360 CSS pixels they are still 12 high.
 */
export const DRAWING_WIDTH = 424;

/** The elements of a drawing and the attributes that they may have besides `class`, as property names. */
export const DRAWING_ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['svg', ['viewBox', 'xmlns']],
  ['g', ['transform']],
  ['rect', ['x', 'y', 'width', 'height', 'rx']],
  ['circle', ['cx', 'cy', 'r']],
  ['line', ['x1', 'y1', 'x2', 'y2']],
  ['path', ['d']],
  ['text', ['x', 'y', 'textAnchor']],
  ['tspan', ['x', 'y', 'dx', 'dy']],
]);

/**
 * The looks of a part, by class. They are attributes of SVG, so pages without diagrams pay nothing for them. Lines and
 * letters have the colour of the text around the drawing, which is right in both colour modes and in forced colours;
 * colours only tint.
 */
export const DRAWING_CLASSES: ReadonlyMap<string, Properties> = new Map<string, Properties>([
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
