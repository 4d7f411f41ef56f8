import type { Locator, Page } from '@playwright/test';
import { openExample, settings, text as textOfBasic } from '../examples/basic/basic-editor.ts';
import { PageEditor } from '../examples/landing/page-editor.ts';
import { expectAccessible } from '../support/axe.ts';
import { hold } from '../support/hold.ts';
import { idleMoments } from '../support/requests.ts';
import { isEveryPage } from '../support/sites.ts';
import { address, expect, open, test } from '../support/test.ts';
import { codeField, openShared, result, runStatus, sharedPath, writeCode } from './code-editor.ts';

test('a demo is edited in place: the result follows the code, and stays while the code has a mistake', async ({
  page,
}) => {
  await open(page, '/docs/overview');
  const figure = page.locator('figure.demo').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-state', 'running');
  await figure.getByRole('button', { name: 'Edit code' }).click();
  await expect(codeField(figure)).toBeFocused();
  // The code is that of the demo, which still runs until the code is changed.
  await expect(figure.locator('.demo-stage').getByText('Drag me below the other line.')).toBeVisible();
  await expect(figure.locator('iframe')).toHaveCount(0);

  await test.step('code and result are in view, and the cursor is where a reader would begin', async () => {
    await expect(codeField(figure)).toBeInViewport();
    // The frame around the code, which is above its line numbers, is below the navbar.
    await expect(figure.locator('.code-view')).toHaveCSS('isolation', 'isolate');
    await expect(figure.locator('.demo-stage')).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator('.cm-line', { hasText: 'Drag me below' })).toBeInViewport();
    await expect(codeField(figure)).not.toContainText(/start|const \{ style/);
    await page.keyboard.type('// here ');
    await expect(page.locator('.cm-line', { hasText: 'Drag me below' })).toContainText('// here');
    await page.keyboard.press('Control+z');
    await page
      .getByRole('button', { name: /^… \d+ lines$/ })
      .last()
      .click();
    await expect(codeField(figure)).toContainText('query.history.canUndo()');
  });

  await writeCode(page, 'export default () => <h1>Sum: {20 + 3}</h1>;');
  await expect(result(figure).getByText('Sum: 23')).toBeVisible();
  await expect(runStatus(figure)).toBeEmpty();

  await writeCode(page, 'export default function App() {\n  return <p>;\n}');
  await expect(runStatus(figure)).toContainText('App.tsx, line 2, column 13');
  await expect(result(figure).getByText('Sum: 23')).toBeVisible();
  await writeCode(page, 'export default function App() {\n  return <p>{missing}</p>;\n}');
  // The compiler knows the position of the braces around the name.
  await expect(runStatus(figure)).toContainText('line 2, column 13: ReferenceError: missing');
  await expect(result(figure).getByText('Sum: 23')).toBeVisible();
  await expectAccessible(page);

  await test.step('Tab indents, and leaves after Escape', async () => {
    await page.keyboard.press('Tab');
    await expect(codeField(figure)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(figure.locator('.demo-editor summary', { hasText: 'parts.tsx' })).toBeFocused();
  });

  await test.step('names are completed, with their types', async () => {
    await writeCode(page, '');
    await page.keyboard.type('useEd');
    await expect(page.getByRole('option', { name: /^useEditor/ }).first()).toBeVisible();
    await expect(page.locator('.cm-completionInfo')).toContainText('connects a component to the editor');
    await page.keyboard.press('Escape');
  });

  await test.step('typed code is restored after a reload, and Reset restores the demo', async () => {
    await writeCode(page, 'export default () => <p>Kept</p>;');
    await expect(result(figure).getByText('Kept')).toBeVisible();
    await open(page, '/docs/overview');
    await figure.getByRole('button', { name: 'Edit code' }).click();
    await expect(result(figure).getByText('Kept')).toBeVisible();
    await figure.getByRole('button', { name: 'Reset' }).click();
    await expect(result(figure).getByText('Drag me below the other line.')).toBeVisible();
    await expect(codeField(figure)).toContainText('useAttach(');
  });

  await test.step('what the code imports is a second file, folded, and its changes run', async () => {
    await figure.locator('.demo-editor summary', { hasText: 'parts.tsx' }).click();
    const parts = codeField(figure.locator('details', { hasText: 'parts.tsx' }));
    await expect(parts).toContainText('export function useAttach(');
    await parts.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(
      "export const useAttach = () => ({ title: 'Mine' }); export const Box = () => <p {...useAttach()}>A box</p>;",
    );
    await expect(result(figure).getByText('A box')).toHaveAttribute('title', 'Mine');
    await expectAccessible(page, [page.mainFrame()]);
    await figure.getByRole('button', { name: 'Reset' }).click();
    await expect(parts).toContainText('export function useAttach(');
    await expect(result(figure).getByText('Drag me below the other line.')).toBeVisible();
    await figure.locator('.demo-editor summary', { hasText: 'parts.tsx' }).click();
  });

  await test.step('closing the editor leaves what the reader has changed, until Reset', async () => {
    await expect(figure.getByText('Changed', { exact: true })).toBeHidden();
    await writeCode(page, 'export default () => <p>Mine</p>;');
    await expect(result(figure).getByText('Mine')).toBeVisible();
    await expect(figure.getByText('Changed', { exact: true })).toBeVisible();
    await figure.getByRole('button', { name: 'Close editor' }).click();
    await expect(codeField(figure)).toHaveCount(0);
    await expect(result(figure).getByText('Mine')).toBeVisible();
    await figure.getByRole('button', { name: 'Edit code' }).click();
    await expect(codeField(figure)).toContainText('Mine');
    await figure.getByRole('button', { name: 'Close editor' }).click();
    await figure.getByRole('button', { name: 'Reset' }).click();
    await expect(figure.locator('.demo-stage').getByText('I can move too.')).toBeVisible();
    await expect(figure.locator('iframe')).toHaveCount(0);
    await expect(figure.getByText('Changed', { exact: true })).toBeHidden();
    await figure.getByRole('button', { name: 'Edit code' }).click();
  });

  await test.step('closing the editor of unchanged code leaves the demo', async () => {
    await figure.getByRole('button', { name: 'Close editor' }).click();
    await expect(codeField(figure)).toHaveCount(0);
    await expect(figure).toHaveAttribute('data-state', 'running');
    await expect(figure.locator('.demo-stage').getByText('I can move too.')).toBeVisible();
    await expect(figure.getByRole('button', { name: 'Edit code' })).toBeFocused();
  });
});

test('code that hung the page is shown and does not run again by itself', async ({ page }) => {
  // What a page leaves that stopped responding while the code was starting.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('prepared') !== null) return;
    sessionStorage.setItem('prepared', '');
    const files = [['App.tsx', 'export default () => <p>Hung</p>;']];
    localStorage.setItem('code-playground-small-editor', JSON.stringify({ files, author: 'reader' }));
    localStorage.setItem('code-playground-small-editor-runs', '1000');
  });
  await page.goto(address('/playground/?start=small-editor'));
  await expect(runStatus(page)).toContainText('The page stopped working when this code ran.');
  await expect(codeField(page)).toContainText('Hung');
  await expect(page.locator('iframe')).toHaveCount(0);
  await test.step('it still waits if the page is loaded again', async () => {
    await page.reload();
    await expect(runStatus(page)).toContainText('The page stopped working when this code ran.');
  });
  await page.getByRole('button', { name: 'Run the code' }).click();
  await expect(result(page).getByText('Hung')).toBeVisible();
  await test.step('once it has run and the page is left, it runs by itself', async () => {
    await page.reload();
    await expect(result(page).getByText('Hung')).toBeVisible();
  });
});

for (const [what, code] of [
  ['leaves the page', "window.top.location.href = '/docs/sponsor';"],
  ['goes back', 'window.top.history.back();'],
  ['reloads the page', 'window.top.location.reload();'],
  ['empties the page', "window.top.document.body.innerHTML = '';"],
] as const) {
  const tag = what === 'leaves the page' ? [] : '@night';
  test(`code that ${what} waits at the next visit, where it can be corrected`, { tag }, async ({
    page,
    messages,
  }) => {
    messages.allow(/failed request/); // What the page was loading when it was left.
    await page.goto(address('/docs/overview'));
    await page.goto(address('/playground/'));
    await expect(codeField(page)).toBeVisible();
    await page.evaluate(() => Object.assign(document.body, { id: 'before' }));
    await writeCode(page, `${code}\nexport default () => <p>Shown</p>;`);
    await expect(page.locator('#before > #root')).toHaveCount(0);
    await page.goto(address('/playground/'));
    await expect(runStatus(page)).toContainText('The page stopped working when this code ran.');
    await expect(codeField(page)).toContainText(code);
    await writeCode(page, 'export default () => <p>Corrected</p>;');
    await page.getByRole('button', { name: 'Run the code' }).click();
    await expect(result(page).getByText('Corrected')).toBeVisible();
    await expect(runStatus(page)).toBeEmpty();
  });
}

/** A place that keeps the work of readers: how it is opened, changed, and what shows the change. */
interface Workplace {
  readonly open: (tab: Page) => Promise<void>;
  readonly write: (tab: Page, words: string) => Promise<void>;
  readonly shown: (tab: Page, words: string) => Locator;
}

const inCode: Pick<Workplace, 'write' | 'shown'> = {
  write: (tab, words) => writeCode(tab, `export default () => <p>${words}</p>;`),
  shown: (tab, words) => result(tab).getByText(words),
};

const WORKPLACES: Readonly<Record<string, Workplace>> = {
  playground: {
    ...inCode,
    open: async (tab) => {
      await tab.goto(address('/playground/'));
    },
  },
  demo: {
    ...inCode,
    open: async (tab) => {
      await open(tab, '/docs/overview');
      await tab.getByRole('button', { name: 'Edit code' }).first().click();
    },
  },
  'basic example': {
    open: openExample,
    write: async (tab, words) => {
      await tab.getByRole('main').locator('.text').first().click();
      await settings(tab).getByLabel('Text').fill(words);
    },
    shown: textOfBasic,
  },
  'landing example': {
    open: async (tab) => {
      await tab.goto(address('/examples/landing/'));
    },
    write: async (tab, words) => {
      const editor = new PageEditor(tab);
      await editor.canvas.locator('.page-text').first().click();
      await editor.settings.getByRole('textbox', { name: 'Text', exact: true }).fill(words);
    },
    shown: (tab, words) => new PageEditor(tab).text(words),
  },
};

test('a tab takes over what the reader has made in another one, and replaces nothing', async ({
  page,
  context,
}) => {
  const written = async (tab: Page, { write, shown }: Workplace, words: string) => {
    await write(tab, words);
    await expect(shown(tab, words)).toBeVisible();
    const isStored = () => tab.evaluate((text) => JSON.stringify(localStorage).includes(text), words);
    await expect.poll(isStored).toBe(true);
  };
  const other = await context.newPage();
  for (const [name, workplace] of Object.entries(WORKPLACES)) {
    await test.step(name, async () => {
      await workplace.open(page);
      await written(page, workplace, 'First words');
      await workplace.open(other);
      await expect(workplace.shown(other, 'First words')).toBeVisible();
      await written(other, workplace, 'Newer words');
      await page.bringToFront();
      await expect(workplace.shown(page, 'Newer words')).toBeVisible();
      await written(page, workplace, 'Last words');
      await expect(workplace.shown(other, 'Last words')).toBeVisible();
    });
  }
});

test('code that could not be stored stays when the reader returns to its tab', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(address('/playground/'));
  await writeCode(page, 'export default () => <p>Mine</p>;');
  await expect(result(page).getByText('Mine')).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(codeField(page)).toContainText('Mine');
  await page.keyboard.type(' ');
  await expect(result(page).getByText('Mine')).toBeVisible();
});

test('the last choice is shown, also if an earlier one arrives later', async ({ page }) => {
  await page.goto(address('/playground/'));
  await expect(result(page).locator('#root > *').first()).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Start with' });
  const ids = await choice
    .locator('option')
    .evaluateAll((options) => options.map((one) => String(Object(one).value)));
  const [slow = '', quick = ''] = ids.slice(-2);
  const late = page.waitForRequest(/\/assets\/\d+-/);
  let isFirst = true;
  const release = await hold(page, ({ pathname }) => {
    const isHeld = isFirst && /\/assets\/\d+-/.test(pathname);
    isFirst &&= !isHeld;
    return isHeld;
  });
  await choice.selectOption(slow);
  const request = await late;
  await choice.selectOption(quick);
  await expect(choice).toHaveValue(quick);
  release();
  await (await request.response())?.finished();
  await idleMoments(page, 2);
  await expect(choice).toHaveValue(quick);
});

test('a second link that is opened while the code of the first is starting keeps its code', {
  tag: '@night',
}, async ({ page }) => {
  const release = await hold(page, ({ pathname }) => pathname.endsWith('/examples/code-frame/'));
  await openShared(page, 'export default () => <p>First</p>;');
  await page.getByRole('button', { name: 'Run shared code' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.evaluate(
    (path) => window.location.assign(path),
    sharedPath('export default () => <p>Second</p>;'),
  );
  await expect(codeField(page)).toContainText('Second');
  release();
  await page.reload();
  await expect(codeField(page)).toContainText('Second');
});

test('every starting point of the playground runs, and one runs again when it is edited', async ({
  page,
  messages,
}) => {
  messages.expect(/console log: edited/);
  // Of React's development build, which the frame has, about the library.
  messages.allow(/console error: (?:Cannot update a component|Accessing element\.ref was removed)/);
  await page.goto(address('/playground/'));
  const choice = page.getByRole('combobox', { name: 'Start with' });
  const shown = result(page).locator('#root > *').first();
  await expect(shown).toBeVisible();
  const ids = await choice
    .locator('option')
    .evaluateAll((options) => options.map((one) => String(Object(one).value)));
  const apps = ids.filter((id) => id.includes('/'));
  expect(apps.length).toBeGreaterThan(5);
  expect(ids.length - apps.length).toBeGreaterThan(15);
  // By day one app: all run on their pages, in `demos/driving.spec.ts`, and demos where they are edited.
  for (const id of isEveryPage ? ids : apps.slice(0, 1)) {
    await test.step(id, async () => {
      await choice.selectOption(id);
      // The choice appears with its code, in a new workspace.
      await expect(choice).toHaveValue(id);
      await expect(shown).toBeVisible();
      await expect(runStatus(page)).toBeEmpty();
    });
  }
  // Each run has a new frame, and an edit starts a run like any other, so one starting point is enough.
  await test.step('edited', async () => {
    await expect(page.getByRole('log')).not.toContainText('edited');
    await codeField(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText("\nconsole.log('edited');\n");
    await expect(page.getByRole('log')).toContainText('edited');
    await expect(shown).toBeVisible();
    await expect(runStatus(page)).toBeEmpty();
  });
});

test('code of a link waits for the reader, runs in isolation, and replaces nothing', async ({ page }) => {
  await page.goto(address('/playground/'));
  await writeCode(page, 'export default () => <p>My own</p>;');
  await expect(result(page).getByText('My own')).toBeVisible();

  await openShared(page, 'export default () => <p>Origin: {self.origin}</p>;');
  await expect(codeField(page)).toContainText('Origin:');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run shared code' }).click();
  await expect(result(page).getByText('Origin: null')).toBeVisible();

  await test.step('also when it has been edited and the page is loaded again', async () => {
    await writeCode(page, 'export default () => <p>Edited: {self.origin}</p>;');
    await expect(result(page).getByText('Edited: null')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Run shared code' }).click();
    await expect(result(page).getByText('Edited: null')).toBeVisible();
  });

  await test.step('another link replaces nothing that was edited', async () => {
    const edited = page.url();
    await openShared(page, 'export default () => <p>Another</p>;');
    await expect(codeField(page)).toContainText('Another');
    await page.goto(edited);
    await expect(codeField(page)).toContainText('Edited:');
  });

  await page.goto(address('/playground/'));
  await expect(result(page).getByText('My own')).toBeVisible();
});
