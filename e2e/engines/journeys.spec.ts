import { expect } from '@playwright/test';
import { sharedPath } from '../code-editor/code-editor.ts';
import { isAppScript } from '../support/late-app.ts';
import { docPaths, pageFile, readPage } from '../support/site-pages.ts';
import { test } from './engine-test.ts';
import { type Reader, retry } from './reader.ts';
import type { Hold } from './site-server.ts';

const OVERVIEW = '/docs/overview';
const NODES = '/docs/concepts/nodes';
/** A long page with API tables. */
const REFERENCE = '/docs/api/useEditor';
const TUTORIAL = '/docs/guides/basic-tutorial';

const SEARCH_BUTTON = '[data-search-button]';
const FIELD = 'dialog [role="combobox"]';
const OPTION = '[role="listbox"] [role="option"]';
const CODE_FIELD = '[role="textbox"][aria-label="Code editor"]';
const LIVE_REGION = '#live-region[aria-live="polite"]';

/** The link to a page in the sidebar. */
const sidebar = (path: string) => `nav[aria-label="Docs"] a[href="${path}"]`;

test.describe('navigation', () => {
  test('a reader navigates by links, by the search, and in a narrow window', async ({ reader }) => {
    await reader.open(OVERVIEW);
    await test.step('a sidebar link changes the page without a new document, and the new page is announced', async () => {
      await reader.markDocument();
      await reader.click(sidebar(NODES));
      await reader.arrives(NODES);
      await reader.hasFocusOn('h1');
      await reader.reads(LIVE_REGION, 'Nodes | craft.js');
      await reader.isAt(0);
      await reader.sees(`${sidebar(NODES)}[aria-current="page"]`);
      await reader.isInMarkedDocument();
    });
    await test.step('a narrow window has its navigation in a dialog', async () => {
      await reader.resize(460, 800);
      await reader.markDocument();
      const button = 'button[aria-label="Open navigation"]';
      const dialog = 'dialog';
      await reader.click(button);
      await reader.hasFocusOn(`${dialog} [aria-label="Close navigation"]`);
      await reader.press('Escape');
      await reader.seesNo(dialog);
      await reader.hasFocusOn(button);
      await reader.press('Enter');
      await reader.sees(dialog);
      await reader.click(`${dialog} ${sidebar(OVERVIEW)}`);
      await reader.arrives(OVERVIEW);
      await reader.seesNo(dialog);
      await reader.isInMarkedDocument();
      await reader.resize(1280, 900);
    });
    await test.step('the search leads to an API entry, which then has the focus', async () => {
      await reader.click(SEARCH_BUTTON);
      await reader.hasFocusOn(FIELD);
      await reader.type('canRedo');
      await hasResults(reader, 'canRedo');
      await reader.click(`${OPTION}[data-href="${REFERENCE}#query-history-canredo"]`);
      await reader.arrives(REFERENCE);
      await reader.hasFocusOn('#query-history-canredo');
      await isBelowNavbar(reader, 'query-history-canredo');
    });
    await test.step('the colour mode is kept, and applies from the start after a reload', async () => {
      const looks = () => ({
        theme: document.documentElement.dataset['theme'],
        background: getComputedStyle(document.body).backgroundColor,
        scheme: getComputedStyle(document.documentElement).colorScheme,
      });
      const dark = { theme: 'dark', background: 'rgb(15, 21, 17)', scheme: 'dark' };
      const light = { theme: 'light', background: 'rgb(255, 255, 255)', scheme: 'light' };
      await reader.eventually(light, looks);
      await reader.click('[data-color-mode-button]');
      await reader.eventually(dark, looks);
      await reader.reload();
      expect(await reader.evaluate(looks)).toEqual(dark);
      await reader.hydrated();
      await reader.click('[data-color-mode-button]');
      await reader.eventually(light, looks);
    });
    await test.step('the search has a page of its own', async () => {
      await reader.open('/search?q=canvas');
      const result = 'main h2 a';
      await reader.sees(result);
      await reader.eventually('canvas', () => document.querySelector<HTMLInputElement>('main input')?.value);
      const path = await reader.evaluate(
        (query) => new URL(document.querySelector<HTMLAnchorElement>(query)?.href ?? '').pathname,
        result,
      );
      await reader.click(result);
      await reader.arrives(path);
      await reader.back();
      await reader.sees(result);
    });
  });

  test('a page is used by keyboard alone', { tag: '@night' }, async ({ reader }) => {
    await reader.open(OVERVIEW);
    await test.step('the first Tab reaches the link that skips to the content', async () => {
      await reader.press('Tab');
      await reader.hasFocusOn('a[href="#main"]');
      await reader.press('Enter');
      await reader.hasFocusOn('main');
    });
    await test.step('menus open and close, and the focus moves in them, by keyboard', async () => {
      const examples = 'nav[aria-label="Main"] button[aria-haspopup="menu"]:not([aria-label])';
      await reader.focus(examples);
      await reader.press('Enter');
      await reader.hasFocusOn('[role="menuitem"][href="/examples/landing/"]');
      await reader.press('ArrowDown');
      await reader.hasFocusOn('[role="menuitem"][href="/examples/basic/"]');
      await reader.press('Escape');
      await reader.seesNo('[role="menu"]');
      await reader.hasFocusOn(examples);

      const language = 'button[aria-label="Language: English"]';
      await reader.focus(language);
      await reader.press('Enter');
      await reader.hasFocusOn('[role="menuitemradio"][aria-checked="true"]');
      await reader.press('Escape');
      await reader.hasFocusOn(language);
    });
    await test.step('the search opens and closes, and the focus moves in it, by keyboard', async () => {
      await reader.focus(sidebar(NODES));
      await reader.press('Control', 'k');
      await reader.hasFocusOn(FIELD);
      await reader.press('Escape');
      await reader.seesNo(FIELD);
      await reader.hasFocusOn(sidebar(NODES));

      await reader.press('/');
      await reader.hasFocusOn(FIELD);
      await reader.type('pitfalls');
      await hasResults(reader, 'pitfalls');
      const options = await reader.evaluate(
        (query) => [...document.querySelectorAll(query)].map((option) => option.id),
        OPTION,
      );
      const isActive = (id: string | undefined) =>
        reader.eventually(
          [id, id],
          (field, option) => [
            document.querySelector(field)?.getAttribute('aria-activedescendant') ?? undefined,
            document.querySelector(`${option}[aria-selected="true"]`)?.id,
          ],
          FIELD,
          OPTION,
        );
      await reader.press('ArrowDown');
      await isActive(options[0]);
      await reader.press('ArrowDown');
      await isActive(options[1]);
      await reader.press('ArrowUp');
      await isActive(options[0]);

      const target = await reader.evaluate(
        (query) => document.querySelector<HTMLElement>(query)?.dataset['href'] ?? '',
        `${OPTION}[aria-selected="true"]`,
      );
      await reader.press('Enter');
      await reader.seesNo(FIELD);
      await reader.eventually(target, () => location.pathname + location.hash);
      await reader.hasFocusOn(target.includes('#') ? `[id="${target.split('#')[1]}"]` : 'h1');
    });
  });

  test('back and forward return to the pages and scroll positions', { tag: '@night' }, async ({ reader }) => {
    await reader.open(REFERENCE);
    await reader.markDocument();
    await reader.scrollTo(5000);
    // By keyboard, because scrolling the link into view for the mouse would scroll the page too.
    await reader.focus(sidebar(NODES));
    await reader.press('Enter');
    await reader.arrives(NODES);
    await reader.scrollTo(700);
    await reader.back();
    await reader.arrives(REFERENCE);
    await reader.isAt(5000);
    await reader.forward();
    await reader.arrives(NODES);
    await reader.isAt(700);
    await reader.isInMarkedDocument();
  });

  test('the scroll position is kept', { tag: '@night' }, async ({ reader }) => {
    await reader.open(REFERENCE);
    await test.step('a reload keeps the scroll position', async () => {
      await reader.scrollTo(12_000);
      await reader.reload();
      await reader.hydrated();
      await reader.isAt(12_000);
    });
    await test.step('back from another document returns to the scroll position', async () => {
      await reader.scrollTo(12_300);
      await leave(reader);
      await reader.back();
      await reader.arrives(REFERENCE);
      await reader.isAt(12_300);
    });
  });

  test('the search loses no letter that is typed before the app runs', async ({ reader, site }) => {
    const app = site.hold((path) => isAppScript(new URL(path, site.origin)));
    await reader.depart(OVERVIEW);
    await requested(app);
    await reader.press('/');
    await reader.type('useE');
    app.release();
    // The dialog replaces the placeholder input between two of these letters.
    for (const letter of 'ditor hook') await reader.type(letter);
    await hasResults(reader, 'useEditor hook');
    await reader.hasFocusOn(FIELD);
    await reader.press('Escape');
    await reader.seesNo('input');
  });
});

test.describe('articles', () => {
  test('link to their sections, and their samples can be copied', { tag: '@night' }, async ({ reader }) => {
    await test.step('an address with a section opens at the section', async () => {
      await reader.open(`${NODES}#pitfalls`);
      await isBelowNavbar(reader, 'pitfalls');
      await reader.open(`${REFERENCE}#query-history-canredo`);
      await isBelowNavbar(reader, 'query-history-canredo');
    });
    await reader.open(NODES);
    await test.step('the table of contents marks the section in view, and leads to another', async () => {
      const entry = (id: string) => `nav[aria-label="On this page"] a[href="#${id}"]`;
      await reader.seesNo('nav[aria-label="On this page"] [aria-current]');
      await reader.evaluate(() => {
        const heading = document.querySelector('#canvas-nodes');
        if (heading !== null) scrollBy(0, heading.getBoundingClientRect().top - 40);
      });
      await reader.sees(`${entry('canvas-nodes')}[aria-current="location"]`);
      await reader.click(entry('pitfalls'));
      await reader.hasFocusOn('#pitfalls');
      await isBelowNavbar(reader, 'pitfalls');
      await reader.sees(`${entry('pitfalls')}[aria-current="location"]`);
    });
    await test.step('a heading links to itself', async () => {
      await reader.click('a.heading-anchor[href="#canvas-nodes"]');
      await reader.eventually('#canvas-nodes', () => location.hash);
      await reader.hasFocusOn('#canvas-nodes');
      await isBelowNavbar(reader, 'canvas-nodes');
    });
    await test.step('copied code samples are announced', async () => {
      const button = '[data-article] figure.code [data-copy-code]';
      const code = await reader.evaluate(() => {
        const sample = document.querySelector<HTMLElement>('[data-article] figure.code code');
        return (sample?.innerText ?? '').replace(/\n$/, '');
      });
      await reader.click(button);
      await reader.reads(button, 'Copied');
      await reader.reads(LIVE_REGION, 'Copied');
      // The content of the clipboard is visible where it is pasted: in a single-line field, so without line breaks.
      await reader.press('Control', 'k');
      await reader.hasFocusOn(FIELD);
      await reader.press('Control', 'v');
      await reader.eventually(
        true,
        (field, text) => {
          const value = document.querySelector<HTMLInputElement>(field)?.value ?? '';
          return value !== '' && value.replaceAll(/\s/g, '') === text.replaceAll(/\s/g, '');
        },
        FIELD,
        code,
      );
    });
  });

  // WebKit repaints text in other shades, so its screenshots cannot be compared. Its counting has always been correct.
  test('number the lines of samples 1, 2, 3 …', { tag: ['@firefox', '@night'] }, async ({ reader }) => {
    await reader.open(docPaths.find((path) => readPage(path).html.includes('data-line-numbers')) ?? '');
    await reader.evaluate(() => {
      const code = document.querySelector('[data-line-numbers]');
      code?.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    await retry(async () => {
      const own = await pictureOfNumbers(reader, []);
      const right = await pictureOfNumbers(reader, [1, 2, 3]);
      const wrong = await pictureOfNumbers(reader, [1, 2, 1]);
      expect(await reader.evaluate(differentPixels, own, right), 'unlike 1, 2, 3').toBe(0);
      expect(await reader.evaluate(differentPixels, own, wrong), 'unlike 1, 2, 1').toBeGreaterThan(10);
    });
  });
});

test.describe('demos', () => {
  test('of the tutorial run in a frame, and the page still responds', async ({ reader }) => {
    await reader.open(TUTORIAL);
    const figure = 'figure.demo[data-app]';
    await reader.evaluate(
      (query) => document.querySelector(query)?.scrollIntoView({ block: 'center' }),
      figure,
    );
    await reader.sees(`${figure}[data-state="running"]`);
    await reader.eventually(true, () => {
      const frame = document.querySelector<HTMLIFrameElement>('figure.demo[data-app] iframe');
      return (frame?.contentDocument?.querySelectorAll('main [draggable="true"]').length ?? 0) > 0;
    });
    await answersFor(reader, 100);
    await reader.click(sidebar(NODES));
    await reader.arrives(NODES);
  });

  test('of the landing page start', { tag: '@night' }, async ({ reader }) => {
    await reader.open('/');
    await reader.evaluate(() => document.querySelector('iframe')?.scrollIntoView({ block: 'center' }));
    await reader.eventually(true, () => {
      const frame = document.querySelector('iframe')?.contentDocument;
      return (frame?.querySelectorAll('[draggable="true"]').length ?? 0) > 0;
    });
    await answersFor(reader, 30);
  });
});

test.describe('the code editor', () => {
  test('changes a demo in place, marks a mistake, and can be left by keyboard', async ({ reader }) => {
    await reader.open(OVERVIEW);
    const figure = 'figure.demo';
    await reader.click(`${figure} [data-edit-code]`);
    await reader.hasFocusOn(CODE_FIELD);
    await writeCode(reader, "export default () => 'Typed here'");
    await showsResult(reader, 'Typed here');
    await writeCode(reader, 'export default () => missing');
    await reader.eventually(true, () => {
      const status = document.querySelector('figure.demo .run-status[role="status"]');
      return status?.textContent?.includes('missing') ?? false;
    });
    await showsResult(reader, 'Typed here');
    await reader.press('Escape');
    await reader.press('Tab');
    // The second file of the demo, which is folded.
    await reader.hasFocusOn(`${figure} summary`);
  });

  test('has a page of its own, the playground', { tag: '@night' }, async ({ reader }) => {
    await test.step("which runs code of a link only with the reader's consent, and isolated from the site", async () => {
      const code = "console.log('Origin: ' + self.origin);\nexport default () => 'Shared';";
      await reader.goto(sharedPath(code));
      const run = '[role="status"] button';
      await reader.sees(run);
      await reader.eventually(0, () => document.querySelectorAll('iframe').length);
      await reader.click(run);
      await reader.reads('[role="log"]', 'Origin: null');
    });
    await test.step('which keeps typed code over a reload', async () => {
      await reader.goto('/playground/');
      await reader.click(CODE_FIELD);
      await writeCode(reader, "export default () => 'Typed here'");
      await showsResult(reader, 'Typed here');
      await reader.reload();
      await showsResult(reader, 'Typed here');
    });
  });
});

test('visited pages, and the search, work when the server is gone', async ({ reader, site }) => {
  await reader.open(OVERVIEW);
  await isSaved(reader, OVERVIEW);
  await reader.click(sidebar(NODES));
  await reader.arrives(NODES);
  await isSaved(reader, `/${pageFile(NODES)}`);
  // From the second page on, the search is saved too, its index last.
  await isSaved(reader, await reader.evaluate(() => document.documentElement.dataset['searchIndex'] ?? ''));
  await site.stop();

  await reader.reload();
  await reader.hydrated();
  await reader.arrives(NODES);
  await reader.click(sidebar(OVERVIEW));
  // Its document was saved, and not its data, so the browser loads the document.
  await reader.arrives(OVERVIEW);
  await reader.hydrated();
  await reader.press('Control', 'k');
  await reader.hasFocusOn(FIELD);
  await reader.type('nodes');
  await hasResults(reader, 'nodes');
  await reader.click(`${OPTION}[data-href="${NODES}"]`);
  await reader.arrives(NODES);
});

/** Waits until the page has made a request that is blocked. */
function requested(hold: Hold): Promise<void> {
  return retry(async () => expect(hold.count()).toBeGreaterThan(0));
}

/** Goes to a page outside the app, as by the menu Examples. */
async function leave(reader: Reader): Promise<void> {
  await reader.click('nav[aria-label="Main"] button[aria-haspopup="menu"]:not([aria-label])');
  await reader.click('[role="menuitem"][href="/examples/basic/"]');
  // The demos of the previous page have draggable parts too.
  await reader.eventually('/examples/basic/', () => location.pathname);
  await reader.sees('[draggable="true"]');
  // Going back from a page that is still loading would only stop the loading.
  await reader.eventually('complete', () => document.readyState);
}

/** Waits until the dialog shows the results for a typed query, and no longer those for its beginning. */
async function hasResults(reader: Reader, query: string): Promise<void> {
  await reader.eventually(
    { typed: query, answered: query, counted: true, options: true },
    (field, option) => {
      const status = document.querySelector('dialog [role="status"]')?.textContent ?? '';
      const all = document.querySelector<HTMLAnchorElement>('dialog .search-all')?.href;
      return {
        typed: document.querySelector<HTMLInputElement>(field)?.value,
        answered: all === undefined ? '' : new URL(all).searchParams.get('q'),
        counted: /^\d+ results?/.test(status),
        options: document.querySelector(option) !== null,
      };
    },
    FIELD,
    OPTION,
  );
}

/** Replaces the code in the editor by typing. */
async function writeCode(reader: Reader, code: string): Promise<void> {
  await reader.press('Control', 'a');
  await reader.press('Delete');
  await reader.type(code);
}

/** Expects the code that ran last to show a text. */
async function showsResult(reader: Reader, text: string): Promise<void> {
  await reader.eventually(
    true,
    (expected) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe.code-result-frame:not([inert])');
      return frame?.contentDocument?.body.innerText.includes(expected) ?? false;
    },
    text,
  );
}

/** Expects a section to be right below the navbar. */
async function isBelowNavbar(reader: Reader, id: string): Promise<void> {
  await reader.eventually(
    'below the navbar',
    (target) => {
      const section = document.getElementById(target)?.getBoundingClientRect();
      const navbar = document.querySelector('header')?.getBoundingClientRect();
      if (section === undefined || navbar === undefined) return 'missing';
      const distance = section.top - navbar.bottom;
      return distance >= 0 && distance < 64 ? 'below the navbar' : `${distance} px below the navbar`;
    },
    id,
  );
}

/** Waits until the page has painted and handled events for a number of frames. */
async function answersFor(reader: Reader, frames: number): Promise<void> {
  const painted = await reader.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    return count;
  }, frames);
  expect(painted).toBe(frames);
}

/** Waits until the service worker has saved a path. */
function isSaved(reader: Reader, path: string): Promise<void> {
  return reader.eventually(
    true,
    async (name) => {
      for (const key of await caches.keys()) {
        const requests = await (await caches.open(key)).keys();
        if (requests.some(({ url }) => new URL(url).pathname === name)) return true;
      }
      return false;
    },
    path,
  );
}

/**
 * Returns a screenshot of the window in which some numbers before the first lines of the numbered code are replaced by
 * others. Only a screenshot shows the numbers of a style sheet's counters.
 */
async function pictureOfNumbers(reader: Reader, numbers: readonly number[]): Promise<string> {
  await reader.evaluate(async (texts) => {
    const sheet = new CSSStyleSheet();
    // Lines of whole pixels: another number may make its line a fraction higher, which moves the lines below.
    sheet.insertRule('.code :is(pre, .line, .line::before) { line-height: 24px !important; }');
    sheet.insertRule('.code .line::before { vertical-align: top !important; }');
    sheet.insertRule('[data-numbered]::before { content: attr(data-numbered) / "" !important; }');
    document.adoptedStyleSheets = [sheet];
    const lines = [...(document.querySelector('[data-line-numbers]')?.querySelectorAll('.line') ?? [])];
    // The lines of the displayed form.
    const shown = lines.filter((line) => line.checkVisibility());
    for (const [index, line] of shown.entries()) {
      const text = texts[index];
      if (text === undefined) line.removeAttribute('data-numbered');
      else line.setAttribute('data-numbered', String(text));
    }
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, numbers);
  return (await reader.screenshot()).toString('base64');
}

/**
 * Counts the pixels in which two PNG images differ clearly. Slight differences are not counted, because WebKit does not
 * always paint text in the same shades.
 */
async function differentPixels(...images: readonly string[]): Promise<number> {
  const [first = [], second = []] = await Promise.all(
    images.map(async (image) => {
      const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    }),
  );
  let count = 0;
  for (let index = 0; index < first.length; index += 4) {
    const distances = [0, 1, 2].map((channel) =>
      Math.abs((first[index + channel] ?? 0) - (second[index + channel] ?? 0)),
    );
    if (Math.max(...distances) > 64) count += 1;
  }
  return first.length === 0 || first.length !== second.length ? Number.NaN : count;
}
