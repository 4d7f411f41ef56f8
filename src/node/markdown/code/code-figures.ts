import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { readableText } from '../html/element.ts';
import type { Page } from '../page.ts';
import { applyMarks, reportMissingLines } from './apply-marks.ts';
import { codeFigure } from './code-figure.ts';
import { cutContext } from './cut-context.ts';
import { fenceLanguage } from './fence-language.ts';
import { parseFenceMeta } from './fence-meta.ts';
import { highlightLines } from './highlight-lines.ts';
import { ALLOWED_LANGUAGES, isLanguage, type Language } from './languages.ts';
import { readMarks } from './read-marks.ts';

/** Replaces every code block of the page by a highlighted figure with a copy button. */
export async function renderCodeFigures(tree: Root, page: Page): Promise<void> {
  const found: { pre: Element; code: Element }[] = [];
  visit(tree, 'element', (pre) => {
    const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
    if (code?.type !== 'element') return;
    found.push({ pre, code });
    return SKIP;
  });
  for (const { pre, code } of found) Object.assign(pre, await renderCode(pre, code, page));
}

async function renderCode(pre: Element, code: Element, page: Page): Promise<Element> {
  const { report } = page;
  const start = pre.position?.start;
  const language = languageOf(code, pre, page);
  const meta = parseFenceMeta(code.data?.meta ?? '', start, report);
  const { shown, hiddenLines } = cutContext(readableText(code).replace(/\n$/, ''));
  const first = { line: (start?.line ?? 1) + 1 + hiddenLines, column: start?.column ?? 1 };
  const marked = readMarks(shown, first, report);
  if (shown.trim() === '') {
    report.error(
      start,
      'This code block shows nothing.',
      'Write code below the fence and below "---cut---".',
    );
  }
  reportMissingLines(marked.lines.length, meta.highlighted, start, report);
  const lines = await highlightLines(marked.lines, language);
  const classes = applyMarks(lines, marked.marks, meta.highlighted);
  return codeFigure(lines, classes, language, meta);
}

function languageOf(code: Element, pre: Element, page: Page): Language {
  const written = fenceLanguage(code);
  if (written === undefined) return 'text';
  if (isLanguage(written)) return written;
  page.report.warning(
    pre.position?.start,
    `The language "${written}" of this code block is not known, so it has no colours.`,
    `Allowed are ${ALLOWED_LANGUAGES}; and "api" for tables of an API.`,
  );
  return 'text';
}
