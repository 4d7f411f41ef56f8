import { type ChangeEvent, useState } from 'react';

/** The properties of a text input. */
export interface Draft {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Keeps incomplete input (`0.`, `#1`). When the focus leaves the field, or the value changes elsewhere, such as by
 * undo, the real value is shown again. `commit` returns the value that it parsed from the text, if any.
 */
export function useDraft(value: string, commit: (text: string) => string | undefined): Draft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: string }>();
  return {
    value: draft !== undefined && draft.of === value ? draft.text : value,
    onChange: ({ target }) => setDraft({ text: target.value, of: commit(target.value) ?? value }),
    onBlur: () => setDraft(undefined),
  };
}
