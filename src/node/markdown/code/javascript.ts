import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { transform } from 'sucrase';
import { Memory } from '../../../shared/memory.ts';

/** The format of samples; an article is this many columns wide (`--column` in `src/app/styles/foundation/tokens.css`). */
export const SAMPLE_FORMAT = { printWidth: 76, singleQuote: true } as const;

const RELATIVE_IMPORT = /(\bfrom |\bimport |\bimport\()('\.{1,2}\/[^']+?)\.ts(x?)'/g;

/**
 * Returns the JavaScript form of a TypeScript sample: without types, formatted like all samples, with JavaScript
 * extensions in imports.
 *
 * @throws Error if the code cannot be parsed
 */
export function javascriptOf(code: string): Promise<string> {
  return converted.get(code, () => convert(code));
}

/** The forms by the samples: pages repeat samples, and a page has the same ones after an edit. */
const converted = new Memory<Promise<string>>(1000);

async function convert(code: string): Promise<string> {
  const { code: untyped } = transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  const renamed = untyped.replace(RELATIVE_IMPORT, "$1$2.js$3'");
  if (renamed === code) return code;
  const formatted = await format(renamed, { ...SAMPLE_FORMAT, parser: 'babel', plugins: [babel, estree] });
  return formatted.trimEnd();
}
