import { Fragment } from 'react';
import type { Shortcut } from './shortcuts.ts';

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
