import { Command } from 'cmdk';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { isComposingKey } from '../../../shared/key-letter.ts';
import { siteUrl } from '../../platform/document/urls.ts';
import { Icon } from '../../ui/Icon.tsx';
import { HitDetails, Marked } from '../Hit.tsx';
import { removePlaceholder } from '../placeholder-input.ts';
import { queryHandlers } from '../query-text.ts';
import type { SearchOption } from './options.ts';
import type { DialogSearch } from './use-dialog-search.ts';

/*
 * The combobox of the search dialog: a field that keeps the focus and a list whose active option it names. cmdk moves
 * through the options by key and pointer, and scrolls them into view; this file contains everything that it is not used
 * for, or gets wrong, so that no other file knows cmdk.
 */

interface ComboboxProps {
  readonly dialog: DialogSearch;
}

/** Contains the field, the list and what surrounds them. */
export function SearchCombobox({ dialog, children }: ComboboxProps & { readonly children: ReactNode }) {
  return (
    <Command
      className="search-panel"
      label="Search documentation"
      tabIndex={undefined}
      // The engine has filtered and ranked the options. cmdk 1.1.1 calls `filter` for each option nevertheless.
      shouldFilter={false}
      filter={() => 1}
      vimBindings={false}
      loop
      // Without a value, cmdk would activate the first option of each list, which would be read out at each letter.
      value={dialog.active?.value ?? 'none'}
      onValueChange={dialog.onActivate}
      onKeyDownCapture={keepKeys}
    >
      {children}
    </Command>
  );
}

/**
 * Keeps from cmdk the keys that it would handle wherever the focus is: those of buttons, links and radio buttons, and in
 * the field Home and End, which move the caret.
 */
function keepKeys(event: KeyboardEvent): void {
  const isField = event.target instanceof Element && event.target.hasAttribute('cmdk-input');
  const keys = isField ? /^(Home|End)$/ : /^(Enter|ArrowUp|ArrowDown|Home|End)$/;
  if (keys.test(event.key)) event.stopPropagation();
}

/**
 * The field. It sets the attributes that describe its list, because cmdk sets them too late or not at all. It is
 * uncontrolled, so that a letter is on the screen without a render. It takes over the text and the selection of the
 * placeholder.
 */
export function ComboboxField({ dialog }: ComboboxProps) {
  const { field, groups, active, idOf, ask, onText, enter } = dialog;
  const onOpen = useEffectEvent(() => {
    const early = removePlaceholder();
    field.current?.focus();
    if (early === undefined || early.value === '') return;
    ask(early.value);
    field.current?.setSelectionRange(early.selectionStart, early.selectionEnd);
  });
  useLayoutEffect(() => onOpen(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    void enter(event.ctrlKey || event.metaKey);
  };
  return (
    <Command.Input asChild value="">
      <input
        ref={field}
        role="combobox"
        className="search-dialog-field"
        placeholder="Search"
        enterKeyHint="go"
        autoCapitalize="off"
        aria-expanded={groups.length > 0}
        {...(groups.length === 0 && { 'aria-controls': undefined })}
        aria-activedescendant={active && idOf(active)}
        value={undefined}
        {...queryHandlers(onText)}
        onKeyDown={onKeyDown}
      />
    </Command.Input>
  );
}

/**
 * The list that the field controls. It contains nothing but options, in groups, and they no links, which no option may
 * (axe: nested-interactive). An option's name is its title and path, without its excerpt.
 */
export function ComboboxList({ dialog }: ComboboxProps) {
  const { search, scope, groups, active, isRecent, idOf, choose } = dialog;
  const list = useRef<HTMLDivElement>(null);
  // cmdk 1.1.1 names the active option on the list, too, and not again when the options change (pacocoursey/cmdk#253).
  useLayoutEffect(() => list.current?.removeAttribute('aria-activedescendant'));
  // Each list begins at its beginning. When the answer comes, scrolling would lay out the new options twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each query scrolls back
  useLayoutEffect(() => void list.current?.scrollTo(0, 0), [search.query, scope]);
  const rowOf = (option: SearchOption) => ({
    id: idOf(option),
    className: option.hit ? 'search-option search-option-hit' : 'search-option',
    // cmdk updates the attribute one render too late.
    'aria-selected': option === active,
    'data-href': siteUrl(option.href),
    onClick: (event: MouseEvent) => choose(option, event.ctrlKey || event.metaKey),
    onAuxClick: (event: MouseEvent) => event.button === 1 && choose(option, true),
  });
  return (
    <Command.List
      ref={list}
      className="search-list"
      label={isRecent ? 'Recent' : search.results.hits.length > 0 ? 'Search results' : 'Suggestions'}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ heading, options }) => (
        <Command.Group key={options[0]?.value} heading={<Marked marked={heading} />}>
          {options.map((option) => (
            <Command.Item key={option.value} asChild value={option.value}>
              <div {...rowOf(option)}>
                <Icon name={option.icon} />
                <span className="search-option-text">
                  <span className="search-option-title">
                    <Marked marked={option.title} />
                  </span>
                  {option.hit && (
                    <HitDetails hit={option.hit} path={option.hit.sections.slice(0, -1)} isOption />
                  )}
                </span>
              </div>
            </Command.Item>
          ))}
        </Command.Group>
      ))}
    </Command.List>
  );
}
