import { useEditor } from '@craftjs/core';
import { createElement } from 'react';
import { deleteSelected, duplicateSelected } from './commands.ts';

export function SettingsPanel() {
  const { actions, enabled, query, selected } = useEditor(
    (state, query) => {
      const ids = query.getEvent('selected').all();
      const node = state.nodes[ids.at(-1) ?? ''];
      return {
        enabled: state.options.enabled,
        selected: node && {
          id: node.id,
          name: node.data.displayName,
          others: ids.length - 1,
          deletable: query.node(node.id).isDeletable(),
          related: node.related,
        },
      };
    },
  );

  if (!enabled || !selected) return null;
  const { settings } = selected.related;

  return (
    <section className="panel" aria-labelledby="settings-title">
      <h2 id="settings-title">
        Selected <span className="chip">{selected.name}</span>
        {selected.others > 0 && ` and ${selected.others} more`}
      </h2>
      {settings ? (
        createElement(settings, { key: selected.id })
      ) : (
        <p>This part has no settings.</p>
      )}
      {selected.deletable && (
        <div className="actions">
          <button
            type="button"
            onClick={() => duplicateSelected({ actions, query })}
          >
            Duplicate
          </button>
          <button
            type="button"
            onClick={() => deleteSelected({ actions, query })}
          >
            Delete
          </button>
        </div>
      )}
    </section>
  );
}
