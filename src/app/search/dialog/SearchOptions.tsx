import type { SyntheticEvent } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Badge, Marked, SectionPath, Synonyms } from '../Marked.tsx';
import { ComboboxGroup, ComboboxList, ComboboxOption, type OptionProps } from './SearchCombobox.tsx';
import type { HitOption, OfferedOption, OptionList, SearchOption } from './search-option.ts';

interface OptionListboxProps {
  readonly list: OptionList;
  readonly active: string | undefined;
  readonly idOf: (value: string) => string;
  readonly onActivate: (value: string) => void;
  readonly onChoose: (option: SearchOption, inNewTab: boolean) => void;
}

const LABELS = { hits: 'Search results', recent: 'Recent', suggestions: 'Suggestions' };

/** The options: hits by page, or what is offered before a query. The list handles the events of all options. */
export function OptionListbox({ list, active, idOf, onActivate, onChoose }: OptionListboxProps) {
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
    <ComboboxList
      label={LABELS[list.kind]}
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
      {list.groups.map(({ key, heading, options }) => (
        <ComboboxGroup key={key} value={key} heading={<Marked marked={heading} />}>
          {options.map((option) =>
            option.kind === 'hit' ? (
              <HitRow key={option.value} option={option} {...rowProps(option.value)} />
            ) : (
              <OfferedRow
                key={option.value}
                option={option}
                isRecent={list.kind === 'recent'}
                {...rowProps(option.value)}
              />
            ),
          )}
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
  const title = sections.at(-1) ?? page;
  const path = sections.slice(0, -1);
  return (
    <ComboboxOption {...props} className="search-option-hit">
      <Icon name={sections.length === 0 ? 'page' : 'section'} />
      <span className="search-option-text">
        <span className="search-option-title">
          <Marked marked={title} />
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

interface OfferedRowProps extends OptionProps<OfferedOption> {
  readonly isRecent: boolean;
}

/** A query, which runs when it is chosen, or a page. */
function OfferedRow({ isRecent, ...props }: OfferedRowProps) {
  const { kind, title } = props.option;
  return (
    <ComboboxOption {...props} className="search-option-recent">
      <Icon name={isRecent ? 'recent' : kind === 'page' ? 'page' : 'search'} />
      <span className="search-option-title">{title}</span>
    </ComboboxOption>
  );
}

interface RecentRemoversProps {
  readonly list: OptionList;
  readonly onRemove: (option: OfferedOption) => void;
}

/** The buttons that remove recent searches. They are beside the list, because no option may contain a button. */
export function RecentRemovers({ list, onRemove }: RecentRemoversProps) {
  return list.groups.map(({ key, options }) => (
    <ul key={key} className="search-removers">
      {options.map(
        (option) =>
          option.kind === 'query' && (
            <li key={option.value}>
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove “${option.title}” from ${key.toLowerCase()}`}
                onClick={() => onRemove(option)}
              >
                <Icon name="close" />
              </button>
            </li>
          ),
      )}
    </ul>
  ));
}
