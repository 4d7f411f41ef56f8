import { useEditor } from '@craftjs/core';
import { type FormEvent, Fragment, useId, useState } from 'react';
import { checkPageText } from '../../storage/check-page.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/notices.ts';

/** The number of problems that are shown; a broken file has hundreds. */
const MAX_PROBLEMS = 5;

/** Replaces the page with one from JSON. The JSON is validated as a whole first, so invalid JSON changes nothing. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { actions } = useEditor();
  const id = useId();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);

  const more = problems.length - MAX_PROBLEMS;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkPageText(text);
    if (checked.nodes === undefined) {
      setProblems(checked.problems);
      setAttempt(attempt + 1);
      return;
    }
    actions.deserialize(checked.nodes);
    notify('The page was imported. Undo restores the previous one.', 'info');
    onClose();
  };

  return (
    <Dialog title="Import" onClose={onClose}>
      <form onSubmit={submit}>
        <label htmlFor={id}>The JSON of a page, as Export shows it</label>
        <textarea
          id={id}
          className="dialog-json"
          value={text}
          spellCheck={false}
          aria-invalid={problems.length > 0}
          aria-describedby={`${id}-problems`}
          onChange={({ target }) => setText(target.value)}
        />
        <div id={`${id}-problems`} className="dialog-problems" role="status">
          {/* Inserted anew by each attempt, and so announced again. */}
          {problems.length > 0 && (
            <Fragment key={attempt}>
              <p>This page cannot be imported. Yours is unchanged.</p>
              <ul>
                {problems.slice(0, MAX_PROBLEMS).map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
                {more > 0 && <li>And {more} more.</li>}
              </ul>
            </Fragment>
          )}
        </div>
        <div className="dialog-actions">
          <label className="dialog-file">
            Or from a file
            <input
              type="file"
              accept="application/json,.json"
              onChange={async ({ target }) => {
                const file = target.files?.[0];
                // The same file can be chosen again when it has been mended.
                target.value = '';
                setText((await file?.text()) ?? '');
              }}
            />
          </label>
          <button type="submit" className="button">
            Import page
          </button>
        </div>
      </form>
    </Dialog>
  );
}
