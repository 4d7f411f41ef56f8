import type { Element, Properties, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { element } from '../html/element.ts';
import { stringifyHtml } from '../html/stringify-html.ts';
import type { Report } from '../report.ts';
import { DRAWING_CLASSES, DRAWING_ELEMENTS, DRAWING_WIDTH } from './drawing-rules.ts';

/** A drawing as HTML, named for screen readers by a text that is escaped as an attribute's value. */
export type Drawing = (escapedText: string) => string;

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Stands where the name of a drawing belongs. */
const NAME = '{name}';

/**
 * Reads an SVG file with the parser that browsers use for SVG in a page, and keeps what the rules allow. Everything else
 * is reported; undefined when there is anything to report.
 */
export function readDrawing(source: string, report: Report): Drawing | undefined {
  const before = report.problems().length;
  const tree = parser.parse(source);
  const svg = soleElement(tree, report);
  const drawing = svg === undefined ? undefined : allowed(svg, report);
  const height = svg === undefined ? undefined : heightOf(svg, report);
  if (drawing === undefined || height === undefined || report.problems().length > before) return undefined;
  const html = stringifyHtml({
    type: 'root',
    children: [{ ...drawing, properties: rootProperties(height) }],
  });
  return (escapedText) => html.replace(NAME, () => escapedText);
}

function soleElement({ children }: Root, report: Report): Element | undefined {
  const parts = children.filter(({ type }) => type !== 'comment').filter((node) => !isSpace(node));
  const [svg, other] = parts;
  if (svg?.type === 'element' && svg.tagName === 'svg' && other === undefined) return svg;
  report.error(
    (other ?? svg)?.position?.start,
    'The file must hold one <svg> and nothing else.',
    'Text and HTML elements have no place in a drawing.',
  );
  return undefined;
}

/** A drawing's width is the same for all, so that their letters are. */
function heightOf(svg: Element, report: Report): string | undefined {
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

function rootProperties(height: string): Properties {
  return {
    role: 'img',
    ariaLabel: NAME,
    viewBox: `0 0 ${DRAWING_WIDTH} ${height}`,
    width: DRAWING_WIDTH,
    height,
    fill: 'currentColor',
    fontSize: '16',
  };
}

/** An element with what is allowed in it. */
function allowed(node: Element, report: Report): Element | undefined {
  const attributes = DRAWING_ELEMENTS.get(node.tagName);
  if (attributes === undefined) {
    report.error(
      node.position?.start,
      `A drawing must not hold <${node.tagName}>.`,
      `Allowed are ${[...DRAWING_ELEMENTS.keys()].map((name) => `<${name}>`).join(', ')}.`,
    );
    return undefined;
  }
  const children = node.children.flatMap((child) => {
    if (child.type === 'element') return allowed(child, report) ?? [];
    return child.type === 'text' && !isSpace(child) ? child : [];
  });
  return element(node.tagName, propertiesOf(node, attributes, report), children);
}

/** The allowed attributes; classes become what they stand for. */
function propertiesOf(node: Element, names: readonly string[], report: Report): Properties {
  const { className = [], ...others } = node.properties;
  const properties: Properties = {};
  for (const [name, value] of Object.entries(others)) {
    if (names.includes(name)) properties[name] = value;
    else {
      report.error(
        node.position?.start,
        `<${node.tagName}> of a drawing must not have the attribute "${name}".`,
        `Allowed are ${['class', ...names].map((one) => `"${one}"`).join(', ')}; colours come from classes.`,
      );
    }
  }
  for (const name of Array.isArray(className) ? className.map(String) : []) {
    const look = DRAWING_CLASSES.get(name);
    if (look !== undefined) Object.assign(properties, look);
    else {
      report.error(
        node.position?.start,
        `There is no class "${name}" for drawings.`,
        `Allowed are ${[...DRAWING_CLASSES.keys()].map((one) => `"${one}"`).join(', ')}.`,
      );
    }
  }
  return properties;
}

function isSpace(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
