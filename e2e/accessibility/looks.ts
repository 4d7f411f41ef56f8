import type { Page } from '@playwright/test';

/** Something that must stand out from what lies behind it. Colours are computed CSS colours. */
export interface Look {
  readonly kind: 'prose' | 'text' | 'part';
  readonly colour: string;
  /** Of the element and all around it. */
  readonly opacity: number;
  /** The backgrounds below it, the nearest first; the last lets nothing through. */
  readonly behind: readonly string[];
  /** One of the elements that look so. */
  readonly example: string;
}

/**
 * What can be seen on the open page, each look once: texts, prose apart from others, and the parts by which controls
 * are known, which are the borders of fields and buttons, and icons.
 */
export function collectLooks(page: Page): Promise<readonly Look[]> {
  return page.evaluate(() => {
    const looks = new Map<string, Look>();

    const behind = (element: Element | null): string[] => {
      if (element === null) return [];
      const { backgroundColor } = getComputedStyle(element);
      if (/^rgba\(\d+, \d+, \d+, 0\)$/.test(backgroundColor)) return behind(element.parentElement);
      const isOpaque = !/rgba|\//.test(backgroundColor);
      return [backgroundColor, ...(isOpaque ? [] : behind(element.parentElement))];
    };
    const opacity = (element: Element | null): number =>
      element === null ? 1 : Number(getComputedStyle(element).opacity) * opacity(element.parentElement);
    // What stands on a picture or a gradient is told from it by no one colour.
    const isOnPicture = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).backgroundImage !== 'none' || isOnPicture(element.parentElement));
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.visually-hidden, :disabled') === null &&
      !isOnPicture(element) &&
      element.getBoundingClientRect().width > 1;
    const describe = (element: Element) => {
      const { tagName, className } = element;
      const classes =
        typeof className === 'string' && className !== '' ? `.${className.replaceAll(' ', '.')}` : '';
      const parent = element.parentElement?.className;
      return `${typeof parent === 'string' && parent !== '' ? `.${parent.replaceAll(' ', '.')} > ` : ''}${tagName.toLowerCase()}${classes}: “${element.textContent.trim().slice(0, 30)}”`;
    };
    const add = (element: Element, kind: Look['kind'], colour: string, ground: readonly string[]) => {
      const look = { kind, colour, opacity: opacity(element), behind: ground };
      const key = JSON.stringify(look);
      if (!looks.has(key)) looks.set(key, { ...look, example: describe(element) });
    };

    /** Prose is what one reads line by line: the text of the page itself, without code, controls and labels. */
    const isProse = (element: Element) =>
      element.closest('#main') !== null &&
      element.closest('pre, code span, nav, button, form, figure, svg, .button, .badge, .doc-badge') === null;
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

    for (const element of document.body.querySelectorAll('*')) {
      if (!isSeen(element)) continue;
      const style = getComputedStyle(element);
      const kind = isProse(element) ? 'prose' : 'text';
      if (hasText(element) && !(element instanceof SVGElement))
        add(element, kind, style.color, behind(element));
      for (const pseudo of ['::before', '::after', '::placeholder', '::marker']) {
        const { content, color } = getComputedStyle(element, pseudo);
        const isShown =
          pseudo === '::placeholder'
            ? element.matches(':placeholder-shown')
            : /^["“c]/.test(content) && content !== '""';
        if (isShown) add(element, kind, color, behind(element));
      }

      const isField = element.matches('input, select, textarea');
      if (isField || element.matches('button, .button')) {
        const isDrawn = style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px';
        const isTransparent = /, 0\)$/.test(style.borderTopColor);
        // A checkbox without a style of its own is drawn by the browser, whose business its colours are.
        const isNative = element.matches('[type="checkbox"], [type="radio"], [type="color"], [type="range"]');
        if (isDrawn && !isTransparent && !isNative) {
          add(element, 'part', style.borderTopColor, behind(element.parentElement));
        }
      }
      if (element instanceof SVGElement && element.matches('.icon')) {
        add(element, 'part', style.color, behind(element.parentElement));
      }
    }
    return [...looks.values()];
  });
}
