import type { Root } from 'mdast';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import noHiddenTableCell from 'remark-lint-no-hidden-table-cell';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import type { Reporter } from '../page/reporter.ts';

/** The rules of remark-lint that apply to pages, all of them about what readers would not see, or see as written. */
const linter = unified()
  .use(noUndefinedReferences)
  .use(noUnusedDefinitions)
  .use(noDuplicateDefinitions)
  .use(noHiddenTableCell)
  .use(noEmphasisAsHeading)
  .freeze();

/** The sources of findings that count, for rules that also find ordinary text. */
const COUNTS: Readonly<Record<string, RegExp>> = {
  // `[x]`, `[#123]` and `[0][1]` may be meant as text.
  'no-undefined-references': /^!?\[(?:\^|(?!\d+\]\[\d+\])[\s\S]*\]\[)/,
  // Short, in bold, and neither a sentence nor a link.
  'no-emphasis-as-heading': /^(\*\*|__)[^[\n]{1,60}(?<![.!?:;,…。！？：])\1$/,
};

/** Reports what the rules of remark-lint find in the text of a page, in their words. */
export function reportLint(tree: Root, file: VFile, report: Reporter): void {
  const before = file.messages.length;
  linter.runSync(tree, file);
  for (const { ruleId = '', place, reason } of file.messages.splice(before)) {
    if (place === undefined || !('start' in place)) continue;
    const written = String(file).slice(place.start.offset, place.end.offset);
    if (COUNTS[ruleId]?.test(written) === false) continue;
    const [fault, expected] = reason.split(', expected ');
    report.warning(place.start, `"${written.split('\n')[0]}": ${fault}.`, `Expected ${expected}.`);
  }
}
