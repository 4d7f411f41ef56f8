import { useState } from 'react';
import { setSingleKeyShortcuts, singleKeyShortcutsAreOn } from '../platform/input/single-key.ts';

/** The setting that turns off the shortcut without Control or Meta (WCAG 2.2, 2.1.4). */
export function SingleKeySetting() {
  const [on, setOn] = useState(singleKeyShortcutsAreOn);
  return (
    <label className="single-key-setting">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          setOn(target.checked);
          setSingleKeyShortcuts(target.checked);
        }}
      />
      <span>
        The key <kbd>/</kbd> opens the search
      </span>
    </label>
  );
}
