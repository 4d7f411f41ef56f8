import '../styles/bundles/deferred-keyboard-help.css';
import { Fragment, useState } from 'react';
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
  readonly shortcuts: readonly Shortcut[];
}

/** Shortcuts with their keys. */
export function ShortcutTable({ caption, shortcuts }: ShortcutTableProps) {
  return (
    <table className="help-dialog-table">
      <caption>{caption}</caption>
      <tbody>
        {shortcuts.map(({ what, keys }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              {keys.map((combination, index) => (
                <Fragment key={combination.join(' ')}>
                  {index > 0 && ' or '}
                  <Combination keys={combination} />
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Combination({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className="help-dialog-keys">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' + '}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

/** A keyboard action and its keys. */
export interface Shortcut {
  /** The name of the action. */
  readonly what: string;
  /** The key combinations of the action, each a list of keys pressed together. */
  readonly keys: readonly (readonly string[])[];
}

/** The keys that work on every page. */
export const SITE_SHORTCUTS: readonly Shortcut[] = [
  { what: 'Search the documentation', keys: [['Control', 'K'], ['⌘', 'K'], ['/']] },
  { what: 'Show this list', keys: [['?']] },
];

/** The keys that work while the search is open. */
export const SEARCH_SHORTCUTS: readonly Shortcut[] = [
  { what: 'Next or previous result', keys: [['↓'], ['↑']] },
  { what: 'Open the result', keys: [['Enter']] },
  {
    what: 'Open it in a new tab',
    keys: [
      ['Control', 'Enter'],
      ['⌘', 'Enter'],
    ],
  },
  { what: 'Close the search', keys: [['Escape']] },
];
