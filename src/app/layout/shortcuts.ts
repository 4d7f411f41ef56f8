/** One thing that keys do. */
export interface Shortcut {
  /** What it does. */
  readonly what: string;
  /** Ways to ask for it, each a list of keys pressed together. */
  readonly keys: readonly (readonly string[])[];
}

/** The keys that work on every page. */
export const SITE_SHORTCUTS: readonly Shortcut[] = [
  { what: 'Search the documentation', keys: [['Control', 'K'], ['⌘', 'K'], ['/']] },
  { what: 'Show this list', keys: [['?']] },
];

/** The keys that work while the search is open. */
export const SEARCH_SHORTCUTS: readonly Shortcut[] = [
  { what: 'Next or previous result', keys: [['↓'], ['↑']] },
  { what: 'Open the result', keys: [['Enter']] },
  {
    what: 'Open it in a new tab',
    keys: [
      ['Control', 'Enter'],
      ['⌘', 'Enter'],
    ],
  },
  { what: 'Close the search', keys: [['Escape']] },
];
