import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../content/diagnostic.ts';
import { contentError, inReadingOrder } from '../content/diagnostic.ts';
import { frontMatterOf } from '../content/front-matter.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import type { LanguageCheck } from './language.ts';
import { missingNextSteps, repeatedHeadings, vagueLinks } from './page-rules.ts';
import type { ProseFinding } from './prose-finding.ts';
import { yamlTexts } from './yaml-texts.ts';

/**
 * Checks the prose of a markdown file: its text, its front matter, its API tables. `text` is the whole file;
 * `endsWithNextSteps` says whether it is a page that must lead on.
 */
export async function checkPage(
  file: string,
  text: string,
  endsWithNextSteps: boolean,
  check: LanguageCheck,
): Promise<Diagnostic[]> {
  const frontMatter = frontMatterOf(text);
  // Other checks tell what is wrong with such a file.
  if (frontMatter.kind === 'broken') return [];
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  // Lines stay what they are in the file.
  const markdown = lines.map((line, index) => (index <= end ? '' : line)).join('\n');
  const tree = parseMarkdown(markdown);
  const rules = [
    ...repeatedHeadings(tree),
    ...vagueLinks(tree),
    ...(endsWithNextSteps ? missingNextSteps(tree) : []),
  ];
  const inTables = apiTables(tree).map(({ value, line }) => checkYaml(file, value, line + 1, check));
  return inReadingOrder([
    ...(await checkYaml(file, frontMatter.yaml, 1, check)),
    ...(await Promise.all(inTables)).flat(),
    ...(await check(markdown, tree)).map((finding) => problemOf(file, finding)),
    ...rules.map((finding) => problemOf(file, finding)),
  ]);
}

/** Checks the sentences and labels of a YAML text whose first line is `firstLine` of the file. */
export async function checkYaml(
  file: string,
  yaml: string,
  firstLine: number,
  check: LanguageCheck,
): Promise<Diagnostic[]> {
  const problems: Diagnostic[] = [];
  for (const { text, line } of yamlTexts(yaml)) {
    const tree = parseMarkdown(text);
    const findings = [...(await check(text, tree)), ...vagueLinks(tree)];
    // YAML folds lines, so a place within the value means nothing in the file.
    for (const { message, hint } of findings) {
      problems.push(contentError(file, message, hint, { line: firstLine + line - 1 }));
    }
  }
  return problems;
}

function apiTables(tree: Root): readonly { readonly value: string; readonly line: number }[] {
  const tables: { value: string; line: number }[] = [];
  visit(tree, 'code', ({ lang, value, position }: Code) => {
    if (lang === 'api') tables.push({ value, line: position?.start.line ?? 1 });
  });
  return tables;
}

function problemOf(file: string, { message, hint, line, column }: ProseFinding): Diagnostic {
  return contentError(file, message, hint, { line, column });
}
