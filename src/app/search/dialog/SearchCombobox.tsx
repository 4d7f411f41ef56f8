import { Command } from 'cmdk';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { isComposingKey } from '../../../shared/key-letter.ts';
import { siteUrl } from '../../platform/document/urls.ts';
import { queryHandlers } from '../query-text.ts';
import type { SearchOption } from './option-list.ts';

/*
 * The combobox of the search dialog: a field that keeps the focus and a list whose active option it names. cmdk moves
 * through the options by key and scrolls them into view; this file contains everything that it is not used for, or gets
 * wrong, so that no other file knows cmdk.
 */

interface SearchComboboxProps {
  readonly active: string | undefined;
  readonly onActivate: (value: string) => void;
  readonly children: ReactNode;
}

/**
 * The value that cmdk gets when no option is active. Without a value, it would activate the first option of each list,
 * and screen readers would read that option instead of the field at each letter.
 */
const NO_OPTION = 'none';

/**
 * Contains the field, the list and what surrounds them. The engine has filtered and ranked the options, so cmdk must do
 * neither; and a resting pointer must not activate the option that a new list puts under it. `filter` is not redundant:
 * cmdk 1.1.1 calls it for each option that it registers, even if `shouldFilter` is false.
 */
export function SearchCombobox({ active, onActivate, children }: SearchComboboxProps) {
  return (
    <Command
      className="search-panel"
      label="Search documentation"
      tabIndex={undefined}
      shouldFilter={false}
      filter={() => 1}
      vimBindings={false}
      disablePointerSelection
      loop
      value={active ?? NO_OPTION}
      onValueChange={onActivate}
    >
      {children}
    </Command>
  );
}

interface ComboboxFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Called with each text that the reader means. */
  readonly onText: (text: string) => void;
  readonly hasList: boolean;
  readonly activeId: string | undefined;
  readonly onEnter: (inNewTab: boolean) => void;
  /** Called when Delete is pressed in an empty field. */
  readonly onDelete: () => void;
}

/**
 * The field. It sets the attributes that describe its list, because cmdk sets them too late or not at all. It is
 * uncontrolled, so that a letter is on the screen without a render.
 */
export function ComboboxField({ field, onText, hasList, activeId, onEnter, onDelete }: ComboboxFieldProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposingKey(event.nativeEvent)) return;
    switch (event.key) {
      case 'Home':
      case 'End':
        // cmdk would go to the first or last option; in a field with text these keys move the caret.
        event.stopPropagation();
        break;
      case 'Enter':
        event.preventDefault();
        onEnter(event.ctrlKey || event.metaKey);
        break;
      case 'Delete':
        if (event.currentTarget.value === '') onDelete();
        break;
    }
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
        aria-expanded={hasList}
        {...(!hasList && { 'aria-controls': undefined })}
        aria-activedescendant={activeId}
        value={undefined}
        {...queryHandlers(onText)}
        onKeyDown={onKeyDown}
      />
    </Command.Input>
  );
}

/**
 * The list that the field controls. It contains nothing but options, in groups.
 *
 * Removes the `aria-activedescendant` that cmdk 1.1.1 sets on the list itself and does not update when the options
 * change (pacocoursey/cmdk#253). The list never has the focus; the field names the active option.
 */
export function ComboboxList(props: ComponentProps<typeof Command.List>) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => list.current?.removeAttribute('aria-activedescendant'));
  return <Command.List ref={list} className="search-list" {...props} />;
}

/** Options of the list below a heading. */
export const ComboboxGroup = Command.Group;

/** An option, and its state in the list. */
export interface OptionProps<Option extends SearchOption> {
  readonly option: Option;
  /** Unique in the document. */
  readonly id: string;
  readonly isActive: boolean;
}

interface ComboboxOptionProps extends OptionProps<SearchOption> {
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * An option of the list. It contains no link, which no option may (axe: nested-interactive); `data-href` names its
 * target. It sets `aria-selected` itself, because cmdk updates the attribute one render too late.
 */
export function ComboboxOption({ option, id, isActive, className, children }: ComboboxOptionProps) {
  const row = {
    id,
    className: `search-option ${className}`,
    'aria-selected': isActive,
    'data-href': option.href && siteUrl(option.href),
  };
  return (
    <Command.Item asChild value={option.value}>
      <div {...row}>{children}</div>
    </Command.Item>
  );
}

/** The keys that cmdk handles on all elements inside the combobox. */
const KEYS_OF_LIST: ReadonlySet<string> = new Set(['Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End']);

/** Keeps cmdk from handling the keys of buttons and links that are inside the combobox, but not in its list. */
export function OutsideList({ children }: { readonly children: ReactNode }) {
  const keep = (event: KeyboardEvent) => {
    if (KEYS_OF_LIST.has(event.key)) event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles no keys, it only stops their propagation
    <div className="key-barrier" role="presentation" onKeyDown={keep}>
      {children}
    </div>
  );
}
