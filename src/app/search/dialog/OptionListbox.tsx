import { Command } from 'cmdk';
import { memo, type SyntheticEvent, useRef } from 'react';
import { Marked } from '../Marked.tsx';
import { HitRow } from './HitRow.tsx';
import { RecentRow } from './RecentRow.tsx';
import type { OptionList, SearchOption } from './search-option.ts';
import { useNoStaleDescendant } from './use-no-stale-descendant.ts';

interface OptionListboxProps {
  readonly list: OptionList;
  /** The value of the active option. */
  readonly active: string;
  /** The id of the option with a value. */
  readonly idOf: (value: string) => string;
  readonly onActivate: (value: string) => void;
  readonly onChoose: (option: SearchOption, inNewTab: boolean) => void;
}

/**
 * The list that the field controls: hits by page, or recent searches. Nothing but options stands in it. It listens for
 * all of them, so that a letter typed into the field renders none of them anew.
 */
export const OptionListbox = memo(function OptionListbox({
  list,
  active,
  idOf,
  onActivate,
  onChoose,
}: OptionListboxProps) {
  const element = useRef<HTMLDivElement>(null);
  useNoStaleDescendant(element);

  const optionAt = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest('[role="option"]') : null;
    return list.options.find(({ value }) => row?.id === idOf(value));
  };
  const choose = (event: SyntheticEvent, inNewTab: boolean) => {
    const option = optionAt(event);
    if (option !== undefined) onChoose(option, inNewTab);
  };
  const rowProps = (value: string) => ({ id: idOf(value), isActive: value === active });
  return (
    <Command.List
      ref={element}
      className="search-list"
      label={list.kind === 'recent' ? 'Recent searches' : 'Search results'}
      // The field keeps the focus, whatever is clicked.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => {
        const value = optionAt(event)?.value;
        if (value !== undefined && value !== active) onActivate(value);
      }}
      onClick={(event) => choose(event, event.ctrlKey || event.metaKey)}
      onAuxClick={(event) => {
        if (event.button === 1) choose(event, true);
      }}
    >
      {list.kind === 'recent' ? (
        <Command.Group heading="Recent searches">
          {list.options.map((option) => (
            <RecentRow key={option.value} option={option} {...rowProps(option.value)} />
          ))}
        </Command.Group>
      ) : (
        list.groups.map(({ path, page, options }) => (
          <Command.Group key={path} value={path} heading={<Marked marked={page} />}>
            {options.map((option) => (
              <HitRow key={option.value} option={option} {...rowProps(option.value)} />
            ))}
          </Command.Group>
        ))
      )}
    </Command.List>
  );
});
