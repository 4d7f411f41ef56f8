import type { KeyboardEvent, ReactNode } from 'react';

interface TabListProps<T extends string> {
  /** Accessible name of the list. */
  readonly label: string;
  /** A count is shown beside the tab, and describes it. */
  readonly tabs: readonly {
    readonly id: T;
    readonly content: ReactNode;
    readonly count?: number | undefined;
  }[];
  /** Undefined if the panel is closed. */
  readonly selected: T | undefined;
  /** Id of the panel. */
  readonly panel: string;
  readonly onSelect: (id: T) => void;
  /** Called with keys that the list does not handle, and with `DoubleClick`. */
  readonly onCommand?: (id: T, key: string) => void;
}

/**
 * A list of tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). Arrow keys move the focus, Enter and Space select.
 */
export function TabList<T extends string>(props: TabListProps<T>) {
  const { label, tabs, selected, panel, onSelect, onCommand } = props;
  const stop = tabs.some(({ id }) => id === selected) ? selected : tabs[0]?.id;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, id: T, index: number) => {
    const targets: Readonly<Partial<Record<string, number>>> = {
      ArrowLeft: (index + tabs.length - 1) % tabs.length,
      ArrowRight: (index + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return onCommand?.(id, event.key);
    event.preventDefault();
    const tab = event.currentTarget.parentElement?.children[target];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div role="tablist" aria-label={label} className="tab-list">
      {tabs.map(({ id, content, count }, index) => (
        <button
          key={id}
          ref={id === selected ? scrollToTab : undefined}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-description={count?.toString()}
          aria-controls={id === selected ? panel : undefined}
          tabIndex={id === stop ? 0 : -1}
          onClick={() => onSelect(id)}
          onDoubleClick={() => onCommand?.(id, 'DoubleClick')}
          onKeyDown={(event) => onKeyDown(event, id, index)}
        >
          {content}
          {count !== undefined && <span aria-hidden="true"> {count}</span>}
        </button>
      ))}
    </div>
  );
}

function scrollToTab(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
