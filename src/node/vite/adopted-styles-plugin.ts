import type { Plugin } from 'vite';

/** The condition by which CodeMirror uses a `<style>` element: in every root that has a head. */
const DECISION = '!root.head && root.adoptedStyleSheets';

/**
 * Makes CodeMirror use constructed style sheets in documents too; by default, its library (`style-mod`) does so only in
 * shadow roots. The content security policy forbids its `<style>` elements, whose hashes are not known.
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
