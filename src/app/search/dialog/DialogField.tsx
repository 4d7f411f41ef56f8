import { Command } from 'cmdk';
import type { KeyboardEvent, RefObject } from 'react';
import { queryHandlers } from '../query-handlers.ts';

interface DialogFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The field has another text that the reader means. */
  readonly onText: (text: string) => void;
  /** Id of the active option; undefined where there is no list. */
  readonly activeId: string | undefined;
  readonly onEnter: (inNewTab: boolean) => void;
  /** Delete was pressed where there is nothing to delete in the field. */
  readonly onDelete: () => void;
}

/**
 * The dialog's field. What it says of its list is always true; cmdk's own says it too late or not at all. It holds its
 * text itself, so that a letter is on the screen without a render.
 */
export function DialogField({ field, onText, activeId, onEnter, onDelete }: DialogFieldProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
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
        aria-expanded={activeId !== undefined}
        {...(activeId === undefined && { 'aria-controls': undefined })}
        aria-activedescendant={activeId}
        value={undefined}
        {...queryHandlers(onText)}
        onKeyDown={onKeyDown}
      />
    </Command.Input>
  );
}
