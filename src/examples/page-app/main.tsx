import { apps } from 'derived/apps.ts';
import { APP_FAILED, APP_KEY_PARAMETER, APP_RUNS, APP_STARTED } from '../../shared/page-app-frame.ts';
import { provideMemoryStorage } from '../shared/memory-storage.ts';
import { preparePage } from '../shared/prepare-page.ts';
import './page.css';

preparePage();
provideMemoryStorage();
document.documentElement.toggleAttribute(APP_STARTED, true);

// Not awaited at the top level of the module: that freezes WebKit (2.50) for good. The smallest reproduction is
//
//     <iframe srcdoc="<script type=module>frameElement.remove(); await 0</script>"></iframe>
//
// WebKit evaluates a module with a top-level `await` in a loop until the module ends. In a document without a frame
// each round returns at once, so the loop never ends and blocks the page around the frame too. WebKit also fires `load`
// before the first line of such a module if the module imports another one. `AppFrame.tsx` then finds no `APP_STARTED`,
// reports a failure and removes the frame. The lint rule `no-top-level-await` covers all modules for browsers.
void runApp(new URLSearchParams(window.location.search).get(APP_KEY_PARAMETER) ?? '');

/** Runs the app with a key and reports the outcome to the demo around this frame, if there is one. */
async function runApp(key: string): Promise<void> {
  const report = (outcome: string) => window.frameElement?.dispatchEvent(new Event(outcome));
  const load = Object.hasOwn(apps, key) ? apps[key] : undefined;
  try {
    if (load === undefined) throw new Error(`This release of the site has no app "${key}".`);
    await load();
    report(APP_RUNS);
  } catch (error) {
    console.warn('The app could not be loaded.', error);
    report(APP_FAILED);
  }
}
