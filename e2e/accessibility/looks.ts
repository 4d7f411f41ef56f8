import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { contrast, PART_RATIO } from './colours.ts';

/** An element that must stand out from its background. Colours are computed CSS colours. */
interface Look {
  readonly kind: 'prose' | 'text' | 'part';
  readonly colour: string;
  /** The combined opacity of the element and its ancestors. */
  readonly opacity: number;
  /** The backgrounds below it, the nearest first; the last is opaque. */
  readonly behind: readonly string[];
  /** One of the elements with these colours. */
  readonly example: string;
}

/** WCAG 2.2: 1.4.6 for prose, 1.4.3 for other text, 1.4.11 for parts of controls. */
const RATIOS: Readonly<Record<Look['kind'], number>> = { prose: 7, text: 4.5, part: PART_RATIO };

/** Returns the elements of the open page, without its frames, that have too little contrast. */
export async function weakLooks(page: Page): Promise<readonly string[]> {
  const looks = await collectLooks(page);
  expect(looks.length).toBeGreaterThan(3);
  return looks.flatMap(({ kind, colour, opacity, behind, example }) => {
    const ratio = contrast(colour, behind, opacity);
    const what = `${colour} at ${opacity} on ${behind.join(' on ')}`;
    return ratio < RATIOS[kind]
      ? [`${example}: ${kind}, ${ratio.toFixed(2)} of ${RATIOS[kind]}: ${what}`]
      : [];
  });
}

/**
 * Returns the visible elements of the open page, one per combination of colours: texts, with prose separate from
 * others, and the parts that identify controls, which are icons and the borders of fields and buttons.
 */
function collectLooks(page: Page): Promise<readonly Look[]> {
  return page.evaluate(() => {
    const looks = new Map<string, Look>();

    /** The background of an element. Needed for thousands of elements, computed once for each. */
    interface Ground {
      readonly behind: readonly string[];
      readonly opacity: number;
      /** A picture or a gradient has no single colour to compare with. */
      readonly isPicture: boolean;
    }
    const grounds = new Map<Element, Ground>();
    const groundOf = (element: Element | null): Ground => {
      if (element === null) return { behind: [], opacity: 1, isPicture: false };
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const below = groundOf(element.parentElement);
      const isTransparent = /^rgba\(\d+, \d+, \d+, 0\)$/.test(backgroundColor);
      const isOpaque = !/rgba|\//.test(backgroundColor);
      const ground = {
        behind: isTransparent ? below.behind : [backgroundColor, ...(isOpaque ? [] : below.behind)],
        opacity: Number(opacity) * below.opacity,
        isPicture: backgroundImage !== 'none' || below.isPicture,
      };
      grounds.set(element, ground);
      return ground;
    };
    const behind = (element: Element | null) => groundOf(element).behind;
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.visually-hidden, :disabled') === null &&
      !groundOf(element).isPicture &&
      element.getBoundingClientRect().width > 1;
    const describe = (element: Element) => {
      const { tagName, className } = element;
      const classes =
        typeof className === 'string' && className !== '' ? `.${className.replaceAll(' ', '.')}` : '';
      const parent = element.parentElement?.className;
      return `${typeof parent === 'string' && parent !== '' ? `.${parent.replaceAll(' ', '.')} > ` : ''}${tagName.toLowerCase()}${classes}: “${element.textContent.trim().slice(0, 30)}”`;
    };
    const add = (element: Element, kind: Look['kind'], colour: string, ground: readonly string[]) => {
      const look = { kind, colour, opacity: groundOf(element).opacity, behind: ground };
      const key = JSON.stringify(look);
      if (!looks.has(key)) looks.set(key, { ...look, example: describe(element) });
    };

    /** Prose is text for continuous reading: the text of the page itself, without code, controls and labels. */
    const isProse = (element: Element) =>
      element.closest('#main') !== null &&
      element.closest(
        'pre, code span, nav, button, form, figure, svg, .button, .note strong > a, .badge, .chip',
      ) === null;
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

    for (const element of document.body.querySelectorAll('*')) {
      if (!isSeen(element)) continue;
      const style = getComputedStyle(element);
      const kind = isProse(element) ? 'prose' : 'text';
      if (hasText(element) && !(element instanceof SVGElement))
        add(element, kind, style.color, behind(element));
      for (const pseudo of ['::before', '::after', '::placeholder', '::marker']) {
        if (pseudo === '::placeholder' && !element.matches(':placeholder-shown')) continue;
        if (pseudo === '::marker' && style.display !== 'list-item') continue;
        const { content, color } = getComputedStyle(element, pseudo);
        const isShown = pseudo === '::placeholder' || (/^["“c]/.test(content) && content !== '""');
        if (isShown) add(element, kind, color, behind(element));
      }

      const isField = element.matches('input, select, textarea');
      if (isField || element.matches('button, .button')) {
        const isDrawn = style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px';
        const isTransparent = /, 0\)$/.test(style.borderTopColor);
        // A checkbox without custom styles is drawn by the browser, which is responsible for its colours.
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
