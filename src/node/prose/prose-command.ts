import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatDiagnostic } from '../content/diagnostic.ts';
import { contentDirectory, findContentFiles, INCLUDES_FOLDER } from '../content/files.ts';
import { loadFragments } from '../markdown/includes.ts';
import { checkFragment, checkPage, checkYaml } from './check-prose.ts';
import { createLanguageCheck, parseWordList } from './language.ts';

// `npm run prose`: spelling, slips and the structure of the pages' prose.
const check = createLanguageCheck(
  parseWordList(await readFile(path.join(contentDirectory, 'words.txt'), 'utf8')),
);
const files = await findContentFiles(contentDirectory);
let count = 0;
for (const name of files) {
  const file = path.join(contentDirectory, name);
  const text = await readFile(file, 'utf8');
  const problems = name.endsWith('.md')
    ? await checkPage(file, text, name.startsWith('docs/'), check)
    : await checkYaml(file, text, 1, check);
  for (const problem of problems) console.error(formatDiagnostic(problem));
  count += problems.length;
}
const { texts } = await loadFragments(process.cwd(), contentDirectory);
for (const [name, text] of texts) {
  const problems = await checkFragment(
    path.join(contentDirectory, INCLUDES_FOLDER, `${name}.md`),
    text,
    check,
  );
  for (const problem of problems) console.error(formatDiagnostic(problem));
  count += problems.length;
}
console.log(
  `${files.length + texts.size} files read for spelling, slips, headings and links; ${count} problems.`,
);
if (count > 0) process.exitCode = 1;
