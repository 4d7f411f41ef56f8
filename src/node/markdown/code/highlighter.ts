import type { HighlighterCore } from 'shiki/core';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';

/** The theme's name; its colours are CSS variables, whose names `simplifyTokens` turns into classes. */
export const THEME = 'css-variables';

declare global {
  /** Contentlayer's configuration and Vite's are bundled each with this module, and are to share one highlighter. */
  var siteHighlighter: Promise<HighlighterCore> | undefined;
}

/**
 * Shiki gives up on a line after half a second and leaves the rest without colours, so that a busy machine would make
 * another page than an idle one. 0 is no limit; long lines are kept from the highlighter instead.
 */
export const NO_TIME_LIMIT = { tokenizeTimeLimit: 0 } as const;

/** The one highlighter, made at the first call: loading the grammars takes longer than compiling a page. */
export function getHighlighter(): Promise<HighlighterCore> {
  globalThis.siteHighlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme({ name: THEME, fontStyle: true })],
    // Every grammar is named, because Shiki's bundle of all of them takes seconds to load. Each is compiled where its first
    // sample stands, for a fifth of a second: those of JavaScript are made from that of TSX, which reads the same.
    langs: [
      import('shiki/langs/tsx.mjs'),
      import('shiki/langs/ts.mjs'),
      import('shiki/langs/json.mjs'),
      import('shiki/langs/bash.mjs'),
      import('shiki/langs/html.mjs'),
      import('shiki/langs/css.mjs'),
      import('shiki/langs/diff.mjs'),
      import('shiki/langs/yaml.mjs'),
      import('shiki/langs/md.mjs'),
    ],
    langAlias: { jsx: 'tsx', js: 'tsx' },
    // The other engine, of JavaScript's own expressions, would translate and compile each first: a second longer.
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  return globalThis.siteHighlighter;
}
