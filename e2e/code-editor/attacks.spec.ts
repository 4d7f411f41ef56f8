import { covers } from '../../test-support/untrusted-inputs/browser.ts';
import type { UntrustedInput } from '../../test-support/untrusted-inputs/untrusted-input.ts';
import { address, expect, test } from '../support/test.ts';
import { openShared, result, writeCode } from './code-editor.ts';

/**
 * Expressions that a stranger's code may try, by their aim. Each must throw, reject, or evaluate to something useless.
 */
const ATTEMPTS: Readonly<Partial<Record<UntrustedInput<'code that runs'>, readonly string[]>>> = {
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
  'a script of its own': [
    "Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' })",
    "Object.assign(document.createElement('script'), { text: 'window.evaluated = 1' })",
    "trustedTypes.createPolicy('mine', { createScript: (text) => text })",
  ],
};

test('the code of a link reaches nothing but its own frame', async ({ page, messages }) => {
  // Chromium reports why it has refused each of them.
  messages.expect(/console (?:error|warning|info)/);
  messages.expect(/failed request: https:\/\/evil\.example\//);
  const attempts = Object.values(ATTEMPTS).flat();
  await openShared(
    page,
    `import { useEffect, useState } from 'react';
     const attempts = [${attempts.map((code) => `() => (${code})`).join(', ')}] as (() => any)[];
     Object.assign(Object.prototype, { polluted: true });
     const forge = (data: unknown) => parent.postMessage(data, '*');
     forge({ LANDING_PAGE_LOADED: true });
     forge({ kind: 'console', level: 'error', text: '<img src=x onerror="window.forged = 1">' });
     forge({ kind: 'ran' });
     forge({ kind: 'mistake', mistake: { text: '<b>forged</b>' } });
     for (let i = 0; i < 5000; i++) forge({ kind: 'console', level: 'log', text: 'flood' });
     async function tryAll() {
       const outcomes = [];
       for (const attempt of attempts) {
         try { outcomes.push((await attempt()) ? 'done' : 'nothing'); } catch { outcomes.push('refused'); }
       }
       return outcomes;
     }
     export default function App() {
       const [text, setText] = useState('trying');
       useEffect(() => { tryAll().then((outcomes) => setText(outcomes.join(' '))); }, []);
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
  for (const input of Object.keys(ATTEMPTS)) {
    // biome-ignore lint/plugin/no-casts: the keys of an object of its own type
    covers('code that runs', input as UntrustedInput<'code that runs'>);
  }

  await expect(page.getByRole('status').first()).toContainText('<b>forged</b>');
  expect(await page.evaluate(() => ('polluted' in {} || 'forged' in window) && 'page')).toBe(false);
  expect(await page.getByRole('log').locator('li').count()).toBeLessThanOrEqual(200);
  covers('code that runs', 'forged messages', 'prototype pollution');
  expect(page.url()).toBe(before);
  expect(page.context().pages()).toHaveLength(1);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

/** Endless programs, each with the beginning of the message for the reader. */
const ENDLESS: readonly (readonly [UntrustedInput<'code that runs'>, string, RegExp])[] = [
  ['an endless loop in a module', 'while (true) {}', /ran for two seconds/],
  ['an endless loop in a render', 'export default () => { for (;;) {} };', /ran for two seconds/],
  [
    'an endless loop in an effect',
    "import { useEffect } from 'react';\nexport default function App() { useEffect(() => { for (;;) {} }, []); return <p>x</p>; }",
    /ran for two seconds/,
  ],
  [
    'an effect without end',
    "import { useEffect, useState } from 'react';\nexport default function App() { const [n, set] = useState(0); useEffect(() => set(n + 1), [n]); return <p>{n}</p>; }",
    /ran 240 times within a second|Maximum update depth/,
  ],
  [
    'promises without end',
    'const f = async () => { for (;;) await 0; };\nf();\nexport default () => <p>x</p>;',
    /ran for two seconds/,
  ],
  ['recursion without end', 'const f = () => f();\nf();', /call stack/],
];

test('endless code is stopped with a message, and the page still works', async ({ page, messages }) => {
  test.setTimeout(180_000);
  messages.expect(/uncaught error: RangeError/);
  messages.expect(/console error: Maximum update depth/);
  await page.goto(address('/playground/'));
  for (const [input, code, said] of ENDLESS) {
    await test.step(input, async () => {
      await writeCode(page, 'export default () => <p>Fine</p>;');
      await expect(result(page).getByText('Fine')).toBeVisible();
      await writeCode(page, code);
      await expect(page.getByRole('status').first()).toContainText(said, { timeout: 30_000 });
    });
    covers('code that runs', input);
  }
  await writeCode(page, 'export default () => <p>Still here</p>;');
  await expect(result(page).getByText('Still here')).toBeVisible();
});

test('a foreign page cannot make the code frame run its code', async ({ page, messages }) => {
  messages.expect(/React DevTools/); // Printed by the frame's development build of React.
  await page.goto(address('/examples/code-frame/'));
  const program = {
    modules: [{ path: 'App.tsx', code: "document.title = 'taken over'" }],
    entry: 'App.tsx',
  };
  await page.evaluate((message) => window.postMessage(message, '*'), {
    kind: 'run',
    program,
    theme: 'light',
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page).not.toHaveTitle('taken over');
});
