import { type ComponentType, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { checkPages, loadModules } from '../../code-runner/frame/modules.tsx';
import { onPageMessage, sendToPage } from '../../code-runner/frame/page-around.ts';
import { reportEverything, reportMistake } from '../../code-runner/frame/report.ts';
import { CHECK_FILE, rendersItself } from '../../code-runner/protocol/code-files.ts';
import type { Program } from '../../code-runner/protocol/code-frame.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { provideMemoryStorage } from '../shared/memory-storage.ts';
import componentStyles from './component.css?inline';

/** Milliseconds after which an app counts as running, even if it shows nothing. */
const START_TIMEOUT_MS = 2000;

removeUncontrolled();
provideMemoryStorage();
reportEverything();
onPageMessage((message) => {
  const theme = message.theme === 'dark' ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.style.colorScheme = theme;
  if (message.program !== undefined) void run(message.program);
});

/**
 * Removes what the policy of the frame does not control: WebRTC, the only way to other machines, whose directive is a
 * draft that browsers do not know (https://www.w3.org/TR/CSP3/#directive-webrtc), and worklets, whose threads nobody
 * could stop.
 */
function removeUncontrolled(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (/^(?:webkit|moz)?RTC/.test(name)) Reflect.deleteProperty(window, name);
  }
  if (typeof Worklet === 'function') Reflect.deleteProperty(Worklet.prototype, 'addModule');
}

async function run({ modules, entry }: Program): Promise<void> {
  const isApp = rendersItself(entry);
  // An app brings its own landmarks.
  const root = document.createElement(isApp ? 'div' : 'main');
  root.id = 'root';
  document.getElementById('root')?.replaceWith(root);
  try {
    const runModule = await loadModules(modules);
    // An app brings its own styles.
    if (!isApp) {
      root.className = 'demo-stage';
      document.head.append(Object.assign(document.createElement('style'), { textContent: componentStyles }));
    }
    if (isApp) whenFilled(root, () => sendToPage({ kind: 'ran' }));
    if (modules.some(({ path }) => path === CHECK_FILE)) checkPages(runModule(CHECK_FILE));
    const Entry = componentOf(runModule(entry));
    if (isApp) return;
    if (Entry === undefined) {
      throw new TypeError(`${entry} exports no component by default: export default function App() { … }`);
    }
    // Without React's second argument, which is not a place.
    const report = (error: unknown) => reportMistake(error);
    createRoot(root, { onCaughtError: report, onUncaughtError: report }).render(
      <ErrorBoundary fallback={() => <p>This code crashed.</p>}>
        <Entry />
        <Ran />
      </ErrorBoundary>,
    );
  } catch (error) {
    reportMistake(error);
  }
}

function componentOf(exports: unknown): ComponentType | undefined {
  const { default: component } = { ...Object(exports) };
  return typeof component === 'function' || typeof component?.$$typeof === 'symbol' ? component : undefined;
}

/** Calls back once an element has content, or after a while. */
function whenFilled(element: Element, callback: () => void): void {
  const observer = new MutationObserver(() => end());
  const end = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    callback();
  };
  const timer = window.setTimeout(end, START_TIMEOUT_MS);
  observer.observe(element, { childList: true });
}

/** Reports that everything beside it has rendered, and that no effect has thrown at once. */
function Ran() {
  useEffect(() => {
    const timer = window.setTimeout(() => sendToPage({ kind: 'ran' }));
    return () => window.clearTimeout(timer);
  }, []);
  return null;
}
