import type { SyntheticEvent } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Badge, Marked, SectionPath, Synonyms } from '../Marked.tsx';
import type { HitOption, OfferedOption, OptionList, SearchOption } from './option-list.ts';
import { ComboboxGroup, ComboboxList, ComboboxOption, type OptionProps } from './SearchCombobox.tsx';

interface OptionListboxProps {
  readonly list: OptionList;
  readonly active: SearchOption | undefined;
  readonly idOf: (option: SearchOption) => string;
  readonly onActivate: (value: string) => void;
  readonly onChoose: (option: SearchOption, inNewTab: boolean) => void;
}

/** The options: hits by page, or what is offered before a query. The list handles the events of all options. */
export function OptionListbox({ list, active, idOf, onActivate, onChoose }: OptionListboxProps) {
  const optionAt = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest('[role="option"]') : null;
    return list.options.find((option) => row?.id === idOf(option));
  };
  const choose = (event: SyntheticEvent, inNewTab: boolean) => {
    const option = optionAt(event);
    if (option !== undefined) onChoose(option, inNewTab);
  };
  return (
    <ComboboxList
      label={list.label}
      // The field keeps the focus, whatever is clicked.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => {
        const option = optionAt(event);
        if (option !== undefined && option !== active) onActivate(option.value);
      }}
      onClick={(event) => choose(event, event.ctrlKey || event.metaKey)}
      onAuxClick={(event) => {
        if (event.button === 1) choose(event, true);
      }}
    >
      {list.groups.map(({ key, heading, options }) => (
        <ComboboxGroup key={key} value={key} heading={<Marked marked={heading} />}>
          {options.map((option) => {
            const row = { id: idOf(option), isActive: option === active };
            return option.kind === 'hit' ? (
              <HitRow key={option.value} option={option} {...row} />
            ) : (
              <OfferedRow key={option.value} option={option} {...row} />
            );
          })}
        </ComboboxGroup>
      ))}
    </ComboboxList>
  );
}

/**
 * A place in the documentation, below the heading of its page. Its name is its title and path, without its excerpt, which
 * would be read out after each arrow key.
 */
function HitRow(props: OptionProps<HitOption>) {
  const { page, sections, snippet, synonyms } = props.option.hit;
  const path = sections.slice(0, -1);
  return (
    <ComboboxOption {...props} className="search-option-hit">
      <Icon name={sections.length === 0 ? 'page' : 'section'} />
      <span className="search-option-text">
        <span className="search-option-title">
          <Marked marked={sections.at(-1) ?? page} />
        </span>
        <Badge hit={props.option.hit} />
        {path.length > 0 && <span className="visually-hidden">, </span>}
        <SectionPath path={path} />
        {snippet.text !== '' && (
          <span className="search-option-snippet" aria-hidden="true">
            <Marked marked={snippet} />
          </span>
        )}
        <span aria-hidden="true">
          <Synonyms words={synonyms} />
        </span>
      </span>
      <span className="search-option-enter" aria-hidden="true">
        ↵
      </span>
    </ComboboxOption>
  );
}

const ICONS = { recent: 'recent', query: 'search', page: 'page' } as const;

/** A query, which runs when it is chosen, or a page. */
function OfferedRow(props: OptionProps<OfferedOption>) {
  const { kind, title } = props.option;
  return (
    <ComboboxOption {...props} className="search-option-offered">
      <Icon name={ICONS[kind]} />
      <span className="search-option-title">{title}</span>
    </ComboboxOption>
  );
}

interface RecentRemoversProps {
  readonly options: readonly SearchOption[];
  readonly onRemove: (option: SearchOption) => void;
}

/** The buttons that remove recent searches. They are beside the list, because no option may contain a button. */
export function RecentRemovers({ options, onRemove }: RecentRemoversProps) {
  return (
    <ul className="search-removers">
      {options.map(
        (option) =>
          option.kind === 'recent' && (
            <li key={option.value}>
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove “${option.title}” from recent searches`}
                onClick={() => onRemove(option)}
              >
                <Icon name="close" />
              </button>
            </li>
          ),
      )}
    </ul>
  );
}
