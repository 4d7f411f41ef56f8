import type { ElementContent, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import type { FormKind } from '../../../shared/code-forms.ts';
import { PAGE_IDS } from '../../../shared/page-ids.ts';
import type { LinkedName } from '../page/facts.ts';
import { element, replaceElements } from '../page/hast.ts';
import { type Page, pageOf } from '../page/page.ts';
import { changedLines } from './changes.ts';
import { codeOf, type Fence, isAppFile, type Range, readFence } from './fence.ts';
import { codeFigure } from './figure.ts';
import { mergeForms } from './forms.ts';
import { highlightLines } from './highlight.ts';
import { javascriptOf } from './javascript.ts';
import type { Line } from './line.ts';
import { linkNames, readSampleNames, type SampleName } from './names.ts';
import { managerForms } from './package-managers.ts';

interface Version {
  readonly text: readonly string[];
  /** Absent if the file has no JavaScript form, or the same. */
  readonly javascript: readonly string[] | undefined;
}

interface Sample extends Version {
  readonly language: string;
  readonly highlighted: readonly Range[];
  /** The ids of the lines, if they have any. */
  readonly ids: readonly string[];
  /** The documented names, by the numbers of the lines, from 0. */
  readonly names: readonly SampleName[];
  /** The base path of the site. */
  readonly base: string;
}

interface View {
  readonly lines: readonly Line[];
  /** The names that are links in them. */
  readonly linked: readonly LinkedName[];
  readonly forms?: FormKind;
}

/** Replaces every code block of the page with a highlighted figure with a copy button. */
export function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = pageOf(file, 'code');
    const versions = await versionsOfEarlierPages(page);
    const namesOf = await readSampleNames(page);
    await replaceElements(tree, codeOf, async (code, pre) => {
      const fence = readFence(pre, code, page.report);
      const { meta, start } = fence;
      const sample = await sampleOf(fence, namesOf(fence.written), page);
      const shownBefore = versions.get(meta.title ?? '');
      const former = meta.changes ? shownBefore : undefined;
      if (meta.title !== undefined) versions.set(meta.title, sample);
      // Changes only in types do not change the JavaScript.
      const javascript = sample.javascript ?? (former?.javascript && sample.text);
      const whole = await wholeView(sample, javascript);
      const changes = former && (await changesView(former, sample, javascript));
      const linked = [...(changes?.linked ?? []), ...whole.linked];
      page.names.push(linked);
      for (const href of new Set(linked.map((name) => name.href))) {
        page.links.push({ href, ...page.report.locate(start) });
      }
      if (meta.changes && former === undefined) {
        const message = 'The page has not shown this file before, so there are no changes to show.';
        page.report.error(start, message, 'Write "changes" at a later block with the same title="…".');
      }
      const file = isAppFile(meta.title) ? (shownBefore === undefined ? 'new' : 'changed') : undefined;
      return codeFigure({ fence, lines: whole.lines, forms: whole.forms, changes: changes?.lines, file });
    });
    offerJavascript(tree);
    markSwitches(tree.children);
  };
}

/** Returns the files of the app that the page continues, by their titles. */
async function versionsOfEarlierPages(page: Page): Promise<Map<string, Version>> {
  const files = Object.entries(page.source.earlier ?? {}).map(async ([title, code]) => {
    const text = code.replace(/\n$/, '').split('\n');
    const isTyped = /\.tsx?$/.test(title);
    const javascript = isTyped ? await javascriptLines(text) : undefined;
    return [title, { text, javascript }] as const;
  });
  return new Map(await Promise.all(files));
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

/**
 * Marks the samples whose tabs are always visible: those with commands, and of those in TypeScript and JavaScript the
 * page's first one and the folded ones. The others show their tabs to the pointer and the focus.
 */
function markSwitches(nodes: readonly RootContent[], isFolded = false, hasSwitch = false): boolean {
  return nodes.reduce((has, node) => {
    if (node.type !== 'element') return has;
    const { dataForms } = node.properties;
    if (typeof dataForms !== 'string')
      return markSwitches(node.children, isFolded || node.tagName === 'details', has);
    if (dataForms === 'manager' || isFolded || !has) node.properties['dataSwitch'] = '';
    return has || (dataForms === 'language' && !isFolded);
  }, hasSwitch);
}

async function sampleOf(fence: Fence, names: readonly SampleName[], page: Page): Promise<Sample> {
  const { language, text, hiddenLines, meta } = fence;
  return {
    language,
    text,
    javascript: language === 'ts' || language === 'tsx' ? await javascriptLines(text) : undefined,
    highlighted: meta.highlighted,
    ids: lineIds(fence, page),
    names: names.map((name) => ({ ...name, line: name.line - hiddenLines })),
    base: page.source.base,
  };
}

/** Claims the ids of the lines of a block whose lines can be linked to. */
function lineIds({ meta: { id }, text, start }: Fence, { ids, report }: Page): readonly string[] {
  if (id === undefined) return [];
  const wanted = text.map((_, index) => `${id}-L${index + 1}`);
  if (wanted.every((lineId) => ids.claimExplicit(lineId))) return wanted;
  report.error(start, `An id "${id}-L…" is taken.`, 'Give the block another id="…".');
  return [];
}

/**
 * Returns the JavaScript form of a sample. Undefined if both forms are the same, or if the sample cannot be parsed, which
 * the check of the samples reports.
 */
async function javascriptLines(text: readonly string[]): Promise<readonly string[] | undefined> {
  const code = text.join('\n');
  const javascript = await javascriptOf(code).catch(() => code);
  return javascript === code ? undefined : javascript.split('\n');
}

/** Returns all lines of a sample, merged with those of its JavaScript form or with the commands of other managers. */
async function wholeView(sample: Sample, javascript: readonly string[] | undefined): Promise<View> {
  const { text, language, highlighted, ids, names, base } = sample;
  const marked = (await highlightLines(text, language)).map((line, index): Line => {
    const isHighlighted = highlighted.some(([first, last]) => first <= index + 1 && index < last);
    return { ...line, mark: isHighlighted ? 'highlighted' : undefined, id: ids[index] };
  });
  const { lines, linked } = linkNames(marked, names, base);
  if (javascript !== undefined) {
    const other = await highlightLines(javascript, language);
    return { lines: mergeForms(['ts', lines], ['js', other]), linked, forms: 'language' };
  }
  const commands = language === 'bash' ? await managerForms(lines) : undefined;
  return commands === undefined ? { lines, linked } : { lines: commands, linked, forms: 'manager' };
}

/** Returns the changes from a former version of a sample, merged with those of its JavaScript form. */
async function changesView(
  former: Version,
  { text, language, names, base }: Sample,
  javascript: readonly string[] | undefined,
): Promise<View> {
  const changes = async (before: readonly string[], after: readonly string[]) =>
    changedLines(await highlightLines(before, language), await highlightLines(after, language));
  const { lines, linked } = linkNames(await changes(former.text, text), names, base);
  if (javascript === undefined) return { lines, linked };
  const others = await changes(former.javascript ?? former.text, javascript);
  return { lines: mergeForms(['ts', lines], ['js', others]), linked };
}
