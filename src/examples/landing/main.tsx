import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { installTrustedTypes } from '../../shared/trusted-types.ts';
import { followColorMode } from '../shared/follow-color-mode.ts';
import { PageEditor } from './editor/PageEditor.tsx';
import { saveBeforeLeaving } from './storage/autosave.ts';
import { readPage } from './storage/page-storage.ts';
import { DEFAULT_PROPS } from './storage/resolver.ts';
import { MESSAGES } from './ui/messages.ts';
import { notify } from './ui/notices.ts';
import './styles/index.css';

installTrustedTypes();
const stored = readPage(DEFAULT_PROPS);
if (stored.kind === 'broken') notify(MESSAGES.broken(stored.reason), 'refusal');
followColorMode();
saveBeforeLeaving();

const root = document.getElementById('root');
if (root) {
  // Renders in short tasks, because the landing page around the frame may be scrolling.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <PageEditor stored={stored} isEmbedded={window.parent !== window} />
      </StrictMode>,
    );
  });
}
