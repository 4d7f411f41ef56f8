import { App } from 'derived/example-apps/basic/src/App.tsx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { installTrustedTypes } from '../../shared/trusted-types.ts';
import { followColorMode } from '../shared/follow-color-mode.ts';
import { CrashGuard } from './CrashGuard.tsx';
import { Frame } from './Frame.tsx';
import 'derived/example-apps/basic/src/App.css';
// After the app's own colours: the site's colours replace them, and follow its mode.
import './page.css';

installTrustedTypes();
followColorMode();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <Frame>
      <CrashGuard>
        <App />
      </CrashGuard>
    </Frame>
  </StrictMode>,
);
