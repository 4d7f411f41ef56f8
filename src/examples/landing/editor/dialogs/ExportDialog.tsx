import { useEditor } from '@craftjs/core';
import { useId, useMemo, useRef, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { MESSAGES } from '../../ui/messages.ts';

/** Shows the page as JSON, to copy or download. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { query } = useEditor();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page cannot change while this modal dialog is open.
  const json = useMemo(() => JSON.stringify(query.getSerializedNodes(), null, 2), []);
  const download = useMemo(() => `data:application/json;charset=utf-8,${encodeURIComponent(json)}`, [json]);

  const copy = async () => {
    // Screen readers say only what has changed.
    setSaid('');
    try {
      await navigator.clipboard.writeText(json);
      setSaid(MESSAGES.copied);
    } catch {
      field.current?.select();
      setSaid(MESSAGES.notCopied);
    }
  };

  return (
    <Dialog title="Export" onClose={onClose}>
      <label htmlFor={id}>
        This is the whole page. Import it here again, or load it into a Craft.js editor with the same
        components.
      </label>
      <textarea id={id} ref={field} className="dialog-json" readOnly value={json} spellCheck={false} />
      <div className="dialog-actions">
        <p role="status">{said}</p>
        <a className="button button-quiet" href={download} download="page.json">
          Download
        </a>
        <button type="button" className="button" onClick={copy}>
          Copy JSON
        </button>
      </div>
    </Dialog>
  );
}
