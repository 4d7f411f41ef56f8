import type { Element, Root, RootContent } from 'hast';
import { childElements, element, hasClass, isSpace, readableText } from '../page/hast.ts';

/** The id of a step of a tutorial, which also ends the key of its app: `guides/tutorial/step-3`. */
const STEP = /(?:^|\/)step-(\d+)$/;

/**
 * Shows each step of a tutorial in one block: files that follow each other directly become tabs, and the app that follows
 * them is beside them in wide windows. Without scripts, one is below the other. Readers tick the steps that they have
 * done; the beginning of the article says how many.
 */
export function rehypeSteps() {
  return (tree: Root): void => {
    const blocks: RootContent[] = [];
    let files: Element[] = [];
    let label = 'Files';
    let steps = 0;
    const takeFiles = () => {
      const taken = files.length > 1 ? [filesBlock(files, label)] : files;
      for (const file of files) {
        delete file.properties['dataFile'];
        if (label !== 'Files') nameCopyButton(file);
      }
      files = [];
      return taken;
    };
    for (const node of tree.children) {
      if (node.type === 'element' && isFile(node)) {
        if (files.some((file) => pathOf(file) === pathOf(node))) blocks.push(...takeFiles());
        files.push(node);
      } else if (files.length === 0 || !isSpace(node)) {
        const shown = takeFiles();
        const isStep = node.type === 'element' && offerDone(node);
        if (isStep) steps += 1;
        if (isStep && shown.length > 0)
          blocks.push(element('div', { className: ['step'] }, [...shown, node]));
        else blocks.push(...shown, node);
        label = labelBelow(node) ?? label;
      }
    }
    blocks.push(...takeFiles());
    if (steps > 0)
      blocks.unshift(element('p', { className: ['steps-done', 'needs-js'] }, [`0 of ${steps} steps done`]));
    tree.children = blocks;
  };
}

/** Whether an element is a code block with a file of the page's app. */
function isFile({ properties }: Element): boolean {
  return properties['dataFile'] !== undefined;
}

/** Returns the path of a file, as its title writes it. */
function pathOf(file: Element): string {
  return childElements(file, 'figcaption').map(readableText).join('');
}

/** Returns the label of files below a heading. Undefined for any other node. */
function labelBelow(node: RootContent): string | undefined {
  if (node.type !== 'element' || !hasClass(node, 'heading-2')) return undefined;
  const id = String(childElements(node)[0]?.properties['id']);
  return STEP.test(id) ? `Files of ${id.replace('-', ' ')}` : 'Files';
}

/** Adds a checkbox to the app of a step, with which readers mark it as done. Returns false for any other element. */
function offerDone(demo: Element): boolean {
  const number = STEP.exec(String(demo.properties['dataApp']))?.[1];
  if (number === undefined) return false;
  const label = element('label', {}, [element('input', { type: 'checkbox' }), ` Step ${number} done`]);
  childElements(demo, 'div')[0]?.children.push(label);
  return true;
}

/** Says that the button of a file copies all of it, like that of a file that shows its changes. */
function nameCopyButton(file: Element): void {
  const [button] = childElements(file, 'div').flatMap((tools) => childElements(tools, 'button'));
  if (button !== undefined) button.children = [{ type: 'text', value: 'Copy file' }];
}

function filesBlock(files: readonly Element[], label: string): Element {
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

/** Returns the tab of a file: its name without folders, and whether the page has shown it before. */
function tabOf(file: Element, index: number): Element {
  const [folders, ...extension] = childElements(file, 'figcaption')[0]?.children ?? [];
  const name = folders?.type === 'text' ? folders.value.replace(/.*\//, '') : '';
  const [sign, state] = file.properties['dataFile'] === 'new' ? ['+', 'new'] : ['±', 'changed'];
  const isShown = index === 0;
  return element(
    'button',
    { type: 'button', role: 'tab', ariaSelected: String(isShown), tabIndex: isShown ? 0 : -1 },
    [name, ...extension, ' ', element('span', { role: 'img', ariaLabel: `(${state})` }, [sign])],
  );
}
