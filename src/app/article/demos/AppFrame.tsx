import {
  APP_FAILED,
  APP_FRAME_PATH,
  APP_KEY_PARAMETER,
  APP_RUNS,
  APP_STARTED,
} from '../../../shared/page-app-frame.ts';

interface AppFrameProps {
  /** The key of the app. */
  readonly app: string;
  readonly title: string;
  readonly onRuns: () => void;
  /** Called when the app cannot be fetched. */
  readonly onFailure: (error: Error) => void;
}

/** Runs the app of a page in a separate frame, because an app controls its document, with styles and keys for all of it. */
export function AppFrame({ app, title, onRuns, onFailure }: AppFrameProps) {
  const src = `${import.meta.env.BASE_URL}${APP_FRAME_PATH}?${new URLSearchParams({ [APP_KEY_PARAMETER]: app })}`;
  const listen = (frame: HTMLIFrameElement) => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const fail = (fault: string) => onFailure(new Error(`"${frame.src}" ${fault}`));
    frame.addEventListener(APP_RUNS, onRuns, { signal });
    frame.addEventListener(APP_FAILED, () => fail('has no app, or not all of it.'), { signal });
    // The mark is missing if the page or its script could not be fetched. Otherwise the script sets the mark before
    // `load`, because neither the script nor its imports have a top-level `await`.
    const onLoad = () => {
      if (frame.contentDocument?.documentElement.hasAttribute(APP_STARTED) !== true)
        fail('could not be fetched.');
    };
    frame.addEventListener('load', onLoad, { signal });
    return () => listeners.abort();
  };
  return <iframe ref={listen} src={src} title={title} />;
}
