import type { Element } from 'hast';
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { LineCounter } from 'yaml';
import type { Point } from '../../../shared/point.ts';
import type { Reporter } from '../page/reporter.ts';

// A reader may open an SVG file by its address, where it is a document of this site: its scripts would run with the
// site's rights. Browsers read the file as XML, so an XML parser that knows namespaces reads it here.

const SVG = 'http://www.w3.org/2000/svg';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** The other namespaces whose elements browsers implement. The elements of all others, such as Inkscape's, do nothing. */
const ACTIVE_NAMESPACES: ReadonlyMap<string, string> = new Map([
  ['http://www.w3.org/1999/xhtml', 'HTML'],
  ['http://www.w3.org/1998/Math/MathML', 'MathML'],
]);

/** The elements of SVG, including former ones that tools still write, except those that run or embed something. */
const ELEMENTS: ReadonlySet<string> = new Set(
  `a altGlyph altGlyphDef altGlyphItem animate animateColor animateMotion animateTransform circle clipPath
  color-profile cursor defs desc discard ellipse feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence filter flowDiv flowPara flowRegion flowRoot flowSpan font font-face font-face-format
  font-face-name font-face-src font-face-uri g glyph glyphRef hatch hatchpath hkern image line linearGradient marker
  mask mesh meshgradient meshpatch meshrow metadata missing-glyph mpath path pattern polygon polyline radialGradient
  rect set solidcolor stop style svg switch symbol text textPath title tref tspan use view vkern`.split(
    /\s+/,
  ),
);

/** The document type that tools write, which browsers do not fetch. Any other may declare entities. */
const PLAIN_DOCTYPE =
  /^\s*svg(?:\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^"]*"\s+"https?:\/\/www\.w3\.org\/[^"]*")?\s*$/;

/** A place within the same file, or a raster picture in the address itself. */
const INNER_REFERENCE = /^(?:#|$|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i;

/** Like {@link INNER_REFERENCE}, for styles, whose fonts may be in the address too. */
const INNER_STYLE_REFERENCE =
  /^(?:#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/[\w-]+|application\/(?:x-)?font-[\w-]+)[;,])/i;

/**
 * Drawings of tools have some tens of levels. For each tag, the parser looks through all levels, and walking thousands of
 * them would exceed the stack.
 */
const MAX_DEPTH = 200;

/** Thrown at a mistake after which reading on makes no sense. */
class Unreadable extends Error {
  constructor(
    readonly point: Point,
    message: string,
  ) {
    super(message);
  }
}

/** Returns the first characters of the addresses that a style fetches from elsewhere, or of the rule that does. */
function outerReference(style: string): string | undefined {
  // To CSS, the end of a line is one character, also after an escape.
  const plain = style
    .replaceAll('\r\n', '\n')
    .replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, code?: string, sign?: string) =>
      code === undefined ? (sign ?? '') : characterOf(Number.parseInt(code, 16)),
    );
  const fetching = /@import|image-set\(|\bsrc\(/i.exec(plain);
  if (fetching !== null) return fetching[0];
  for (const [, target = ''] of plain.matchAll(/url\(\s*["']?([^)]{0,60})/gi)) {
    if (!INNER_STYLE_REFERENCE.test(target.trim())) return `url(${target.trim().slice(0, 40)}`;
  }
  return undefined;
}

function characterOf(code: number): string {
  return code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code);
}

/** An element that is being read, with the text of a style element. */
interface OpenElement {
  readonly element: Element | undefined;
  readonly style: string[] | undefined;
  readonly start: Point;
}

/**
 * Reads an SVG file that a writer brings. Reports what runs, embeds, or is fetched from elsewhere, and then returns
 * undefined. The tree contains the elements and attributes of SVG, named as in the file, and their text.
 */
export function readSvg(bytes: Uint8Array, report: Reporter): Element | undefined {
  const before = report.diagnostics().length;
  const root = new SvgReader(report).read(bytes);
  return report.diagnostics().length > before ? undefined : root;
}

class SvgReader {
  readonly #report: Reporter;
  readonly #told = new Set<string>();
  readonly #lines = new LineCounter();
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #open: OpenElement[] = [];
  #source = '';
  #root: Element | undefined;
  #start: Point = { line: 1, column: 1 };

  constructor(report: Reporter) {
    this.#report = report;
  }

  /** Reports each mistake once: an export may repeat it in every element. */
  #tell(point: Point | undefined, message: string, hint: string): void {
    if (this.#told.has(message)) return;
    this.#told.add(message);
    this.#report.error(point, message, hint);
  }

  read(bytes: Uint8Array): Element | undefined {
    try {
      this.#source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      this.#tell(this.#start, 'The SVG cannot be read as UTF-8 text.', 'Save it with the encoding UTF-8.');
      return undefined;
    }
    this.#lines.addNewLine(0);
    for (const { index } of this.#source.matchAll(/\n/g)) this.#lines.addNewLine(index + 1);
    this.#listen();
    try {
      this.#parser.write(this.#source).close();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.#tell(error.point, error.message, EXPORT_AGAIN);
    }
    return this.#root;
  }

  #listen(): void {
    const parser = this.#parser;
    // Later errors are mostly consequences.
    parser.on('error', ({ message }) => {
      throw new Unreadable(this.#here(), `The SVG is damaged: ${message.replace(/^[\d:\s]+/, '')}`);
    });
    parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
      if (/^utf-8$/i.test(encoding)) return;
      this.#tell(this.#here(), `The SVG is declared as "${encoding}".`, 'Save it with the encoding UTF-8.');
    });
    parser.on('doctype', (doctype) => {
      if (PLAIN_DOCTYPE.test(doctype)) return;
      this.#tell(
        this.#here(),
        'An SVG must not declare entities or a document type of its own.',
        REMOVE_LINE,
      );
    });
    parser.on('processinginstruction', ({ target }) => {
      this.#tell(this.#here(), `An SVG must not have the instruction <?${target}?>.`, REMOVE_LINE);
    });
    parser.on('opentagstart', () => {
      // The parser has read the character after the name.
      this.#start = this.#pointAt(this.#source.lastIndexOf('<', parser.position - 1));
    });
    parser.on('opentag', (tag) => this.#openTag(tag));
    parser.on('closetag', () => this.#closeTag());
    parser.on('text', (text) => this.#text(text));
    parser.on('cdata', (text) => this.#text(text));
  }

  #openTag(tag: SaxesTagNS): void {
    const start = this.#start;
    if (this.#open.length === MAX_DEPTH) {
      throw new Unreadable(start, `The SVG is nested more than ${MAX_DEPTH} levels deep.`);
    }
    const element = this.#elementOf(tag, start);
    if (this.#open.length === 0) this.#root = element;
    if (this.#open.length === 0 && (tag.uri !== SVG || tag.local !== 'svg')) {
      throw new Unreadable(start, `The file begins with <${tag.name}>, not with <svg xmlns="${SVG}">.`);
    }
    if (element !== undefined) this.#open.at(-1)?.element?.children.push(element);
    const style = element !== undefined && tag.local === 'style' ? [] : undefined;
    this.#open.push({ element, style, start });
  }

  #closeTag(): void {
    const closed = this.#open.pop();
    const fetched = closed?.style && outerReference(closed.style.join(''));
    if (fetched !== undefined) this.#fetches(closed?.start, `A style of the SVG has "${fetched}"`);
  }

  #text(value: string): void {
    const parent = this.#open.at(-1);
    parent?.style?.push(value);
    parent?.element?.children.push({ type: 'text', value });
  }

  /** Returns the element of a tag; undefined for one that does nothing, or that is reported. */
  #elementOf({ name, local, uri, attributes }: SaxesTagNS, start: Point): Element | undefined {
    const language = ACTIVE_NAMESPACES.get(uri);
    if (language !== undefined) {
      this.#tell(start, `An SVG must not contain ${language}, such as <${name}>.`, WITHOUT_HTML);
      return undefined;
    }
    if (uri !== SVG) return undefined;
    if (!ELEMENTS.has(local)) {
      this.#tell(
        start,
        `An SVG must not contain <${name}>.`,
        local === 'foreignObject' ? WITHOUT_HTML : REMOVE,
      );
      return undefined;
    }
    const properties: Record<string, string> = {};
    for (const attribute of Object.values(attributes)) {
      this.#checkAttribute(name, attribute, start);
      properties[attribute.name] = attribute.value;
    }
    return { type: 'element', tagName: name, properties, children: [], position: { start, end: start } };
  }

  #checkAttribute(element: string, { name, local, uri, value }: SaxesAttributeNS, start: Point): void {
    const target = local === 'attributeName' ? value.replace(/^.*:/s, '').trim() : local;
    if (/^on/i.test(target) && uri === '') {
      this.#tell(start, `<${element}> of an SVG must not have "${target}".`, REMOVE);
    } else if ((uri === XML && local === 'base') || (target === 'href' && target !== local)) {
      this.#tell(
        start,
        `<${element}> of an SVG must not change what its references point to ("${name}").`,
        REMOVE,
      );
    } else if (local === 'href') {
      if (!INNER_REFERENCE.test(value.trim())) {
        this.#fetches(start, `<${element}> of the SVG has ${name}="${value.trim().slice(0, 60)}"`);
      }
    } else if (local !== 'content' && !local.startsWith('data-')) {
      // Tools save the source of the drawing in the two attributes that are left out; browsers do not read them.
      const fetched = outerReference(value);
      if (fetched !== undefined)
        this.#fetches(start, `"${name}" of <${element}> of the SVG has "${fetched}"`);
    }
  }

  #fetches(start: Point | undefined, what: string): void {
    this.#tell(
      start,
      `${what}, which points outside the file.`,
      'An SVG refers to its own parts ("#name") and embeds PNG, JPEG, GIF, WebP and AVIF pictures as "data:". Embed it, or remove it.',
    );
  }

  #here(): Point {
    return this.#pointAt(Math.max(0, this.#parser.position - 1));
  }

  #pointAt(offset: number): Point {
    const { line, col } = this.#lines.linePos(offset);
    return { line, column: col };
  }
}

const REMOVE =
  'Readers can open the file by its address, where it would act in the name of this site. Remove it, or export the picture as PNG or WebP.';
const REMOVE_LINE = 'Remove it: the picture does not need it.';
const EXPORT_AGAIN = 'Export it again, or export the picture as PNG or WebP.';
const WITHOUT_HTML =
  'Export its texts as plain text (in diagrams.net, switch "Formatted Text" off), or export the picture as PNG or WebP.';

const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  em: 16,
  ex: 8,
};

/** Returns the natural size of an SVG in CSS pixels; undefined if it has none. */
export function svgSize({
  properties,
}: Element): { readonly width: number; readonly height: number } | undefined {
  const [, , boxWidth = 0, boxHeight = 0] = String(properties['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = boxWidth > 0 && boxHeight > 0;
  const [width, height] = [lengthOf(properties['width']), lengthOf(properties['height'])];
  if (width !== undefined && height !== undefined) return { width, height };
  if (!hasBox) return undefined;
  if (width !== undefined) return { width, height: (width * boxHeight) / boxWidth };
  if (height !== undefined) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
}

/** Returns a length in CSS pixels; undefined for a percentage, or for none. */
function lengthOf(value: unknown): number | undefined {
  const [, digits, unit = ''] =
    /^\s*\+?(\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})([a-z]*)\s*$/i.exec(String(value ?? '')) ?? [];
  const length = Number(digits) * (PIXELS[unit.toLowerCase()] ?? Number.NaN);
  return length > 0 ? length : undefined;
}
