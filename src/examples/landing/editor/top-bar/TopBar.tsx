import { useEditor } from '@craftjs/core';
import { useEffect } from 'react';
import { Brand } from '../../../shared/Brand.tsx';
import { docUrl } from '../../../shared/doc-url.ts';
import { type SaveState, saveState } from '../../storage/autosave.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { notify } from '../../ui/notices.ts';
import { useStore } from '../../ui/store.ts';
import { useCommands } from '../commands/use-commands.ts';
import { labelAndKeys } from '../keyboard/shortcuts.ts';
import { PageMenu } from './PageMenu.tsx';

/** The bar above everything. In a frame, the page around it contains the link back to the docs. */
export function TopBar({ isEmbedded }: { readonly isEmbedded: boolean }) {
  return (
    // The name distinguishes it from the banner of the page around the frame.
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of sections, a header is a banner and may have a name
    <header className="top-bar" aria-label="Editor">
      {!isEmbedded && (
        <Brand href={docUrl('overview')} title="Back to the documentation">
          <span className="chip">Docs</span>
        </Brand>
      )}
      <h1 className="top-bar-title">Page editor</h1>
      <HistoryButtons />
      <div className="top-bar-end">
        <SaveStatus />
        <ModeSwitch />
        <PageMenu />
      </div>
    </header>
  );
}

function HistoryButtons() {
  const { canUndo, canRedo } = useEditor((state, query) => ({
    canUndo: state.options.enabled && query.history.canUndo(),
    canRedo: state.options.enabled && query.history.canRedo(),
  }));
  const { travel } = useCommands();
  return (
    <fieldset className="button-group">
      <legend className="visually-hidden">History</legend>
      <IconButton icon="undo" {...labelAndKeys('undo')} disabled={!canUndo} onClick={() => travel('undo')} />
      <IconButton icon="redo" {...labelAndKeys('redo')} disabled={!canRedo} onClick={() => travel('redo')} />
    </fieldset>
  );
}

/** Switches between editing the page and viewing it as its visitors will: Craft.js' option `enabled`. */
function ModeSwitch() {
  const { actions, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const choose = (value: boolean) =>
    actions.setOptions((options) => {
      options.enabled = value;
    });
  return (
    <fieldset className="mode-switch">
      <legend className="visually-hidden">Mode</legend>
      <button type="button" aria-pressed={enabled} onClick={() => choose(true)}>
        Edit
      </button>
      <button type="button" aria-pressed={!enabled} onClick={() => choose(false)}>
        View
      </button>
    </fieldset>
  );
}

const TEXTS: Readonly<Record<SaveState, string>> = {
  untouched: '',
  waiting: 'Saving…',
  saved: 'Saved in this browser',
  failed: 'Not saved',
};

/** Shows whether the page is saved. Not a live region, which would interrupt after every change. */
function SaveStatus() {
  const state = useStore(saveState);
  useEffect(() => {
    if (state === 'failed')
      notify('Your browser cannot save this page. Export it before you leave.', 'refusal');
  }, [state]);
  return (
    <p className="save-status" data-state={state}>
      {state === 'saved' && <Icon name="check" />}
      {TEXTS[state]}
    </p>
  );
}
