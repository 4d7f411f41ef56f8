import { isEveryPage } from '../support/sites.ts';
import { address, expect, test } from '../support/test.ts';
import { codeField, openShared, result, runStatus, writeCode } from './code-editor.ts';

/**
 * Expressions that a stranger's code may try, by their aim. Each must throw, reject, or evaluate to something useless.
 */
const ATTEMPTS: Readonly<Record<string, readonly string[]>> = {
  'access to the page around it': [
    'parent.document.title',
    'top.localStorage',
    'frameElement && frameElement.src',
  ],
  storage: [
    'window.sessionStorage.length + 1',
    "document.body.appendChild(document.createElement('iframe')).contentWindow.localStorage",
    "new Promise((yes, no) => { const r = indexedDB.open('x'); r.onsuccess = yes; r.onerror = no; })",
  ],
  cookies: ['(document.cookie = "a=b") && document.cookie'],
  'Cache Storage': ["caches.open('site')"],
  'a service worker': ["navigator.serviceWorker.register('/service-worker.js')"],
  'navigation of the top': [
    "(top.location.href = '/docs/sponsor') && false",
    "window.open('/docs/sponsor', '_top')",
  ],
  'a popup': ["window.open('/docs/sponsor')"],
  'a dialog': ["confirm('sure?')"],
  'the network': [
    "fetch('/docs/overview')",
    "navigator.sendBeacon('/x', 'y') && false",
    "new Promise((yes, no) => { const s = new WebSocket('ws://127.0.0.1:1'); s.onopen = yes; s.onerror = no; })",
    "new Promise((yes, no) => { const i = new Image(); i.onload = yes; i.onerror = no; i.src = 'https://evil.example/x.png'; })",
  ],
  'evaluated text': [
    "eval('1')",
    "new Function('return 1')()",
    "setTimeout('window.evaluated = 1') && false",
  ],
  'a script of another site': [
    "new Promise((yes, no) => { const s = document.createElement('script'); s.onload = yes; s.onerror = no; s.src = 'https://evil.example/x.js'; document.head.append(s); })",
  ],
  'a peer connection': ['new RTCPeerConnection()', 'new webkitRTCPeerConnection()'],
  'a worker': [
    "new Promise((yes, no) => { const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onmessage = yes; w.onerror = no; })",
    "new AudioContext().audioWorklet.addModule(URL.createObjectURL(new Blob([''])))",
  ],
};

test('the code of a link reaches nothing but its own frame', async ({ page, messages }) => {
  // Chromium reports why it has refused each of them.
  messages.expect(/console (?:error|warning|info)/);
  messages.expect(/failed request: https:\/\/evil\.example\//);
  messages.expect(/console log: flood/);
  messages.expect(/uncaught error: Error: <b>thrown/);
  const attempts = Object.values(ATTEMPTS).flat();
  await openShared(
    page,
    `import { useEffect, useState } from 'react';
     const attempts = [${attempts.map((code) => `() => (${code})`).join(', ')}] as (() => any)[];
     Object.assign(Object.prototype, { polluted: true });
     const forge = (data: unknown) => parent.postMessage(data, '*');
     forge({ LANDING_PAGE_LOADED: true });
     for (const message of [
       { kind: 'console', level: 'error', text: 'forged' },
       { kind: 'mistake', mistake: { text: 'forged' } },
     ]) {
       forge(message);
       forge(JSON.stringify(message));
     }
     console.error('<img src=x onerror="window.forged = 1">');
     for (let i = 0; i < 5000; i++) console.log('flood');
     async function tryAll() {
       const outcomes = [];
       for (const attempt of attempts) {
         try { outcomes.push((await attempt()) ? 'done' : 'nothing'); } catch { outcomes.push('refused'); }
       }
       return outcomes;
     }
     export default function App() {
       const [text, setText] = useState('trying');
       useEffect(() => {
         tryAll().then((outcomes) => {
           setText(outcomes.join(' '));
           setTimeout(() => { throw new Error('<b>thrown</b>'); });
         });
       }, []);
       return <output>{text}</output>;
     }`,
  );
  const before = page.url();
  await page.getByRole('button', { name: 'Run shared code' }).click();
  const output = result(page).locator('output');
  await expect(output).toContainText('refused');
  const outcomes = ((await output.textContent()) ?? '').split(' ');
  expect(outcomes).toHaveLength(attempts.length);
  expect(attempts.filter((_, index) => outcomes[index] === 'done')).toEqual([]);

  await expect(runStatus(page)).toContainText('<b>thrown</b>');
  await expect(page.getByRole('log')).toContainText('<img src=x');
  await expect(page.locator('main')).not.toContainText(/\bforged"/);
  expect(await page.evaluate(() => ('polluted' in {} || 'forged' in window) && 'page')).toBe(false);
  expect(await page.getByRole('log').locator('li').count()).toBeLessThanOrEqual(200);
  expect(page.url()).toBe(before);
  expect(page.context().pages()).toHaveLength(1);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

/** Programs that are stopped or fail, each with the message for the reader. */
const STOPPED: readonly (readonly [what: string, code: string, message: RegExp])[] = [
  ['an endless loop in a module', 'while (true) {}', /ran for two seconds/],
  ['recursion without end', 'const f = () => f();\nf();', /call stack/],
  [
    'another page in its frame',
    "window.location.href = 'about:blank';\nexport default () => <p>Shown</p>;",
    /The code has loaded another page in its frame/,
  ],
  [
    'an error of another window',
    "throw new (parent as any).TypeError('from outside');",
    /TypeError: from outside/,
  ],
  ['an endless loop in a render', 'export default () => { for (;;) {} };', /ran for two seconds/],
  [
    'an endless loop in an effect',
    "import { useEffect } from 'react';\nexport default function App() { useEffect(() => { for (;;) {} }, []); return <p>x</p>; }",
    /ran for two seconds/,
  ],
  [
    'promises without end',
    'const f = async () => { for (;;) await 0; };\nf();\nexport default () => <p>x</p>;',
    /ran for two seconds/,
  ],
  [
    'an endless loop that catches',
    'for (;;) { try { for (let i = 0; i < 63; i++) {} } catch {} }',
    /ran for two seconds/,
  ],
];

/** By day, one endless loop. */
const DAYS = STOPPED.findIndex(([what]) => what === 'an endless loop in a render');

test('endless code is stopped with a message, and the page still works', async ({ page, messages }) => {
  messages.allow(/uncaught error: RangeError/);
  await page.goto(address('/playground/'));
  for (const [input, code, said] of isEveryPage ? STOPPED : STOPPED.slice(0, DAYS)) {
    await test.step(input, async () => {
      await writeCode(page, 'export default () => <p>Fine</p>;');
      await expect(result(page).getByText('Fine')).toBeVisible();
      await writeCode(page, code);
      await expect(runStatus(page)).toContainText(said);
    });
  }
  await writeCode(page, 'export default () => <p>Still here</p>;');
  await expect(result(page).getByText('Still here')).toBeVisible();
});

/** Code whose compilation would take hours. */
const SLOW: readonly (readonly [what: string, code: string])[] = [
  ['types that take hours to compile', 'async<a>(x='.repeat(30)],
  ['markup that takes hours to compile', '<a>(x={['.repeat(30)],
];

/** Code that editors would take long to lay out. */
const LONG_LINES: readonly (readonly [what: string, code: string])[] = [
  ['a line of 198,000 accents', `e${'\u0301'.repeat(198_000)}`],
  ['a line of directions', '\u202e\u05d0a'.repeat(66_000)],
];

test('code that takes hours to compile is given up, and the next code runs', { tag: '@night' }, async ({
  page,
}) => {
  for (const [input, code] of SLOW) {
    await test.step(input, async () => {
      await page.goto(address('/playground/'));
      await openShared(page, code);
      await page.getByRole('button', { name: 'Run shared code' }).click();
      await expect(runStatus(page)).toContainText('takes too long to compile');
      await writeCode(page, 'export default () => <p>Next</p>;');
      await expect(result(page).getByText('Next')).toBeVisible();
    });
  }
});

test('a file with a line that would freeze the page is not shown, and such a line cannot be pasted', {
  tag: '@night',
}, async ({ page }) => {
  for (const [input, code] of LONG_LINES) {
    await test.step(input, async () => {
      await page.goto(address('/playground/'));
      await openShared(page, code);
      await expect(page.getByText('This file is not shown')).toBeVisible();
      await expect(codeField(page)).toBeHidden();
      await page.reload();
      await expect(page.getByText('This file is not shown')).toBeVisible();
    });
  }
  await page.goto(address('/playground/'));
  await writeCode(page, 'export default () => <p>Short</p>;');
  await codeField(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', `e${'\u0301'.repeat(198_000)}`);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(
    page.locator('.code-field').getByText(/at most 200,000 characters here, and a line 5,000/),
  ).toBeVisible();
  await expect(codeField(page)).toHaveText('export default () => <p>Short</p>;');
  await page.keyboard.insertText(' // And more');
  await expect(
    page.locator('.code-field').getByText(/at most 200,000 characters here, and a line 5,000/),
  ).toBeHidden();
});

/** Blocks the page for ever some time after the first rendering. */
const HANGS_LATER =
  "export default function App() { setTimeout(() => { console.log('hangs'); setTimeout(() => /^(a+)+$/.test('a'.repeat(40) + '!'), 100); }, 400); return <p>Shown</p>; }";

// Without a page that really hangs: `editing.spec.ts`.
test('code that hangs the page after it has rendered does not run again by itself', {
  tag: '@night',
}, async ({ page, context, messages }) => {
  messages.expect(/console log: hangs/);
  await page.goto(address('/playground/'));
  const hangs = page.waitForEvent('console', (message) => message.text() === 'hangs');
  await writeCode(page, HANGS_LATER);
  await hangs;
  const next = await context.newPage();
  // Later, when the mark can no longer be that of a page which is running the code.
  await next.addInitScript(() => {
    const now = Date.now() + 60_000;
    Date.now = () => now;
  });
  await next.goto(address('/playground/'));
  await expect(runStatus(next)).toContainText('The page stopped working');
  await expect(codeField(next)).toContainText('hangs');
  await expect(next.locator('iframe')).toHaveCount(0);
});

test('the code is not stored again with each of hundreds of mistakes', { tag: '@night' }, async ({
  page,
  messages,
}) => {
  messages.expect(/uncaught error: .*again/);
  await page.goto(address('/playground/'));
  await writeCode(
    page,
    `const fail = (n: number) => { if (n < 200) { setTimeout(() => fail(n + 1), 1); throw new Error('again ' + n); } };
     export default () => <button onClick={() => fail(1)}>Fail</button>;`,
  );
  await expect(result(page).getByRole('button', { name: 'Fail' })).toBeVisible();
  const stored = page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const keys: string[] = [];
        const write = Storage.prototype.setItem;
        Storage.prototype.setItem = function setItem(key, value) {
          keys.push(key);
          write.call(this, key, value);
        };
        const observer = new MutationObserver(() => {
          if (!document.querySelector('.run-status')?.textContent?.includes('again 199')) return;
          observer.disconnect();
          resolve(keys);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await result(page).getByRole('button', { name: 'Fail' }).click();
  expect((await stored).filter((key) => !key.endsWith('-runs'))).toEqual([]);
});

test('a foreign page cannot make the code frame run its code', async ({ page, messages }) => {
  messages.expect(/React DevTools/); // Printed by the frame's development build of React.
  await page.goto(address('/examples/code-frame/'));
  const program = {
    modules: [{ path: 'App.tsx', code: "document.title = 'taken over'" }],
    entry: 'App.tsx',
  };
  await page.evaluate((message) => window.postMessage(message, '*'), { program, theme: 'light' });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page).not.toHaveTitle('taken over');
});
