import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endOnFailure } from '../../scripts/command.js';
import { type Diagnostic, reportProblems } from '../../src/node/content/diagnostic.ts';
import { contentDirectory, findContentFiles } from '../../src/node/content/files.ts';
import { Site } from '../../src/node/content/site-schema.ts';
import { parseYaml } from '../../src/node/content/yaml.ts';
import { checkPage, checkYaml } from './check-prose.ts';
import { createLanguageCheck, parseWordList } from './language.ts';

// `npm run prose`: checks the spelling, common mistakes and structure of the pages' prose.
endOnFailure();
const read = (name: string) => readFile(path.join(contentDirectory, name), 'utf8').catch(() => '');
const { locale } = parseYaml(await read('site.yaml')).value ?? {};
const { code } = Site.fields.shape.locale.safeParse(locale).data ?? {};
const check = createLanguageCheck(parseWordList(await read('words.txt')), code);
const files = await findContentFiles(contentDirectory);
const problems: Diagnostic[] = [];
for (const name of files) {
  const file = path.join(contentDirectory, name);
  const text = await readFile(file, 'utf8');
  const found = name.endsWith('.md')
    ? await checkPage(file, text, check)
    : await checkYaml(file, text, 1, check);
  problems.push(...found);
}
// An unknown word is reported once, at its first place: to learn it solves all of them.
const words = new Set<string>();
const found = problems.filter(({ word }) => {
  const isKnown = word !== undefined && words.has(word);
  if (word !== undefined) words.add(word);
  return !isKnown;
});
reportProblems(found, `${files.length} files read for spelling, slips, headings and links`);
