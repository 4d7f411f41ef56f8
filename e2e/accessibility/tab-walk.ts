import type { Page } from '@playwright/test';
import { contrast, PART_RATIO } from './colours.ts';

/** The look of an element that shows whether it has the focus. Colours are computed CSS colours. */
interface Indicator {
  readonly outline: string;
  readonly outlineStyle: string;
  readonly outlineWidth: number;
  readonly boxShadow: string;
  readonly border: string;
  /** The backgrounds on which the outline is drawn, the nearest first. */
  readonly behind: readonly string[];
}

/** An element that receives the focus by the Tab key. */
interface Stop {
  readonly what: string;
  readonly role: 'stop' | 'end' | 'seen before';
  /** The faults of the stop itself. */
  readonly problems: readonly string[];
  readonly indicator: Indicator;
  /** Its look before it received the focus. */
  readonly former?: Indicator;
}

/** The findings of a walk through a page by the Tab key. */
export interface Walk {
  /** The elements that had the focus, in order. */
  readonly stops: readonly string[];
  readonly problems: readonly string[];
}

declare global {
  interface Window {
    /** The elements that the walk has visited. */
    walked?: HTMLElement[];
    /** The elements that have not had the focus yet, with their looks. */
    waiting?: WeakMap<Element, Indicator>;
  }
}

/** More stops than any page has: a walk that reaches the limit is trapped. */
const MAX_STOPS = 600;

/**
 * Presses Tab from the top of the page until the focus leaves it. Finds stops that are out of order, out of view or
 * covered, stops whose focus is not visible, and controls that are never reached.
 */
export async function walk(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    window.walked = [];
    window.waiting = new WeakMap();
    window.scrollTo(0, 0);
  });
  await lookAround(page);
  const stops: Stop[] = [];
  const problems: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await lookAround(page);
    if (stop.role === 'seen before')
      problems.push(`The focus came back to ${stop.what} before it left the page.`);
    if (stop.role !== 'stop' || stops.length > MAX_STOPS) break;
    stops.push(stop);
    // In a frame, the focused element inside it shows the focus.
    if (
      stop.former !== undefined &&
      !stop.what.startsWith('iframe') &&
      !isSeen(stop.indicator, stop.former)
    ) {
      problems.push(`The focus is not seen on ${stop.what}: ${JSON.stringify(stop.indicator)}`);
    }
    problems.push(...stop.problems.map((problem) => `${stop.what} ${problem}`));
  }
  return { stops: stops.map(({ what }) => what), problems: [...problems, ...(await neverReached(page))] };
}

/**
 * Whether the focus makes a difference of 3:1 (WCAG 2.2, 1.4.11 and 2.4.13): an outline or a shadow against its
 * background, or a border against its former colour.
 */
function isSeen(focused: Indicator, former: Indicator): boolean {
  const shadow = /^(rgb|color)[^)]*\)/.exec(focused.boxShadow)?.[0];
  return (
    (focused.outlineStyle !== 'none' &&
      focused.outlineWidth >= 2 &&
      (former.outlineStyle === 'none' || contrast(focused.outline, [former.outline]) >= PART_RATIO) &&
      contrast(focused.outline, focused.behind) >= PART_RATIO) ||
    (shadow !== undefined &&
      focused.boxShadow !== former.boxShadow &&
      contrast(shadow, focused.behind) >= PART_RATIO) ||
    (focused.border !== former.border && contrast(focused.border, [former.border]) >= PART_RATIO)
  );
}

function lookAround(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const walked = window.walked ?? [];
    const backgrounds = (element: Element | null): string[] =>
      element === null
        ? []
        : [getComputedStyle(element).backgroundColor, ...backgrounds(element.parentElement)];
    const indicatorOf = (element: Element): Indicator => {
      const style = getComputedStyle(element);
      const isInside = Number.parseFloat(style.outlineOffset) < 0 || style.boxShadow.includes('inset');
      return {
        outline: style.outlineColor,
        outlineStyle: style.outlineStyle,
        outlineWidth: Number.parseFloat(style.outlineWidth),
        boxShadow: style.boxShadow,
        border: style.borderTopColor,
        behind: backgrounds(isInside ? element : element.parentElement),
      };
    };
    const before = walked.at(-1);
    const active = document.activeElement;
    const waiting = window.waiting ?? new WeakMap<Element, Indicator>();
    const former = active === null ? undefined : waiting.get(active);
    const isAfter = (a: Element, b: Element) =>
      (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    // All focusable elements are recorded before the first stop, and at each stop the next ones.
    let rest = walked.length === 0 ? Number.POSITIVE_INFINITY : 3;
    for (const element of document.querySelectorAll('a, button, input, summary, [tabindex="0"]')) {
      if (rest === 0) break;
      if (active !== null && (element === active || !isAfter(active, element))) continue;
      waiting.set(element, indicatorOf(element));
      if (element.checkVisibility()) rest -= 1;
    }
    if (!(active instanceof HTMLElement) || active === document.body) {
      return { what: 'the end', role: 'end', problems: [], indicator: indicatorOf(document.body) };
    }
    const name = active.getAttribute('aria-label') ?? active.innerText.trim();
    const what = `${active.tagName.toLowerCase()} “${name.slice(0, 40)}”`;
    if (walked.includes(active)) {
      const role = active === walked[0] ? 'end' : 'seen before';
      return { what, role, problems: [], indicator: indicatorOf(active) };
    }
    walked.push(active);

    const problems: string[] = [];
    if (before !== undefined && !isAfter(before, active))
      problems.push('comes before what had the focus before');
    const part = (element: Element) =>
      element.closest('nav, section, header, footer, form, figure, [data-article], main');
    if (before !== undefined && part(before) === part(active)) {
      const [own, former] = [active.getBoundingClientRect(), before.getBoundingClientRect()];
      // A column follows the one on its left. The button that copies a sample follows the sample, on its first line.
      const isAbove = own.bottom < former.top && own.left < former.right;
      if (isAbove && !active.matches('.code-copy')) problems.push('stands above what had the focus before');
    }
    // Of a link across two lines, the first.
    const { left, right, top, bottom } = active.getClientRects()[0] ?? active.getBoundingClientRect();
    const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const fits = bottom - top < window.innerHeight - bar;
    const y = fits ? top + 2 : (Math.max(top, bar) + Math.min(bottom, window.innerHeight)) / 2;
    const above = document.elementFromPoint((Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2, y);
    const isOnTop = above !== null && (active.contains(above) || above.contains(active));
    if (y < 0 || y >= window.innerHeight) problems.push('is out of sight');
    // A frame that is still empty is covered by its picture.
    else if (!isOnTop && active.tagName !== 'IFRAME')
      problems.push(`is covered by ${above?.outerHTML.slice(0, 60)}`);
    return { what, role: 'stop', problems, indicator: indicatorOf(active), ...(former && { former }) };
  });
}

/** The controls that the Tab key never reached. */
function neverReached(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isReplaced = (old: HTMLElement, element: Element) =>
      !old.isConnected && old.tagName === element.tagName && old.textContent === element.textContent;
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter(
        (element) => element instanceof HTMLElement && element.tabIndex >= 0 && !element.matches(':disabled'),
      )
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null,
      )
      .filter(
        (element) => !window.walked?.some((reached) => reached === element || isReplaced(reached, element)),
      )
      .map((element) => `never reached: ${element.outerHTML.slice(0, 80)}`);
  });
}
