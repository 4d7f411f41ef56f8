import { useEditor } from '@craftjs/core';
import { useCommands } from '../commands/use-commands.ts';
import { IconButton } from '../IconButton.tsx';

/** Undo and redo. */
export function HistoryButtons() {
  const { canUndo, canRedo } = useEditor((state, query) => ({
    canUndo: state.options.enabled && query.history.canUndo(),
    canRedo: state.options.enabled && query.history.canRedo(),
  }));
  const { undo, redo } = useCommands();
  return (
    <fieldset className="button-group">
      <legend className="visually-hidden">History</legend>
      <IconButton icon="undo" label="Undo" keys="Control+Z Meta+Z" disabled={!canUndo} onClick={undo} />
      <IconButton
        icon="redo"
        label="Redo"
        keys="Control+Shift+Z Meta+Shift+Z Control+Y"
        disabled={!canRedo}
        onClick={redo}
      />
    </fieldset>
  );
}
