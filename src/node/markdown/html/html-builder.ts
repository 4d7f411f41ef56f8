import type { ElementContent, Properties } from 'hast';
import type { Point, Report } from '../report.ts';
import { ALLOWED_HTML, ALLOWED_HTML_NAMES, BLOCK_HTML, HTML_WITHOUT_TEXT } from './allowed-html.ts';
import { element } from './element.ts';
import { decodeHtmlText, readAttributes } from './html-fragment.ts';
import type { HtmlToken } from './html-tokens.ts';

/** An element of the writer's that is open, or one that is left out together with its text. */
interface OpenElement {
  readonly name: string;
  readonly point: Point | undefined;
  /** Undefined for what is left out. */
  readonly properties: Properties | undefined;
  readonly children: ElementContent[];
}

/** Builds the children of one markdown element out of markdown's own nodes and a writer's HTML among them. */
export class HtmlBuilder {
  readonly #report: Report;
  readonly #parentName: string;
  readonly #finished: ElementContent[] = [];
  readonly #open: OpenElement[] = [];

  constructor(report: Report, parentName: string) {
    this.#report = report;
    this.#parentName = parentName;
  }

  /** Adds a node that markdown made. */
  append(node: ElementContent): void {
    (this.#open.at(-1)?.children ?? this.#finished).push(node);
  }

  /** Adds a piece of the writer's HTML. */
  add(token: HtmlToken, point: Point | undefined): void {
    const leftOut = this.#open.at(-1);
    if (leftOut !== undefined && leftOut.properties === undefined) {
      // Within a script or the like only its end tag means something.
      if (token.kind === 'close' && token.name === leftOut.name) this.#open.pop();
      return;
    }
    if (token.kind === 'open') this.#openTag(token, point);
    else if (token.kind === 'close') this.#closeTag(token.name, point);
    else if (token.kind === 'text') this.append({ type: 'text', value: decodeHtmlText(token.source) });
    else if (!token.closed) {
      this.#report.error(
        point,
        'This HTML comment is never closed, so everything below it is hidden.',
        'Close it with "-->".',
      );
    }
  }

  /** The children, with everything closed. */
  finish(): ElementContent[] {
    while (this.#open.length > 0) this.#closeUnfinished();
    return this.#finished;
  }

  #openTag(token: HtmlToken & { kind: 'open' }, point: Point | undefined): void {
    const { name } = token;
    const allowed = ALLOWED_HTML.get(name);
    if (allowed === undefined) {
      this.#report.warning(
        point,
        `The HTML element <${name}> is not allowed in a page and was left out.`,
        `Allowed are ${ALLOWED_HTML_NAMES}.`,
      );
      if (HTML_WITHOUT_TEXT.has(name)) this.#open.push({ name, point, properties: undefined, children: [] });
    } else if (BLOCK_HTML.has(name) && this.#parentName === 'p') {
      this.#report.error(
        point,
        `<${name}> stands in the middle of a paragraph.`,
        'Begin a line with it, with an empty line before.',
      );
    } else {
      const properties = this.#allowedAttributes(token, allowed, point);
      if (name === 'br') this.append(element(name, properties));
      else this.#open.push({ name, point, properties, children: [] });
    }
  }

  #allowedAttributes(
    token: HtmlToken & { kind: 'open' },
    allowed: readonly string[],
    point: Point | undefined,
  ) {
    const properties: Properties = {};
    for (const [name, value] of Object.entries(readAttributes(token.source))) {
      if (allowed.includes(name)) {
        properties[name] = value;
        continue;
      }
      this.#report.warning(
        point,
        `The attribute "${name === 'className' ? 'class' : name.toLowerCase()}" of <${token.name}> is not allowed and was left out.`,
        allowed.length === 0 ? `<${token.name}> takes no attributes.` : `Allowed: ${allowed.join(', ')}.`,
      );
    }
    return properties;
  }

  #closeTag(name: string, point: Point | undefined): void {
    if (!ALLOWED_HTML.has(name) || name === 'br') return; // Told at the start tag.
    if (!this.#open.some((open) => open.name === name)) {
      if (BLOCK_HTML.has(name) && this.#parentName === 'p') return; // Told at the start tag, too.
      this.#report.warning(point, `</${name}> closes nothing.`, `Remove it, or open <${name}> before it.`);
      return;
    }
    while (this.#open.at(-1)?.name !== name) this.#closeUnfinished();
    const closed = this.#open.pop();
    if (closed?.properties !== undefined) this.append(element(name, closed.properties, closed.children));
  }

  /** Closes what a writer left open. What markdown put into it is kept in any case. */
  #closeUnfinished(): void {
    const open = this.#open.pop();
    if (open === undefined) return;
    if (open.properties === undefined) {
      for (const child of open.children) this.append(child);
      return;
    }
    this.#report.error(
      open.point,
      `<${open.name}> is never closed.`,
      `Write </${open.name}> where it ends, in the same paragraph or on the same level as its start.`,
    );
    this.append(element(open.name, open.properties, open.children));
  }
}
