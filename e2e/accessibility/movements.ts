import type { Page } from '@playwright/test';

/** Returns the elements that move by themselves, or would when they change (WCAG 2.2, 2.3.3). */
export function movements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    ...document.getAnimations().map(({ id }) => `an animation ${id}`),
    ...[...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
      const moves =
        /[1-9]/.test(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth';
      return moves ? [`moves: ${element.outerHTML.slice(0, 80)}`] : [];
    }),
  ]);
}
