import { useEditor } from '@craftjs/core';
import { useRef } from 'react';
import { writeText } from '../../../../shared/write-text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/notices.ts';

/** Shows the page as JSON, to copy. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { query } = useEditor();
  const field = useRef<HTMLTextAreaElement>(null);
  const json = JSON.stringify(query.getSerializedNodes(), null, 2);
  const copy = async () => {
    try {
      await writeText(json);
      notify('Copied to the clipboard.', 'info');
      onClose();
    } catch {
      field.current?.select();
      notify('The browser did not allow copying. Copy the selected text yourself.', 'refusal');
    }
  };
  return (
    <Dialog title="Export" onClose={onClose}>
      <label>
        The page as JSON
        <textarea ref={field} className="field-text dialog-json" value={json} spellCheck={false} readOnly />
      </label>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={copy}>
          Copy
        </button>
      </div>
    </Dialog>
  );
}
