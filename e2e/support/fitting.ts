import type { Page } from '@playwright/test';

/**
 * Reports whether the page scrolls sideways, and the elements that extend beyond the window where no scrolling reaches
 * them.
 */
export function sideways(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const known = new Map<Element, boolean>();
    const scrollsInside = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false;
      const scrolls =
        known.get(element) ??
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsInside(element.parentElement));
      known.set(element, scrolls);
      return scrolls;
    };
    const cutOff = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > clientWidth + 1 || left < -1) && !scrollsInside(element.parentElement);
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...cutOff.map((element) => `this reaches out: ${element.outerHTML.slice(0, 80)}`),
    ];
  });
}

/** Returns the texts that are cut off by a container, or that extend beyond the control that they label. */
export function cutOffTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** The closest ancestors of a text that clip it or that it must not overflow, up to the first one that scrolls. */
    const known = new Map<Element, readonly Element[]>();
    const boxesAround = (box: Element | null): readonly Element[] => {
      if (box === null || box === document.body) return [];
      const boxes = known.get(box) ?? findBoxes(box);
      known.set(box, boxes);
      return boxes;
    };
    const findBoxes = (box: Element): readonly Element[] => {
      const { clipPath, overflowX, overflowY } = getComputedStyle(box);
      const overflow = `${overflowX} ${overflowY}`;
      if (clipPath !== 'none' || /auto|scroll/.test(overflow)) return [];
      const isLimit = /hidden|clip/.test(overflow) || box.matches('button, .button, [role="menuitem"]');
      return [...(isLimit ? [box] : []), ...boxesAround(box.parentElement)];
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!text.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.visually-hidden, noscript, option') !== null) continue;
      const boxes = boxesAround(element);
      if (boxes.length === 0) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width <= 1) continue;
      for (const box of boxes) {
        const room = box.getBoundingClientRect();
        const isCut =
          left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1;
        if (isCut) found.push(`“${text.nodeValue.trim().slice(0, 40)}” in ${box.outerHTML.slice(0, 80)}`);
      }
    }
    return found;
  });
}

/** The positions of a documentation page's columns. */
interface Columns {
  /** Width of the first paragraph, in CSS pixels. */
  readonly text: number;
  /** The code blocks of the article that scroll sideways, by their first line. */
  readonly wideCode: readonly string[];
  /** The columns that overlap the next one. */
  readonly overlaps: readonly string[];
}

/** Measures the columns of the open page. */
export function columns(page: Page): Promise<Columns> {
  return page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const wideCode = visible('[data-article] .code pre')
      .filter((block) => block.scrollWidth > block.clientWidth + 1)
      .map((block) => block.textContent.split('\n')[0] ?? '');
    const boxes = visible('.sidebar, [data-article], .doc > .toc').map((element) => ({
      name: element.className,
      box: element.getBoundingClientRect(),
    }));
    const overlaps = boxes.flatMap(({ name, box }) =>
      boxes
        .filter(
          ({ box: other }) => other.left > box.left && box.right > other.left + 1 && other.top < box.bottom,
        )
        .map((other) => `${name} reaches into ${other.name}`),
    );
    const paragraph = document.querySelector('[data-article] > p');
    return { text: paragraph?.getBoundingClientRect().width ?? 0, wideCode, overlaps };
  });
}

/** What a page cuts off or lets overlap, each element identified by its class and the beginning of its text. */
interface Crowding {
  readonly cut: readonly string[];
  readonly overlapping: readonly string[];
}

/** Returns the elements whose content is cut off at their side, and the controls that overlap. */
export function crowding(page: Page): Promise<Crowding> {
  return page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.className || element.localName}: ${element.textContent.trim().slice(0, 30)}`;
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1,
      );
    // The text of a field scrolls.
    const cut = visible(':is(main, header, footer) :not(input)').filter((element) => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      const hides = (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
      return hides && clipPath === 'none' && element.scrollWidth > element.clientWidth + 1;
    });
    // An element that covers a whole cell on purpose is the cell's only link.
    const controls = visible(':is(header, .hero, .doc-header, .doc-actions, footer) :is(a, button, input)');
    const overlapping = controls.flatMap((control, index) => {
      const box = control.getBoundingClientRect();
      return controls
        .slice(index + 1)
        .filter((other) => {
          const next = other.getBoundingClientRect();
          const isApart =
            next.left >= box.right - 1 ||
            next.right <= box.left + 1 ||
            next.top >= box.bottom - 1 ||
            next.bottom <= box.top + 1;
          return !isApart && !control.contains(other);
        })
        .map((other) => `${nameOf(control)} and ${nameOf(other)}`);
    });
    return { cut: cut.map(nameOf), overlapping };
  });
}
