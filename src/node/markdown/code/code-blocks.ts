import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { quotesHint } from '../directives.ts';
import { element, readableText } from '../hast.ts';
import { type Page, type Point, pageOf, type Reporter } from '../page.ts';
import { changedLines } from './changes.ts';
import { ALLOWED_LANGUAGES, highlightLines, isLanguage, LANGUAGE_NAMES, type Language } from './highlight.ts';
import { applyMarks, readMarks, reportMissingLines } from './marks.ts';
import { linkNames, readSampleNames, type SampleName } from './names.ts';

/** The word after a fence, of its `code` element. Undefined for indented code and a fence without one. */
export function fenceLanguage(code: Element): string | undefined {
  const classes = code.properties['className'];
  const name = Array.isArray(classes)
    ? classes.find((entry) => String(entry).startsWith('language-'))
    : undefined;
  return name === undefined ? undefined : String(name).slice('language-'.length);
}

/** The options of a code block, written after its language. */
interface FenceMeta {
  readonly title: string | undefined;
  readonly showLineNumbers: boolean;
  /** Shows what differs from the file's last version on the page, and the whole file on demand. */
  readonly changes: boolean;
  /** Numbers of the marked lines, from 1, counting the lines that are shown. */
  readonly highlighted: ReadonlySet<number>;
}

const WORD = /(?<key>[\w-]+)="(?<value>[^"]*)"|\{(?<ranges>[^}]*)\}|(?<word>\S+)/g;
const RANGE = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/;
const LAST_LINE = 100_000;
const ALLOWED =
  'Allowed are title="App.tsx", {1,3-5}, showLineNumbers, changes and expect-error="part of the message".';

/** Reads the words after a fence's language. What it does not know is reported. */
function parseFenceMeta(meta: string, point: Point | undefined, report: Reporter): FenceMeta {
  let title: string | undefined;
  let showLineNumbers = false;
  let changes = false;
  const highlighted = new Set<number>();
  for (const { groups, 0: written } of meta.matchAll(WORD)) {
    const { key, value, ranges, word } = groups ?? {};
    if (key === 'title' && value !== undefined && value.trim() !== '') title = value.trim();
    else if (ranges !== undefined && addLines(ranges, highlighted)) continue;
    else if (word === 'showLineNumbers') showLineNumbers = true;
    else if (word === 'changes') changes = true;
    // For the type check of the samples; readers do not see it.
    else if (key !== 'expect-error')
      report.error(point, `A code block does not understand ${written}.`, quotesHint(written) + ALLOWED);
  }
  return { title, showLineNumbers, changes, highlighted };
}

/** Reads `1,3-5`. False when it is no list of lines. */
function addLines(ranges: string, lines: Set<number>): boolean {
  return ranges.split(',').every((range) => {
    const match = RANGE.exec(range);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (!(first >= 1 && first <= last && last <= LAST_LINE)) return false;
    for (let line = first; line <= last; line += 1) lines.add(line);
    return true;
  });
}

const CUT = /^(?:\/\/|#|\{?\/\*|<!--)\s*---cut---\s*(?:\*\/\}?|-->)?$/;

/** Code without its hidden beginning, and how many lines that had. */
interface CutCode {
  readonly shown: string;
  readonly hiddenLines: number;
}

/**
 * Hides everything up to the last `// ---cut---` line, and empty lines after it: context that the type check
 * of the samples needs and readers do not.
 *
 * @public (the benchmark uses it too)
 */
export function cutContext(code: string): CutCode {
  const lines = code.split('\n');
  let hiddenLines = lines.findLastIndex((line) => CUT.test(line.trim())) + 1;
  if (hiddenLines === 0) return { shown: code, hiddenLines };
  while (hiddenLines < lines.length && lines[hiddenLines]?.trim() === '') hiddenLines += 1;
  return { shown: lines.slice(hiddenLines).join('\n'), hiddenLines };
}

/** Code with its hidden beginning, without the lines that part it from the rest. */
export function withoutCut(code: string): string {
  const lines = code.split('\n');
  return lines.filter((line) => !CUT.test(line.trim())).join('\n');
}

/**
 * Returns lines of code as an element. It scrolls sideways, so it must be reachable by keyboard (WCAG 2.1.1) and have a name; `role="group"` lets it
 * have one without making a landmark of every sample.
 */
function codeElement(
  lines: readonly Element[],
  classes: readonly string[],
  name: string,
  numbered = false,
): Element {
  const text: ElementContent[] = lines.flatMap((line, index) =>
    index === 0 ? [line] : [{ type: 'text', value: '\n' }, line],
  );
  return element(
    'pre',
    {
      ...(classes.length > 0 && { className: [...classes] }),
      ...(numbered && { dataLineNumbers: '' }),
      tabIndex: 0,
      role: 'group',
      ariaLabel: name,
      translate: 'no',
    },
    [element('code', {}, text)],
  );
}

/** The figure around a block's code. Its button copies the last `code` element: of changes, the whole file. */
function codeFigure(code: readonly Element[], language: Language, { title }: FenceMeta): Element {
  return element('figure', { className: ['code'], dataLanguage: language }, [
    ...(title === undefined ? [] : [element('figcaption', { className: ['code-title'] }, [title])]),
    ...code,
    element('button', { type: 'button', className: ['code-copy'], dataCopyCode: '' }, ['Copy code']),
  ]);
}

/** The lines of each file by its title, as the page has shown it last. */
type ShownFiles = Map<string, readonly string[]>;

/** Replaces every code block of the page by a highlighted figure with a copy button. */
export function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOf(file);
    const found: { pre: Element; code: Element }[] = [];
    visit(tree, 'element', (pre) => {
      const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
      if (code?.type !== 'element') return;
      found.push({ pre, code });
      return SKIP;
    });
    const files: ShownFiles = new Map();
    const namesOf = await readSampleNames(page);
    for (const { pre, code } of found) Object.assign(pre, await renderCode(pre, code, page, files, namesOf));
  };
}

async function renderCode(
  pre: Element,
  code: Element,
  page: Page,
  files: ShownFiles,
  namesOf: (code: string) => readonly SampleName[],
): Promise<Element> {
  const { report } = page;
  const start = pre.position?.start;
  const language = languageOf(code, pre, page);
  const meta = parseFenceMeta(code.data?.meta ?? '', start, report);
  const written = readableText(code).replace(/\n$/, '');
  const { shown, hiddenLines } = cutContext(written);
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
  const name = meta.title ?? `Code sample, ${LANGUAGE_NAMES[language]}`;
  const before = files.get(meta.title ?? '');
  if (meta.title !== undefined) files.set(meta.title, marked.lines);
  const changes =
    meta.changes && before !== undefined
      ? changedLines(before, await highlightLines(before, language), marked.lines, lines)
      : [];
  const names = namesOf(written);
  const sourceOf = (line: number | undefined) => {
    const source = line === undefined ? undefined : marked.sources[line];
    return source === undefined ? undefined : source + hiddenLines;
  };
  const { base } = page.source;
  const linked = [
    ...linkNames(
      changes.map(({ line }) => line),
      changes.map(({ newIndex }) => sourceOf(newIndex)),
      names,
      base,
    ),
    ...linkNames(
      lines,
      lines.map((_, index) => sourceOf(index)),
      names,
      base,
    ),
  ];
  page.names.push(linked);
  for (const href of new Set(linked.map((one) => one.href))) {
    page.links.push({ href, ...report.locate(start) });
  }
  const whole = codeElement(lines, classes, name, meta.showLineNumbers);
  if (!meta.changes) return codeFigure([whole], language, meta);
  if (before === undefined) {
    report.error(
      start,
      'The page has not shown this file before, so there are no changes to show.',
      'Write "changes" at a later block with the same title="…".',
    );
    return codeFigure([whole], language, meta);
  }
  const shownChanges = codeElement(
    changes.map(({ line }) => line),
    ['has-diff'],
    `Changes in ${name}`,
  );
  const folded = element('details', {}, [element('summary', {}, ['Show the whole file']), whole]);
  return codeFigure([shownChanges, folded], language, meta);
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
