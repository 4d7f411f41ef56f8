import { createContext, runInContext } from 'node:vm';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { transform } from 'sucrase';
import { fieldsOf } from '../../../shared/fields-of.ts';

/** The format of samples; an article is this many columns wide (`--column` in `src/app/styles/foundation/tokens.css`). */
export const SAMPLE_FORMAT = { printWidth: 76, singleQuote: true } as const;

const RELATIVE_IMPORT = /(\bfrom |\bimport |\bimport\()('\.{1,2}\/[^']+?)\.ts(x?)'/g;

/**
 * The milliseconds after which the parser of a sample is ended: some short texts would take it years, others a few
 * milliseconds. Node can only measure time on the clock here, and a busy machine may stop a process for seconds, so the
 * parser gets two attempts. A page has ten seconds for all.
 */
const SAMPLE_TIMEOUT_MS = 4000;

/** An empty context: Node can only end code that it runs as a script, with all that the code calls. */
const timed = createContext({ work: undefined });

/**
 * Returns the result of a synchronous function.
 *
 * @throws Error with the code `ERR_SCRIPT_EXECUTION_TIMEOUT` if the function takes too long
 */
function withinLimit<T>(work: () => T): T {
  timed['work'] = work;
  const attempt = (): T => runInContext('work()', timed, { timeout: SAMPLE_TIMEOUT_MS });
  try {
    return attempt();
  } catch (error) {
    if (!isTooSlow(error)) throw error;
    return attempt();
  }
}

/** Whether an error says that a sample took too long. */
export function isTooSlow(error: unknown): boolean {
  return fieldsOf(error)['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

/**
 * Returns the JavaScript form of a TypeScript sample: without types, formatted like all samples, with JavaScript
 * extensions in imports.
 *
 * @throws Error if the code cannot be parsed, or if that takes too long
 */
export async function javascriptOf(code: string): Promise<string> {
  const before = known.get(code);
  if (before !== undefined) return before;
  const javascript = await convert(code);
  if (known.size === MAX_KNOWN_SAMPLES) known.clear();
  known.set(code, javascript);
  return javascript;
}

/** The forms by the samples: pages repeat samples, and a page has the same ones after an edit. */
const known = new Map<string, string>();
const MAX_KNOWN_SAMPLES = 1000;

async function convert(code: string): Promise<string> {
  const { code: untyped } = withinLimit(() =>
    transform(code, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
    }),
  );
  const renamed = untyped.replace(RELATIVE_IMPORT, "$1$2.js$3'");
  if (renamed === code) return code;
  const formatted = await format(renamed, { ...SAMPLE_FORMAT, parser: 'babel', plugins: [babel, estree] });
  return formatted.trimEnd();
}
