import type { Element, ElementContent, Root, RootContent } from 'hast';
import { childElements, element, isSpace, readableText } from '../page/hast.ts';

/** The key of the app as of the end of a step of a tutorial: `guides/tutorial/step-3`. */
const STEP = /(?:^|\/)step-(\d+)$/;

/**
 * Shows each step of a tutorial in one block: files that follow each other directly become tabs, and the app that follows
 * them is beside them in wide windows. Without scripts, one is below the other.
 */
export function rehypeSteps() {
  return (tree: Root): void => {
    const blocks: RootContent[] = [];
    let files: Element[] = [];
    const takeFiles = (step?: string) => {
      const taken = files.length > 1 ? [filesBlock(files, step)] : files;
      for (const file of files) delete file.properties['dataFile'];
      files = [];
      return taken;
    };
    for (const node of tree.children) {
      if (node.type === 'element' && isFile(node)) {
        if (files.some((file) => pathOf(file) === pathOf(node))) blocks.push(...takeFiles());
        files.push(node);
      } else if (files.length === 0 || !isSpace(node)) {
        const step = node.type === 'element' ? stepOf(node) : undefined;
        const shown = takeFiles(step);
        if (node.type !== 'element' || step === undefined || shown.length === 0) blocks.push(...shown, node);
        else blocks.push(element('div', { className: ['step'] }, [...shown, node]));
      }
    }
    blocks.push(...takeFiles());
    tree.children = blocks;
  };
}

function isFile({ properties }: Element): boolean {
  return properties['dataFile'] !== undefined;
}

function pathOf(file: Element): string {
  return childElements(file, 'figcaption').map(readableText).join('');
}

/** Returns the number of the step whose app an element runs; undefined for other elements. */
function stepOf({ properties }: Element): string | undefined {
  return STEP.exec(String(properties['dataApp']))?.[1];
}

function filesBlock(files: readonly Element[], step: string | undefined): Element {
  const label = step === undefined ? 'Files' : `Files of step ${step}`;
  const title = `Copies ${files.length} files as one text, each below its path`;
  Object.assign(files[0]?.properties ?? {}, { dataShown: '' });
  return element('div', { className: ['files'] }, [
    element('div', { className: ['files-bar', 'needs-js'] }, [
      element('div', { role: 'tablist', ariaLabel: label }, files.map(tabOf)),
      element('button', { type: 'button', dataCopyCode: '', title }, ['Copy all files']),
    ]),
    ...files,
  ]);
}

/** Marks the name in the title of a file, whose tab shows it too. Returns the name, without folders. */
function nameOf(file: Element): readonly ElementContent[] {
  const [title] = childElements(file, 'figcaption');
  const [path, ...extension] = title?.children ?? [];
  if (title === undefined || path?.type !== 'text') return [];
  const start = path.value.lastIndexOf('/') + 1;
  const name = [{ ...path, value: path.value.slice(start) }, ...extension];
  title.children = [{ ...path, value: path.value.slice(0, start) }, element('span', {}, name)];
  return name;
}

/** Returns the tab of a file: its name, and whether the page has shown it before. */
function tabOf(file: Element, index: number): Element {
  const [sign, state] = file.properties['dataFile'] === 'new' ? ['+', 'new'] : ['±', 'changed'];
  const isShown = index === 0;
  return element(
    'button',
    { type: 'button', role: 'tab', ariaSelected: String(isShown), tabIndex: isShown ? 0 : -1 },
    [...nameOf(file), ' ', element('span', { role: 'img', ariaLabel: `(${state})` }, [sign])],
  );
}
