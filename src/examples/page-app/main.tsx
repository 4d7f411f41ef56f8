import { apps } from 'derived/apps.ts';
import { APP_FAILED, APP_KEY_PARAMETER, APP_RUNS, APP_STARTED } from '../../shared/page-app-frame.ts';
import { installTrustedTypes } from '../../shared/trusted-types.ts';
import { followColorMode } from '../shared/follow-color-mode.ts';
import { provideMemoryStorage } from './memory-storage.ts';
import './page.css';

installTrustedTypes();
followColorMode();
provideMemoryStorage();
document.documentElement.toggleAttribute(APP_STARTED, true);

const key = new URLSearchParams(window.location.search).get(APP_KEY_PARAMETER) ?? '';
const load = Object.hasOwn(apps, key) ? apps[key] : undefined;
const outcome = load === undefined ? 'unknown' : await attempt(load);
// The demo around this frame waits for the answer; opened by itself, the page has nobody to tell.
window.frameElement?.dispatchEvent(new Event(outcome === 'runs' ? APP_RUNS : APP_FAILED));
if (outcome === 'unknown') {
  const text = document.createElement('p');
  text.textContent = 'This page runs the apps of the documentation. There is none at this address.';
  document.getElementById('root')?.replaceChildren(text);
}

async function attempt(loadApp: () => Promise<unknown>): Promise<'runs' | 'failed'> {
  try {
    await loadApp();
    return 'runs';
  } catch (error) {
    console.warn('The app could not be loaded.', error);
    return 'failed';
  }
}
