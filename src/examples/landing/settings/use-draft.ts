import { type ChangeEvent, useState } from 'react';

/** What a text input needs. */
export interface Draft {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Keeps what is being typed while it means nothing yet (`0.`, `#1`). Leaving the field, or a change from elsewhere
 * such as undo, shows the real value again. `commit` returns the value that it made of the text, if any.
 */
export function useDraft(value: string, commit: (text: string) => string | undefined): Draft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: string }>();
  return {
    value: draft !== undefined && draft.of === value ? draft.text : value,
    onChange: ({ target }) => setDraft({ text: target.value, of: commit(target.value) ?? value }),
    onBlur: () => setDraft(undefined),
  };
}
