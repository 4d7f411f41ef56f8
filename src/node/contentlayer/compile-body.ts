import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentDirectory } from '../content/content-directory.ts';
import type { CompiledMarkdown } from '../markdown/compiled-markdown.ts';
import { compileHere, compileNext, type PageSource } from '../threads/compile-pages.ts';

/** The part of a Contentlayer document that has a markdown body. */
interface MarkdownDocument {
  readonly body: { readonly raw: string };
  readonly _raw: { readonly sourceFilePath: string };
}

/** Compiles a document's body, so that messages name lines of the file and not of the body. */
export function compileBody(document: MarkdownDocument): Promise<CompiledMarkdown> {
  return compileWith((page) => compileNext(page, compiledOfLate()), document);
}

/** The same on this thread: the others keep no colours, so a page that is edited takes longer there. */
export function compileBodyHere(document: MarkdownDocument): Promise<CompiledMarkdown> {
  return compileWith(compileHere, document);
}

async function compileWith(
  compile: (page: PageSource) => Promise<CompiledMarkdown>,
  { body, _raw }: MarkdownDocument,
): Promise<CompiledMarkdown> {
  const file = path.posix.join(contentDirectory, _raw.sourceFilePath);
  const context = {
    file,
    directory: path.resolve(path.dirname(file)),
    firstLine: await firstBodyLine(file, body.raw),
  };
  return compile({ source: body.raw, context });
}

/** Milliseconds within which pages are of the same run. */
const RUN = 30_000;

let compiled = 0;

/** How many pages have been compiled in this run. Contentlayer does not say how many it will be. */
function compiledOfLate(): number {
  compiled += 1;
  setTimeout(() => {
    compiled -= 1;
  }, RUN).unref();
  return compiled;
}

/** The line of the file on which its body begins: one more than the front matter has. */
async function firstBodyLine(file: string, body: string): Promise<number> {
  const source = await readFile(file, 'utf8');
  return lineCount(source) - lineCount(body) + 1;
}

function lineCount(text: string): number {
  return text.split('\n').length;
}
