import { Brand } from '../../../shared/Brand.tsx';
import { sitePage } from '../../../shared/site-links.ts';
import type { DialogName } from '../dialogs/OpenDialog.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { PageMenu } from './PageMenu.tsx';
import { SaveStatus } from './SaveStatus.tsx';

interface Props {
  readonly isEmbedded: boolean;
  readonly onOpen: (dialog: DialogName) => void;
}

/** The bar above everything. In a frame the page around it has the way back to the docs. */
export function TopBar({ isEmbedded, onOpen }: Props) {
  return (
    // The name tells it from the banner of the page around a frame.
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of sections, a header is a banner and may have a name
    <header className="top-bar" aria-label="Editor">
      {!isEmbedded && (
        <Brand href={sitePage('docs/overview')} title="Back to the documentation">
          <span className="brand-docs">Docs</span>
        </Brand>
      )}
      <h1 className="top-bar-title">Page editor</h1>
      <HistoryButtons />
      <div className="top-bar-end">
        <SaveStatus />
        <ModeSwitch />
        <PageMenu onOpen={onOpen} />
      </div>
    </header>
  );
}
