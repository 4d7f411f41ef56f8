import { useEditor } from '@craftjs/core';
import { CopyAndLoad } from './CopyAndLoad.tsx';
import { startOver } from './start-over.ts';

export function Topbar() {
  const { actions, canRedo, canUndo, enabled, query } = useEditor(
    (state, query) => ({
      canRedo: query.history.canRedo(),
      canUndo: query.history.canUndo(),
      enabled: state.options.enabled,
    }),
  );

  return (
    <section className="topbar" aria-label="Actions">
      <label>
        <input
          type="checkbox"
          checked={enabled}
          onChange={(event) => {
            const { checked } = event.target;
            actions.setOptions((options) => {
              options.enabled = checked;
            });
          }}
        />
        Editing
      </label>
      <button
        type="button"
        disabled={!enabled || !canUndo}
        onClick={() => actions.history.undo()}
      >
        Undo
      </button>
      <button
        type="button"
        disabled={!enabled || !canRedo}
        onClick={() => actions.history.redo()}
      >
        Redo
      </button>
      <button
        type="button"
        disabled={!enabled}
        onClick={() => startOver({ actions, query })}
      >
        Start over
      </button>
      <CopyAndLoad />
    </section>
  );
}
