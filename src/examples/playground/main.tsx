import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { installTrustedTypes } from '../../shared/trusted-types.ts';
import { followColorMode } from '../shared/follow-color-mode.ts';
import { Playground } from './Playground.tsx';
import './page.css';

installTrustedTypes();
followColorMode();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <Playground />
  </StrictMode>,
);
