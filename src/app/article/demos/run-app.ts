import {
  APP_FAILED,
  APP_FRAME_PATH,
  APP_KEY_PARAMETER,
  APP_RUNS,
  APP_STARTED,
} from '../../../shared/page-app-frame.ts';
import type { RunningDemo } from './run-demo.tsx';

/**
 * Runs the app of a page in a separate frame, because an app controls its document, with styles and keys for all of it.
 * Rejects when it cannot be fetched.
 */
export async function runApp(key: string, stage: HTMLElement): Promise<RunningDemo> {
  const frame = document.createElement('iframe');
  frame.title = `${stage.getAttribute('aria-label')}, the app`;
  frame.src = `${import.meta.env.BASE_URL}${APP_FRAME_PATH}?${new URLSearchParams({ [APP_KEY_PARAMETER]: key })}`;
  const runs = whenAppRuns(frame);
  stage.replaceChildren(frame);
  await runs;
  return {
    reset: () => frame.contentWindow?.location.reload(),
    stop: () => frame.remove(),
  };
}

function whenAppRuns(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve, reject) => {
    frame.addEventListener(APP_RUNS, () => resolve());
    frame.addEventListener(APP_FAILED, () =>
      reject(new Error(`"${frame.src}" has no app, or not all of it.`)),
    );
    // The mark is missing if the page or its script could not be fetched. Otherwise the script sets the mark before
    // `load`, because neither the script nor its imports have a top-level `await`.
    frame.addEventListener('load', () => {
      if (frame.contentDocument?.documentElement.hasAttribute(APP_STARTED) !== true)
        reject(new Error(`"${frame.src}" could not be fetched.`));
    });
  });
}
