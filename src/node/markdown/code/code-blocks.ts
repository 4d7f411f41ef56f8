import type { Element, ElementContent, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { FormKind } from '../../../shared/code-forms.ts';
import { PAGE_IDS } from '../../../shared/page-ids.ts';
import type { Point } from '../../../shared/point.ts';
import { quotesHint } from '../directives.ts';
import { element, readableText } from '../hast.ts';
import { type Page, pageOf, type Reporter } from '../page.ts';
import { type ChangedLine, changedLines } from './changes.ts';
import { type FormLine, mergeForms, printLines } from './forms.ts';
import { ALLOWED_LANGUAGES, highlightLines, isLanguage, type Language } from './highlight.ts';
import { isTooSlow, javascriptOf } from './javascript.ts';
import { highlightNumbers, reportMarkComments } from './marks.ts';
import { linkNames, readSampleNames, type SampleName } from './names.ts';
import { linesFor, OTHER_MANAGERS } from './package-managers.ts';

/** Returns the word after a fence from its `code` element. Undefined for indented code and a fence without a word. */
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
  /** Shows the changes since the file's previous version on the page, and the whole file on demand. */
  readonly changes: boolean;
  /** Collapses all but the first {@link FOLD_LINES} lines. */
  readonly fold: boolean;
  /** The prefix of the ids of its lines, for links: `store` for `#store-L12`. */
  readonly id: string | undefined;
  /** Numbers of the marked lines, from 1, counting the lines that are shown. */
  readonly highlighted: ReadonlySet<number>;
}

const WORD = /(?<key>[\w-]+)="(?<value>[^"]*)"|\{(?<ranges>[^}]*)\}|(?<word>\S+)/g;
const RANGE = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/;
const MAX_LINE = 100_000;
const ALLOWED =
  'Allowed are title="App.tsx", id="app", {1,3-5}, showLineNumbers, changes, fold and expect-error="part of the message".';

/** The number of visible lines of a collapsed sample (`--fold` in `src/app/styles/article/code.css`). */
const FOLD_LINES = 40;

/** Parses the words after a fence's language, and reports unknown ones. */
function parseFenceMeta(meta: string, point: Point | undefined, report: Reporter): FenceMeta {
  let title: string | undefined;
  let showLineNumbers = false;
  let changes = false;
  let fold = false;
  let id: string | undefined;
  const highlighted = new Set<number>();
  for (const { groups, 0: written } of meta.matchAll(WORD)) {
    const { key, value, ranges, word } = groups ?? {};
    if (key === 'title' && value !== undefined && value.trim() !== '') title = value.trim();
    else if (key === 'id' && value !== undefined && /^[a-z][a-z0-9-]*$/.test(value)) id = value;
    else if (word === 'fold') fold = true;
    else if (ranges !== undefined && addLines(ranges, highlighted)) continue;
    else if (word === 'showLineNumbers') showLineNumbers = true;
    else if (word === 'changes') changes = true;
    // For the type check of the samples; readers do not see it.
    else if (key !== 'expect-error')
      report.error(point, `Unknown code block option: ${written}.`, quotesHint(written) + ALLOWED);
  }
  return { title, showLineNumbers, changes, fold, id, highlighted };
}

/** Parses `1,3-5`. Returns `false` if it is not a list of lines. */
function addLines(ranges: string, lines: Set<number>): boolean {
  return ranges.split(',').every((range) => {
    const match = RANGE.exec(range);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (!(first >= 1 && first <= last && last <= MAX_LINE)) return false;
    for (let line = first; line <= last; line += 1) lines.add(line);
    return true;
  });
}

const CUT = /^(?:\/\/|#|\{?\/\*|<!--)\s*---cut---\s*(?:\*\/\}?|-->)?$/;

/** Code without its hidden beginning, and the number of hidden lines. */
interface CutCode {
  readonly shown: string;
  readonly hiddenLines: number;
}

/**
 * Removes everything up to the last `// ---cut---` line and the empty lines after it: context that only the type check
 * of the samples needs.
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

/** Returns the code with its hidden beginning, without the separating lines. */
export function withoutCut(code: string): string {
  const lines = code.split('\n');
  return lines.filter((line) => !CUT.test(line.trim())).join('\n');
}

/**
 * Returns lines of code as an element. It may scroll horizontally, so it must be reachable by keyboard (WCAG 2.1.1),
 * until the app has found that it does not, and have a name; `role="group"` allows a name without making every sample a
 * landmark. The name says neither the file, which the title of the figure does, nor the language, which readers choose.
 */
function codeElement(
  lines: readonly FormLine[],
  { name, numbered = false, hasDiff = false }: { name: string; numbered?: boolean; hasDiff?: boolean },
): Element {
  return element(
    'pre',
    {
      ...(hasDiff && { className: ['has-diff'] }),
      ...(numbered && { dataLineNumbers: '' }),
      tabIndex: 0,
      role: 'group',
      ariaLabel: name,
      translate: 'no',
    },
    // The styles of numbers and of diffs also apply to lines without marks.
    [element('code', {}, printLines(lines, numbered || hasDiff))],
  );
}

/** The label of the button below collapsed code. */
const UNFOLD = 'Show all lines';

/** Returns the figure around a block's code. Its button copies the last `code` element: for changes, the whole file. */
function codeFigure(
  code: readonly Element[],
  language: Language,
  { title, fold }: FenceMeta,
  forms: FormKind | undefined,
): Element {
  const properties = {
    className: ['code'],
    dataLanguage: language,
    dataForms: forms,
    ...(fold && { dataFold: '' }),
  };
  return element('figure', properties, [
    ...(title === undefined
      ? []
      : [element('figcaption', { className: ['code-title'] }, titleOf(title, forms))]),
    // The tabs of the forms join it.
    element('div', { className: ['code-tools'] }, [
      element('button', { type: 'button', className: ['code-copy'], dataCopyCode: '' }, ['Copy code']),
    ]),
    ...code,
    ...(fold ? [element('button', { type: 'button', className: ['code-fold', 'needs-js'] }, [UNFOLD])] : []),
  ]);
}

/** Returns the name of a file, with its extension in each form. */
function titleOf(title: string, forms: FormKind | undefined): readonly (Element | string)[] {
  const [, name, jsx] = /^(.*\.)ts(x?)$/.exec(title) ?? [];
  if (forms !== 'language' || name === undefined) return [title];
  return [
    name,
    element('span', { className: ['ts'] }, [`ts${jsx}`]),
    element('span', { className: ['js'] }, [`js${jsx}`]),
  ];
}

/** A text and its highlighted lines. */
interface Highlighted {
  readonly text: readonly string[];
  readonly lines: readonly Element[];
}

/** A file as last shown on the page. */
interface ShownFile {
  readonly text: readonly string[];
  /** Absent if the file has no JavaScript form. */
  readonly javascript: readonly string[] | undefined;
}

/** The files that a page has shown, by their titles. */
type ShownFiles = Map<string, ShownFile>;

/** Replaces every code block of the page with a highlighted figure with a copy button. */
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
    offerJavascript(tree);
  };
}

/** Adds a link before the first sample that has a JavaScript form, for readers without scripts, who have no tabs. */
function offerJavascript(tree: Root): void {
  const hasForms = (node: ElementContent | RootContent): boolean =>
    node.type === 'element' && (node.properties['dataForms'] === 'language' || node.children.some(hasForms));
  const first = tree.children.findIndex(hasForms);
  if (first === -1) return;
  const id = PAGE_IDS.javascript;
  const link = element('a', { href: `#${id}` }, ['Show the samples of this page in JavaScript']);
  tree.children.splice(first, 0, element('p', { className: ['without-js'], id }, [link]));
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
  const text = shown.split('\n');
  const first = { line: (start?.line ?? 1) + 1 + hiddenLines, column: start?.column ?? 1 };
  reportMarkComments(text, first, report);
  if (shown.trim() === '') {
    report.error(
      start,
      'This code block shows nothing.',
      'Write code below the fence and below "---cut---".',
    );
  }
  const lines = await highlightLines(text, language);
  highlightNumbers(lines, meta.highlighted, start, report);
  if (meta.fold && lines.length <= FOLD_LINES) {
    report.error(
      start,
      `This code block has ${lines.length} lines, too few to fold.`,
      `Only what is beyond line ${FOLD_LINES} is folded: remove "fold".`,
    );
  }
  if (meta.id !== undefined) giveIds(lines, meta.id, page, start);
  const before = files.get(meta.title ?? '');
  const javascript = isTyped(language) ? await javascriptLines(text, start, report) : undefined;
  if (meta.title !== undefined) files.set(meta.title, { text, javascript });
  const changes =
    meta.changes && before !== undefined ? await changesOf(before.text, { text, lines }, language) : [];
  const names = namesOf(written);
  const sourceOf = (line: number | undefined) => (line === undefined ? undefined : line + hiddenLines);
  const { base } = page.source;
  const changed = changes.map(({ line }) => line);
  const linked = [
    ...linkNames(
      changed,
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
  // Changes only in types do not change the JavaScript.
  const otherText = javascript ?? (meta.changes && before?.javascript ? text : undefined);
  const other = otherText && { text: otherText, lines: await highlightLines(otherText, language) };
  const forms = await formsOf({ text, lines }, language, other);
  const whole = codeElement(forms.lines, { name: 'Code', numbered: meta.showLineNumbers });
  if (!meta.changes) return codeFigure([whole], language, meta, forms.kind);
  if (before === undefined) {
    report.error(
      start,
      'The page has not shown this file before, so there are no changes to show.',
      'Write "changes" at a later block with the same title="…".',
    );
    return codeFigure([whole], language, meta, forms.kind);
  }
  const otherChanges = other && (await changesOf(before.javascript ?? before.text, other, language));
  const shownChanges = codeElement(
    otherChanges === undefined
      ? changed.map((line) => ({ line }))
      : mergeForms(['ts', changed], ['js', otherChanges.map(({ line }) => line)]),
    { name: 'Changes', hasDiff: true },
  );
  const folded = element('details', {}, [element('summary', {}, ['Show the whole file']), whole]);
  return codeFigure([shownChanges, folded], language, meta, forms.kind);
}

/** Adds ids to lines, as targets of links. */
function giveIds(
  lines: readonly Element[],
  id: string,
  { ids, report }: Page,
  start: Point | undefined,
): void {
  for (const [index, line] of lines.entries()) {
    const lineId = `${id}-L${index + 1}`;
    if (ids.claimExplicit(lineId)) line.properties['id'] = lineId;
    else {
      report.error(start, `The id "${lineId}" is taken.`, 'Give the block another id="…".');
      return;
    }
  }
}

/** Whether code has types to remove. */
function isTyped(language: Language): boolean {
  return language === 'ts' || language === 'tsx';
}

/**
 * Returns the JavaScript form of a sample. Undefined if both forms are the same, if the sample cannot be parsed, or, which
 * is reported, if that takes too long.
 */
async function javascriptLines(
  lines: readonly string[],
  start: Point | undefined,
  report: Reporter,
): Promise<readonly string[] | undefined> {
  try {
    const code = lines.join('\n');
    const javascript = await javascriptOf(code);
    return javascript === code ? undefined : javascript.split('\n');
  } catch (error) {
    // The check of the samples reports other errors.
    if (isTooSlow(error)) {
      report.error(
        start,
        'Removing the types from this sample took too long and was ended.',
        'Brackets and types that are opened again and again confuse the parser. Close them, or write the sample in JavaScript.',
      );
    }
    return undefined;
  }
}

async function changesOf(
  before: readonly string[],
  after: Highlighted,
  language: Language,
): Promise<ChangedLine[]> {
  return changedLines(before, await highlightLines(before, language), after.text, after.lines);
}

/** Returns the lines of a sample merged with those of its other form, and the kind of these forms. */
async function formsOf(
  { text, lines }: Highlighted,
  language: Language,
  javascript: Highlighted | undefined,
): Promise<{ readonly lines: readonly FormLine[]; readonly kind: FormKind | undefined }> {
  if (javascript !== undefined) {
    return { lines: mergeForms(['ts', lines], ['js', javascript.lines]), kind: 'language' };
  }
  const isCommand = text.map((line) => /^np[mx] /.test(line));
  if (language !== 'bash' || !isCommand.includes(true)) {
    return { lines: lines.map((line) => ({ line })), kind: undefined };
  }
  const others = await Promise.all(
    OTHER_MANAGERS.map(async (form) => ({
      form,
      lines: await highlightLines(linesFor(form, text), language),
    })),
  );
  const all = [{ form: 'npm', lines }, ...others];
  return {
    kind: 'manager',
    lines: lines.flatMap((line, index) =>
      isCommand[index]
        ? all.flatMap(({ form, lines: its }) => (its[index] === undefined ? [] : { line: its[index], form }))
        : { line },
    ),
  };
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
