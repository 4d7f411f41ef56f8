/** The sources of the editor, by their paths. Vite leaves out this file itself. */
export const SOURCES = import.meta.glob<string>(
  ['../../{components,editor,settings,storage}/**/*.{ts,tsx}', '!../../**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
);
