import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { installTrustedTypes } from '../../shared/trusted-types.ts';
import { followColorMode } from '../shared/follow-color-mode.ts';
import { App } from './app/App.tsx';
import { CrashGuard } from './CrashGuard.tsx';
import { Frame } from './Frame.tsx';
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
