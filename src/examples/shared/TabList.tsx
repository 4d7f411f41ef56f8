import type { KeyboardEvent, ReactNode } from 'react';

interface TabListProps<T extends string> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly tabs: readonly { readonly id: T; readonly content: ReactNode }[];
  readonly selected: T;
  /** Id of the panel. */
  readonly panel: string;
  readonly onSelect: (id: T) => void;
}

/**
 * A list of tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). Arrow keys move the focus, Enter and Space select.
 */
export function TabList<T extends string>(props: TabListProps<T>) {
  const { label, tabs, selected, panel, onSelect } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const targets: Readonly<Partial<Record<string, number>>> = {
      ArrowLeft: (index + tabs.length - 1) % tabs.length,
      ArrowRight: (index + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const tab = event.currentTarget.parentElement?.children[target];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div role="tablist" aria-label={label}>
      {tabs.map(({ id, content }, index) => (
        <button
          key={id}
          ref={id === selected ? scrollToTab : undefined}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={id === selected ? panel : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {content}
        </button>
      ))}
    </div>
  );
}

function scrollToTab(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
