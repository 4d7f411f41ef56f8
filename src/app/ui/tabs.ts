/** Returns the tabs of a list in their order. */
export function tabsOf(list: Element): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
}

/** Shows whether a tab is selected. Only the selected tab of a list is a tab stop. */
export function markTab(tab: HTMLElement, isSelected: boolean): void {
  tab.ariaSelected = String(isSelected);
  tab.tabIndex = isSelected ? 0 : -1;
}

/**
 * Calls back with the tab that a reader selects: a press or an arrow key does
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/).
 */
export function onTab(list: HTMLElement, select: (tab: HTMLElement) => void, signal: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;
    if (tab !== null) select(tab);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement)) return;
    const tabs = tabsOf(list);
    const at = tabs.indexOf(event.target);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (tab === undefined) return;
    event.preventDefault();
    select(tab);
    tab.focus({ preventScroll: true });
  };
  list.addEventListener('click', onClick, { signal });
  list.addEventListener('keydown', onKeyDown, { signal });
}
