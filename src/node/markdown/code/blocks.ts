import type { Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import type { FormKind } from '../../../shared/code-forms.ts';
import type { LinkedName } from '../page/facts.ts';
import { replaceElements } from '../page/hast.ts';
import { addLink, type Page, pageOf } from '../page/page.ts';
import { changedLines } from './changes.ts';
import { codeOf, type Fence, isAppFile, readFence } from './fence.ts';
import { codeFigure } from './figure.ts';
import { mergeForms } from './forms.ts';
import { highlightLines } from './highlight.ts';
import { javascriptOf } from './javascript.ts';
import type { Line } from './line.ts';
import { linkNames, readSampleNames } from './names.ts';
import { managerForms } from './package-managers.ts';

interface Version {
  readonly text: readonly string[];
  /** Absent if the file has no JavaScript form, or the same. */
  readonly javascript: readonly string[] | undefined;
}

/** Links the documented names in lines of a sample. */
type Link = (lines: readonly Line[]) => ReturnType<typeof linkNames>;

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
      const { language, text, meta, start } = fence;
      const names = namesOf(fence.written).map((name) => ({ ...name, line: name.line - fence.hiddenLines }));
      const link: Link = (lines) => linkNames(lines, names, page.source);
      const isTyped = language === 'ts' || language === 'tsx';
      const version: Version = { text, javascript: isTyped ? await javascriptLines(text) : undefined };
      const shownBefore = versions.get(meta.title ?? '');
      const former = meta.changes ? shownBefore : undefined;
      if (meta.title !== undefined) versions.set(meta.title, version);
      // Changes only in types do not change the JavaScript.
      const javascript = version.javascript ?? (former?.javascript && text);
      const whole = await wholeView(fence, javascript, link);
      const changes = former && (await changesView(former, fence, javascript, link));
      const linked = [...(changes?.linked ?? []), ...whole.linked];
      page.names.push(linked);
      for (const href of new Set(linked.map((name) => name.href))) {
        addLink(page, href, start);
      }
      if (meta.changes && former === undefined) {
        const message = 'The page has not shown this file before, so there are no changes to show.';
        page.report.error(start, message, 'Write "changes" at a later block with the same title="…".');
      }
      const file = isAppFile(meta.title) ? (shownBefore === undefined ? 'new' : 'changed') : undefined;
      return codeFigure({ fence, lines: whole.lines, forms: whole.forms, changes: changes?.lines, file });
    });
    markSwitches(tree.children);
  };
}

/** Returns the files of the app that the page continues, by their titles. */
async function versionsOfEarlierPages(page: Page): Promise<Map<string, Version>> {
  const files = Object.entries(page.earlier).map(async ([title, code]) => {
    const text = code.replace(/\n$/, '').split('\n');
    const isTyped = /\.tsx?$/.test(title);
    const javascript = isTyped ? await javascriptLines(text) : undefined;
    return [title, { text, javascript }] as const;
  });
  return new Map(await Promise.all(files));
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
async function wholeView(
  { text, language, meta }: Fence,
  javascript: readonly string[] | undefined,
  link: Link,
): Promise<View> {
  const marked = (await highlightLines(text, language)).map((line, index): Line => {
    const isHighlighted = meta.highlighted.some(([first, last]) => first <= index + 1 && index < last);
    return { ...line, mark: isHighlighted ? 'highlighted' : undefined };
  });
  const { lines, linked } = link(marked);
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
  { text, language }: Fence,
  javascript: readonly string[] | undefined,
  link: Link,
): Promise<View> {
  const changes = async (before: readonly string[], after: readonly string[]) =>
    changedLines(await highlightLines(before, language), await highlightLines(after, language));
  const { lines, linked } = link(await changes(former.text, text));
  if (javascript === undefined) return { lines, linked };
  const others = await changes(former.javascript ?? former.text, javascript);
  return { lines: mergeForms(['ts', lines], ['js', others]), linked };
}
