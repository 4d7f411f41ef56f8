import { test as base, expect } from '@playwright/test';
import { NOT_AVAILABLE } from '../../scripts/reports.ts';
import { serveSite } from '../engines/site-server.ts';
import { findFirefox, requirePrograms } from '../support/programs.ts';
import { type Orca, startOrca } from './orca.ts';

/** What a reader does. Keys have the names of xdotool. */
type Action = { readonly press: string } | { readonly type: string } | { readonly focus: string };

/** What a reader does, and what is said then. */
type Step = Action & {
  /** Matches what Orca says. It says more, depending on the time that the parts of a page take. */
  readonly says?: RegExp;
  /** Matches nothing of what Orca says. */
  readonly never?: RegExp;
};

interface Journey {
  readonly name: string;
  readonly path: string;
  /** An element that is there when the page can be used. Default: the root element of a hydrated page. */
  readonly ready?: string;
  /** What is said when the page has loaded. Default: anything, because Orca sometimes begins before it knows the title. */
  readonly arrival?: RegExp;
  readonly steps: readonly Step[];
}

const HYDRATED = 'html[data-hydrated]';
/** Orca leaves out the name of the dialog when it has just said the name of the placeholder, which is the same. */
const DIALOG = /dialog Search documentation editable combo box/;

const JOURNEYS: readonly Journey[] = [
  {
    name: 'a page is read by its headings',
    path: '/docs/overview',
    arrival: /Overview \| craft\.js/,
    steps: [
      { press: 'ctrl+Home', says: /Skip to main content link/ },
      { press: 'Down', says: /craft\.js image link\. Version: Next/ },
      { press: 'ctrl+Home', says: /Skip to main content/ },
      { press: 'Return', says: /main content/ },
      { press: 'h', says: /Overview heading level 1/, never: /clickable/ },
      { press: 'h', says: /heading level 2/, never: /clickable/ },
    ],
  },
  {
    name: 'the search takes every letter, each time that it is opened',
    path: '/docs/overview',
    steps: [
      { press: 'ctrl+k', says: DIALOG },
      // No option is read before an arrow key, no excerpt at all, and one count.
      { type: 'save', says: /\d+ results/, never: /Save and Load|No more|results .*results/ },
      { press: 'Down', says: /Search results list box Save and Load panel\. Save and Load\.$/ },
      { press: 'Down', says: /^Save [^.]+\.$/ },
      { press: 'Escape', says: /Search collapsed push button/ },
      { press: 'ctrl+k', says: DIALOG },
      { type: 'useNoed', says: /results\. Did you mean useNode\?/ },
      { press: 'Escape' },
      { press: 'slash', says: DIALOG },
      { type: 'canRedo', says: /\d+ results?/ },
      { press: 'Return', says: /canRedo/ },
      { press: 'ctrl+k', says: DIALOG },
      { press: 'Down', says: /Recent searches panel\. canRedo/ },
      { press: 'Return', says: /\d+ results?/ },
      { press: 'Escape', says: /canRedo/ },
    ],
  },
  {
    name: 'the search is opened over the search page, and with its button',
    path: '/search',
    steps: [
      { press: 'ctrl+k', says: DIALOG },
      { type: 'node', says: /\d+ results/, never: /No more/ },
      { press: 'Escape', says: /Search collapsed push button/ },
      { press: 'Return', says: DIALOG },
      { press: 'Escape', says: /Search collapsed push button/ },
    ],
  },
  {
    name: 'menus, dialogs and the colour mode say what they do',
    path: '/docs/overview',
    steps: [
      { focus: '.navbar-link[aria-haspopup]', says: /Examples collapsed push button\. opens menu/ },
      { press: 'Return', says: /menu Landing/ },
      { press: 'Down', says: /Basic/ },
      { press: 'Escape', says: /Examples collapsed push button/ },
      { focus: '[data-color-mode-button]', says: /Switch to dark mode push button/ },
      { press: 'Return', says: /Dark mode/ },
      { press: 'Return', says: /Light mode/ },
      { focus: '.doc-actions button', says: /Copy page push button/ },
      { press: 'Return', says: /Copied/ },
      { focus: '.enlarge', says: /Enlarge diagram push button/ },
      { press: 'Return', says: /Enlarged diagram dialog Close push button/ },
      { press: 'Escape', says: /Enlarge diagram push button/ },
    ],
  },
  {
    name: 'on a narrow screen, the navigation opens and closes',
    path: '/docs/overview',
    steps: [
      ...Array.from({ length: 4 }, () => ({ press: 'ctrl+plus' })),
      { focus: '.navigation-button', says: /Open navigation collapsed push button/ },
      { press: 'Return', says: /Navigation dialog Close navigation push button/ },
      { press: 'Escape', says: /Open navigation collapsed push button/ },
      { press: 'ctrl+0' },
    ],
  },
  {
    name: 'the sidebar folds, and the contents lead to a section',
    path: '/docs/overview',
    steps: [
      { focus: '.sidebar button', says: /navigation Docs .*expanded push button/ },
      { press: 'Return', says: /collapsed/ },
      { press: 'Return', says: /expanded/ },
      { focus: '.toc a', says: /\S+ link/ },
      { press: 'Return', says: /heading level 2/ },
    ],
  },
  {
    name: 'a sample is named once, and copied',
    path: '/docs/overview',
    steps: [
      {
        focus: '.code:has(.code-title) [data-copy-code]',
        says: /src\/App\.tsx figure\. .*Copy code push button/,
      },
      { press: 'Return', says: /Copied/ },
      // The place on the page is kept.
      { press: 'Down', says: /import/, never: /App\.tsx|banner/ },
    ],
  },
  {
    name: 'a mistake in edited code is said, and Escape leads out of the editor',
    path: '/docs/overview',
    steps: [
      { focus: '[data-edit-code]', says: /Edit code push button/ },
      {
        press: 'Return',
        says: /Code editor entry.* Tab indents\. Press Escape, then Tab to leave the editor/,
      },
      { press: 'ctrl+End' },
      { type: 'const', says: /App\.tsx, line \d+, column \d+: SyntaxError/ },
      { press: 'Escape' },
      { press: 'Tab', says: /parts\.tsx collapsed/ },
    ],
  },
  {
    name: 'an API table says its columns and entries',
    path: '/docs/api/useEditor',
    steps: [
      { press: 't', says: /table with \d+ rows 3 columns/, never: /clickable/ },
      { press: 'Down', says: /Type column header/ },
    ],
  },
  {
    name: 'an unknown address says that there is no page',
    path: '/docs/nope',
    arrival: /Page not found \| craft\.js/,
    steps: [{ press: 'h', says: /Page not found heading level 1/, never: /clickable/ }],
  },
  {
    name: 'folded parts say whether they are open',
    path: '/docs/guides/next-steps',
    steps: [
      { focus: 'main summary', says: /Show .*collapsed/ },
      { press: 'Return', says: /expanded/ },
      { press: 'Return', says: /collapsed/ },
    ],
  },
  {
    name: 'a page is edited in the landing example',
    path: '/examples/landing/',
    ready: '[role="treeitem"]',
    steps: [
      { focus: '.tool' },
      { press: 'Return', says: /Added Container to “Page”/ },
      { focus: '[role="treeitem"][tabindex="0"]', says: /Layers tree.*tree level \d/ },
      { press: 'Home', says: /Page/ },
      { press: 'Down', says: /tree level 2/, never: /Selected/ },
      { press: 'alt+Down', says: /Moved down: 2 of \d/ },
      { press: 'alt+Up', says: /Moved up: 1 of \d/ },
      // The focus stays in the tree.
      { press: 'Delete', says: /Deleted “/, never: /main content/ },
      { press: 'ctrl+z', says: /Undone/ },
      { focus: '[data-canvas]', says: /main content Page panel.*With a screen reader, use the Layers tree/ },
      { press: 'Return', says: /Selected “Introduction” in “Hero”/ },
      { press: 'Delete', says: /Deleted “Introduction”/ },
    ],
  },
];

interface WorkerFixtures {
  readonly orca: Orca;
}

interface TestFixtures {
  /** Skips the test if a program is missing. */
  readonly available: undefined;
}

const test = base.extend<TestFixtures, WorkerFixtures>({
  available: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are used from here.
    async ({}, use, testInfo) => {
      requirePrograms('orca', 'Xvfb', 'dbus-daemon', 'openbox', 'xdotool');
      testInfo.skip(findFirefox() === undefined, `${NOT_AVAILABLE}Firefox`);
      await use(undefined);
    },
    { auto: true },
  ],
  orca: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const orca = await startOrca();
      await use(orca);
      await orca.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

for (const { name, path, ready = HYDRATED, arrival = /\S/, steps } of JOURNEYS) {
  test(name, async ({ orca }) => {
    // Each on an origin of its own, whose storage is empty.
    const site = await serveSite();
    await orca.open(site.origin + path, ready);
    await orca.hears(arrival);
    for (const step of steps) {
      await test.step(describe(step), async () => {
        if ('press' in step) await orca.press(step.press);
        else if ('type' in step) await orca.type(step.type);
        else await orca.focus(step.focus);
        const heard = await orca.hears(step.says ?? /^/);
        if (process.env['LISTEN_LOG']) console.log(`${describe(step)} → ${heard}`);
        if (step.never !== undefined) expect(heard).not.toMatch(step.never);
      });
    }
    await site.stop();
  });
}

function describe(action: Action): string {
  if ('press' in action) return `press ${action.press}`;
  return 'type' in action ? `type “${action.type}”` : `focus ${action.focus}`;
}
