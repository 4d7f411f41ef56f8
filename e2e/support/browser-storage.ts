import type { Page } from '@playwright/test';

/** Makes the browser refuse every access to storage on subsequent visits, as strict privacy settings do. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

/** Stores a value once, before the next visit. A value that the page stores later is kept. */
export async function storeBefore(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem(`stored ${name}`) !== null) return;
      sessionStorage.setItem(`stored ${name}`, '');
      localStorage.setItem(name, text);
    },
    [key, value] as const,
  );
}

/** Returns the value stored under a key; `null` if there is none. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
