import type { Plugin } from 'vite';

/** Where CodeMirror's styles decide for a `<style>` element: in every root that has a head. */
const DECISION = '!root.head && root.adoptedStyleSheets';

/**
 * Makes CodeMirror adopt its styles as constructed sheets in documents too, which the library (`style-mod`) does only in
 * shadow roots. The policy of a page forbids a `<style>` element whose text only the library knows.
 */
export function adoptedStylesPlugin(): Plugin {
  return {
    name: 'site:adopted-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/style-mod\/src\/style-mod\.js$/ },
      handler(code) {
        if (!code.includes(DECISION)) {
          this.error(
            `style-mod has no "${DECISION}" any more. Find where it decides for a <style> element, and say so in adopted-styles-plugin.ts.`,
          );
        }
        return { code: code.replace(DECISION, 'root.adoptedStyleSheets'), map: null };
      },
    },
  };
}
