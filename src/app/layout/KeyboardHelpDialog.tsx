import '../styles/late-keyboard-help.css';
import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { setSingleKeyShortcuts, singleKeyShortcutsAreOn } from '../platform/single-key-shortcuts.ts';
import { Icon } from '../ui/Icon.tsx';
import { ShortcutTable } from './ShortcutTable.tsx';
import { SEARCH_SHORTCUTS, SITE_SHORTCUTS } from './shortcuts.ts';

interface KeyboardHelpDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Puts the focus back to where it was when the dialog was asked for. */
  readonly returnFocus: () => void;
}

/** Lists the keyboard shortcuts, and lets those of a single key be turned off (WCAG 2.2, 2.1.4). */
export function KeyboardHelpDialog({ open, onOpenChange, returnFocus }: KeyboardHelpDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-backdrop" />
        <Dialog.Content
          className="help-dialog"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            // The dialog was not opened by a trigger that it knows, so it would drop the focus.
            event.preventDefault();
            returnFocus();
          }}
        >
          <div className="help-dialog-header">
            <Dialog.Title>Keyboard shortcuts</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label="Close keyboard shortcuts">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <ShortcutTable caption="On every page" shortcuts={SITE_SHORTCUTS} />
          <ShortcutTable caption="In the search" shortcuts={SEARCH_SHORTCUTS} />
          <SingleKeySetting />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SingleKeySetting() {
  const [on, setOn] = useState(singleKeyShortcutsAreOn);
  return (
    <label className="help-dialog-setting">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          setOn(target.checked);
          setSingleKeyShortcuts(target.checked);
        }}
      />
      Single keys are shortcuts: <kbd>/</kbd> and <kbd>?</kbd>
    </label>
  );
}
