import type { Element, ElementContent } from 'hast';
import { FORM_CHOICES, type FormKind } from '../../../shared/code-forms.ts';
import { element } from '../page/hast.ts';
import type { Fence } from './fence.ts';
import type { Line, LineMark } from './line.ts';

interface Figure {
  readonly fence: Fence;
  readonly lines: readonly Line[];
  /** The choice between forms of the lines. */
  readonly forms: FormKind | undefined;
  /** The changes since the previous version, shown in place of the lines, which are then collapsed. */
  readonly changes: readonly Line[] | undefined;
  /** Set for a file of the page's app: whether the page has shown it before. */
  readonly file: 'new' | 'changed' | undefined;
}

/**
 * A code block of more lines is folded: only the first 20 are visible (`.code[data-fold]` in
 * `src/app/styles/article/code.css`). With its title, a block is then at most 640 pixels high.
 */
const MOST_LINES = 24;

/** The other forms of samples, whose lines replace those of the first form. */
const OTHER_FORMS = Object.values(FORM_CHOICES).flatMap(({ forms }) => Object.keys(forms).slice(1));

/** Returns the number of lines that readers see who have chosen none of these forms. */
function countWithout(forms: readonly string[], lines: readonly Line[]): number {
  return lines.filter(({ form = '' }) => !forms.includes(form)).length;
}

/** Returns how lines are folded: not, in all forms, or only in the first, because the JavaScript is short enough. */
function foldOf(lines: readonly Line[]): '' | 'ts' | undefined {
  if (countWithout(OTHER_FORMS, lines) <= MOST_LINES) return undefined;
  return countWithout(['ts'], lines) > MOST_LINES ? '' : 'ts';
}

function unfoldButton(lines: readonly Line[]): Element {
  const label = [
    'Show all ',
    element('span', { className: ['ts'] }, [`${countWithout(OTHER_FORMS, lines)}`]),
    element('span', { className: ['js'] }, [`${countWithout(['ts'], lines)}`]),
    ' lines',
  ];
  return element('button', { type: 'button', className: ['code-fold', 'needs-js'] }, label);
}

/** Returns the figure of a code block. The copy button copies the last `code` element: for changes, the whole file. */
export function codeFigure({ fence: { language, meta }, lines, forms, changes, file }: Figure): Element {
  const { title, showLineNumbers } = meta;
  const fold = foldOf(changes ?? lines);
  const code = codeElement('Code', lines, { ...(showLineNumbers && { dataLineNumbers: '' }) });
  return element(
    'figure',
    { className: ['code'], dataLanguage: language, dataForms: forms, dataFold: fold, dataFile: file },
    [
      ...(title === undefined
        ? []
        : [element('figcaption', { className: ['code-title'] }, titleOf(title, forms))]),
      // The place of the copy button and of the tabs of the forms, which the app adds.
      element('div', { className: ['code-tools'] }, []),
      ...(changes === undefined
        ? [code]
        : [
            codeElement('Changes', changes, { className: ['has-diff'] }),
            element('details', {}, [element('summary', {}, ['Show the whole file']), code]),
          ]),
      ...(fold === undefined ? [] : [unfoldButton(changes ?? lines)]),
    ],
  );
}

/**
 * Returns lines of code as an element. It may scroll horizontally, so it must be reachable by keyboard (WCAG 2.1.1),
 * until the app has found that it does not, and have a name; `role="group"` allows a name without making every sample a
 * landmark. The name says neither the file, which the title of the figure does, nor the language, which readers choose.
 */
function codeElement(name: string, lines: readonly Line[], properties: Element['properties']): Element {
  // The styles of numbers and of diffs also apply to lines without marks.
  const keepsElements = Object.keys(properties).length > 0;
  return element('pre', { ...properties, tabIndex: 0, role: 'group', ariaLabel: name, translate: 'no' }, [
    element('code', {}, printLines(lines, keepsElements)),
  ]);
}

/**
 * Prints lines into a `code` element. Consecutive lines of one form are hidden together, including line breaks. A line
 * without a mark is printed without an element, unless `keepsElements`: the elements of all lines would be a
 * tenth of a page's size.
 */
function printLines(lines: readonly Line[], keepsElements: boolean): readonly ElementContent[] {
  const content: ElementContent[] = [];
  let group: Element | undefined;
  for (const [index, line] of lines.entries()) {
    const { form, mark } = line;
    if (form === undefined) group = undefined;
    else if (form !== lines[index - 1]?.form) {
      group = element('span', { className: [form] });
      content.push(group);
    }
    const target = group?.children ?? content;
    target.push(...(keepsElements || mark !== undefined ? [lineElement(line)] : line.content));
    if (index < lines.length - 1) target.push({ type: 'text', value: '\n' });
  }
  return content;
}

/**
 * The classes of each mark, and the roles that screen readers announce like `ins` and `del` (WAI-ARIA 1.2), because
 * colours alone would not convey the difference.
 */
const APPEARANCE: Readonly<
  Record<LineMark, { readonly classes: readonly string[]; readonly role?: string }>
> = {
  added: { classes: ['diff', 'add'], role: 'insertion' },
  removed: { classes: ['diff', 'remove'], role: 'deletion' },
  highlighted: { classes: ['highlighted'] },
  gap: { classes: ['gap'] },
};

function lineElement({ content, mark }: Line): Element {
  const { classes = [], role = undefined } = mark === undefined ? {} : APPEARANCE[mark];
  return element('span', { className: ['line', ...classes], role }, content);
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
