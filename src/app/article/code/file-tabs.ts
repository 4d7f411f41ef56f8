import { markTab, onTab, tabsOf } from '../../ui/tabs.ts';

/** Makes the tabs of blocks with files work, such as those of a tutorial's steps. */
export function activateFileTabs(article: HTMLElement, signal: AbortSignal): void {
  const blocks = article.querySelectorAll<HTMLElement>('.files');
  for (const [index, block] of blocks.entries()) makeTabs(block, index, signal);
}

/** Makes the tabs of a block with files show them. The browser finds text in the other files too, and shows the file. */
function makeTabs(block: HTMLElement, index: number, signal: AbortSignal): void {
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
  onTab(list, show, signal);
  block.addEventListener('beforematch', ({ target }) => {
    const found = tabs.find((_, at) => files[at] === target);
    if (found !== undefined) show(found);
  });
}
