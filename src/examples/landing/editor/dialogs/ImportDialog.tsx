import { useEditor } from '@craftjs/core';
import { type FormEvent, useId, useState } from 'react';
import { parsePage } from '../../storage/check-page.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/notices.ts';

/** Replaces the page with one from JSON. The JSON is validated as a whole first, so invalid JSON changes nothing. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { actions } = useEditor();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<{ readonly text: string; readonly attempt: number }>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    try {
      actions.deserialize(parsePage(text));
      notify('The page was imported. Undo restores the previous one.', 'info');
      onClose();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setProblem((before) => ({ text: reason, attempt: (before?.attempt ?? 0) + 1 }));
    }
  };

  return (
    <Dialog title="Import" onClose={onClose}>
      <form onSubmit={submit}>
        <label htmlFor={id}>The JSON of a page, as Export shows it</label>
        <textarea
          id={id}
          className="field-text dialog-json"
          value={text}
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setText(target.value)}
        />
        <div id={`${id}-problem`} className="dialog-problem" role="status">
          {/* Inserted anew by each attempt, and so announced again. */}
          {problem && (
            <p key={problem.attempt}>
              <strong>This page cannot be imported. Yours is unchanged.</strong> {problem.text}
            </p>
          )}
        </div>
        <div className="dialog-actions">
          <button type="submit" className="button">
            Import page
          </button>
        </div>
      </form>
    </Dialog>
  );
}
