import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { transform } from 'sucrase';

/** How samples are formatted; an article shows this many columns (`--column` in `src/app/styles/tokens.css`). */
export const SAMPLE_FORMAT = { printWidth: 76, singleQuote: true } as const;

/** The endings of TypeScript files in imports of files beside the importing one. */
const RELATIVE_IMPORT = /(\bfrom |\bimport |\bimport\()('\.{1,2}\/[^']+?)\.ts(x?)'/g;

/**
 * Returns the JavaScript form of a TypeScript sample: without its types, formatted as samples are, with imports that name
 * files by their JavaScript endings.
 *
 * @throws Error if the code cannot be parsed
 */
export async function javascriptOf(code: string): Promise<string> {
  const untyped = transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  }).code;
  const renamed = untyped.replace(RELATIVE_IMPORT, "$1$2.js$3'");
  if (renamed === code) return code;
  const formatted = await format(renamed, { ...SAMPLE_FORMAT, parser: 'babel', plugins: [babel, estree] });
  return formatted.trimEnd();
}
