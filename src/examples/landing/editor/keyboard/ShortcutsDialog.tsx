import { Dialog } from '../../ui/Dialog.tsx';
import { SHORTCUTS, shownKeys } from './shortcuts.ts';

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <p>
        Everything except free dragging works with the keyboard. Arrow keys and Enter are for when the focus
        is on the page; components in the toolbox are buttons that add to the selection. With Alt held, each
        part of the editor shows what makes it.
      </p>
      <dl className="shortcuts">
        {SHORTCUTS.map(({ name, label, keys }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {keys.map((combination, index) => (
                <span key={combination}>
                  {index > 0 && ' or '}
                  {shownKeys(combination, isApple).map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
