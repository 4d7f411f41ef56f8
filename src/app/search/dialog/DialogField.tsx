import { Command } from 'cmdk';
import type { KeyboardEvent, RefObject } from 'react';
import type { QueryText } from '../use-query-text.ts';

interface DialogFieldProps {
  readonly text: QueryText;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Id of the active option; undefined where there is no list. */
  readonly activeId: string | undefined;
  readonly onEnter: (inNewTab: boolean) => void;
  /** Delete was pressed where there is nothing to delete in the field. */
  readonly onDelete: () => void;
}

/** The dialog's field. What it says of its list is always true; cmdk's own says it too late or not at all. */
export function DialogField({ text, field, activeId, onEnter, onDelete }: DialogFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends a composition before it tells of the key that did; 229 is the code of such a key.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
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
        if (text.text === '') onDelete();
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
        aria-expanded={activeId !== undefined}
        {...(activeId === undefined && { 'aria-controls': undefined })}
        aria-activedescendant={activeId}
        value={text.text}
        {...text.handlers}
        onKeyDown={onKeyDown}
      />
    </Command.Input>
  );
}
