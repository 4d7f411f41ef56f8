import { markTab, onTab, tabsOf } from '../code/tabs.ts';
import { doneSteps, markStep, onDoneSteps } from './done-steps.ts';

/**
 * Makes the steps of a tutorial work: the tabs of their files, the checkboxes of those that are done, and the line at the
 * beginning that says how many are and where to go on.
 */
export function activateSteps(article: HTMLElement, signal: AbortSignal): void {
  const blocks = article.querySelectorAll<HTMLElement>('.files');
  for (const [index, block] of blocks.entries()) makeTabs(block, index);

  const boxes = [...article.querySelectorAll<HTMLInputElement>('[data-app] input')];
  const show = () => {
    const done = doneSteps();
    for (const box of boxes) box.checked = done.has(stepOf(box));
    showProgress(article, boxes);
  };
  for (const box of boxes)
    box.addEventListener('change', () => markStep(stepOf(box), box.checked), { signal });
  signal.addEventListener('abort', onDoneSteps(show));
  show();
}

/** Makes the tabs of a block with files show them. The browser finds text in the other files too, and shows the file. */
function makeTabs(block: HTMLElement, index: number): void {
  const list = block.querySelector<HTMLElement>('[role="tablist"]');
  if (list === null) return;
  const tabs = tabsOf(list);
  const files = [...block.querySelectorAll<HTMLElement>(':scope > figure')];
  for (const [at, file] of files.entries()) {
    file.id = `_file-${index}-${at}`;
    tabs[at]?.setAttribute('aria-controls', file.id);
    if (at > 0) file.hidden = 'until-found';
  }
  const show = (selected: HTMLElement) => {
    for (const [at, file] of files.entries()) {
      const tab = tabs[at];
      if (tab !== undefined) markTab(tab, tab === selected);
      file.toggleAttribute('data-shown', tab === selected);
      file.hidden = tab === selected ? false : 'until-found';
    }
    selected.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  };
  onTab(list, show);
  block.addEventListener('beforematch', ({ target }) => {
    const found = tabs.find((_, at) => files[at] === target);
    if (found !== undefined) show(found);
  });
}

/** Returns the key of the app whose step a checkbox marks as done. */
function stepOf(box: HTMLInputElement): string {
  return box.closest<HTMLElement>('[data-app]')?.dataset['app'] ?? '';
}

/** Says how many steps of an article are done, with a link to the next, which may be on another page. */
function showProgress(article: HTMLElement, boxes: readonly HTMLInputElement[]): void {
  const line = article.querySelector('.steps-done');
  if (line === null) return;
  const done = boxes.filter((box) => box.checked).length;
  line.textContent = `${done} of ${boxes.length} steps done`;
  if (done === 0) return;
  const numbers = boxes.map((box) => Number(/\d+$/.exec(stepOf(box))?.[0]));
  const number = numbers.find((_, index) => boxes[index]?.checked === false) ?? Math.max(...numbers) + 1;
  const link = document.createElement('a');
  const next = article.querySelector<HTMLAnchorElement>(`a[href$="#step-${number}"]`);
  link.textContent = next === null ? 'Continue on the next page' : `Continue with step ${number}`;
  link.href = (next ?? document.querySelector<HTMLAnchorElement>('.pager-next'))?.href ?? '#';
  line.append('. ', link);
}
