import { contentError, type Diagnostic } from '../../src/node/content/diagnostic.ts';
import { javascriptOf } from '../../src/node/markdown/code/javascript.ts';
import type { Sample } from './extract-blocks.ts';

interface JavascriptForms {
  /** The samples with the code that readers of JavaScript see; unchanged if there is no such form. */
  readonly samples: readonly Sample[];
  /** The samples that cannot be parsed. */
  readonly problems: readonly Diagnostic[];
}

/**
 * Generates the JavaScript forms of samples, so that they can be run like the samples themselves.
 *
 * @param unreadable the indexes of samples whose syntax errors the type check has reported
 */
export async function javascriptForms(
  samples: readonly Sample[],
  unreadable: ReadonlySet<number>,
): Promise<JavascriptForms> {
  const problems: Diagnostic[] = [];
  const forms = samples.map(async (sample, index) => {
    if (unreadable.has(index)) return sample;
    try {
      // The check writes all samples to files with TypeScript extensions.
      const code = (await javascriptOf(sample.code)).replace(/(from '\.[^']+\.)js(x?)'/g, "$1ts$2'");
      return { ...sample, code };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const message = `This sample has no JavaScript form: ${reason}`;
      problems.push(contentError(sample.file, message, undefined, { line: sample.line }));
      return sample;
    }
  });
  return { samples: await Promise.all(forms), problems };
}
