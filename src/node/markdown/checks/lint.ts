import type { Root } from 'mdast';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import noHiddenTableCell from 'remark-lint-no-hidden-table-cell';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import type { NotationRow } from '../../content/diagnostic.ts';
import type { Reporter } from '../page/reporter.ts';

/** The rules of remark-lint that apply to pages, all of them about what readers would not see, or see as written. */
const linter = unified()
  .use(noUndefinedReferences)
  .use(noUnusedDefinitions)
  .use(noDuplicateDefinitions)
  .use(noHiddenTableCell)
  .use(noEmphasisAsHeading)
  .freeze();

/** What is said about a finding of a rule. */
interface Advice {
  /** What follows the source in the message. */
  readonly fault: string;
  readonly remedy: string;
  readonly row?: NotationRow;
  /** The source of findings that count; the others are ordinary text. */
  readonly counts?: RegExp;
}

const ADVICE: Readonly<Record<string, Advice>> = {
  'no-undefined-references': {
    fault: 'refers to nothing and will appear literally.',
    remedy: 'Write its target on a line of its own: "[name]: /docs/…", or for a footnote "[^1]: Text".',
    row: 'link to a page',
    // `[x]`, `[#123]` and `[0][1]` may be meant as text.
    counts: /^!?\[(?:\^|(?!\d+\]\[\d+\])[\s\S]*\]\[)/,
  },
  'no-unused-definitions': {
    fault: 'is not referred to, so readers never see it.',
    remedy: 'Refer to it, or remove it.',
  },
  'no-duplicate-definitions': {
    fault: 'has the name of an earlier one, so readers never see it.',
    remedy: 'Give it another name, or remove it.',
  },
  'no-hidden-table-cell': {
    fault: 'is a cell more than the header of the table has, so readers never see it.',
    remedy: 'Remove it, or add a column. A bar within a cell, in code too, is written "\\|".',
  },
  'no-emphasis-as-heading': {
    fault: 'is bold, but not a heading, so the contents and screen readers leave it out.',
    remedy: 'Write "## Title".',
    row: 'heading',
    // Short, in bold, and neither a sentence nor a link.
    counts: /^(\*\*|__)[^[\n]{1,60}(?<![.!?:;,…。！？：])\1$/,
  },
};

/** Reports what the rules of remark-lint find in the text of a page. */
export function reportLint(tree: Root, file: VFile, report: Reporter): void {
  const before = file.messages.length;
  linter.runSync(tree, file);
  for (const { ruleId = '', place } of file.messages.splice(before)) {
    const advice = ADVICE[ruleId];
    if (advice === undefined || place === undefined || !('start' in place)) continue;
    const written = String(file).slice(place.start.offset, place.end.offset);
    if (advice.counts?.test(written) === false) continue;
    const [line = ''] = written.split('\n');
    report.forRow(advice.row).warning(place.start, `"${line}" ${advice.fault}`, advice.remedy);
  }
}
