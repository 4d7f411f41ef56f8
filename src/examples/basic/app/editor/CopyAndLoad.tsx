import { useEditor } from '@craftjs/core';
import { useId, useRef, useState } from 'react';
import { pack, unpack } from './pack.ts';
import { parsePage } from './parse-page.ts';
import { resolver } from './resolver.ts';

export function CopyAndLoad() {
  const { actions, enabled, query } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [message, setMessage] = useState('');

  async function copy() {
    try {
      // Ask during the click. The text itself may come later.
      const type = 'text/plain';
      const copied = pack(query.serialize()).then(
        (packed) => new Blob([packed], { type }),
      );
      await navigator.clipboard.write([
        new ClipboardItem({ [type]: copied }),
      ]);
      setMessage('Copied');
    } catch {
      setMessage('The browser did not allow copying');
    }
  }

  function open() {
    setText('');
    setProblem('');
    dialog.current?.showModal();
  }

  async function load() {
    try {
      actions.deserialize(parsePage(await unpack(text), resolver));
      setMessage('Loaded');
      dialog.current?.close();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <>
      <button type="button" onClick={copy}>
        Copy current state
      </button>
      <button type="button" disabled={!enabled} onClick={open}>
        Load
      </button>
      <span role="status">{message}</span>
      <dialog ref={dialog} aria-labelledby={titleId}>
        <h2 id={titleId}>Load a page</h2>
        <label className="field">
          <span>Paste a copied page, or its JSON</span>
          <textarea
            rows={8}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p role="alert" className="problem">
          {problem}
        </p>
        <div className="actions">
          <button type="button" onClick={load}>
            Load
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </dialog>
    </>
  );
}
