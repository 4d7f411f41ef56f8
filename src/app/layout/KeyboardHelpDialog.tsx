import '../styles/shell/keyboard-help.css';
import { useState } from 'react';
import { setSingleKeyShortcuts, singleKeyShortcutsAreOn } from '../platform/input/single-key.ts';
import { Dialog, type DialogProps } from '../ui/Dialog.tsx';

/** Lists the keyboard shortcuts, with a setting that turns off those of a single key (WCAG 2.2, 2.1.4). */
export function KeyboardHelpDialog(props: DialogProps) {
  return (
    <Dialog
      {...props}
      className="help-dialog"
      title="Keyboard shortcuts"
      closeLabel="Close keyboard shortcuts"
    >
      <ShortcutTable caption="On every page" shortcuts={SITE_SHORTCUTS} />
      <ShortcutTable caption="In the search" shortcuts={SEARCH_SHORTCUTS} />
      <SingleKeySetting />
    </Dialog>
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

interface ShortcutTableProps {
  readonly caption: string;
  readonly shortcuts: Readonly<Record<string, string>>;
}

function ShortcutTable({ caption, shortcuts }: ShortcutTableProps) {
  return (
    <table className="help-dialog-table">
      <caption>{caption}</caption>
      <tbody>
        {Object.entries(shortcuts).map(([what, keys]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              {keys.split(/( or | \+ )/).map((part, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the keys of a shortcut never change
                part.startsWith(' ') ? part : <kbd key={index}>{part}</kbd>,
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SITE_SHORTCUTS = {
  'Search the documentation': 'Control + K or ⌘ + K or /',
  'Show this list': '?',
};

const SEARCH_SHORTCUTS = {
  'Next or previous result': '↓ or ↑',
  'Open the result': 'Enter',
  'Open it in a new tab': 'Control + Enter or ⌘ + Enter',
  'List actions, such as copying the page': '>',
  'Close the search': 'Escape',
};
