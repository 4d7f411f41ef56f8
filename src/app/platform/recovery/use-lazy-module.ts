import { useRef, useState } from 'react';
import { mayPrefetch } from '../network/connection.ts';
import { reloadOnce } from './stale-build-reload.ts';

interface LazyModuleOptions {
  /** Returns the text that a reload would lose. */
  readonly typed?: () => string;
  /** Is called if the module could not be loaded: what the reader has opened stays closed. */
  readonly onFailure?: () => void;
}

/** Loads a module on request and renders again when it has arrived. Returns the module, undefined until then. */
export function useLazyModule<T>(load: () => Promise<T>, { typed, onFailure }: LazyModuleOptions = {}) {
  const [module, setModule] = useState<T>();
  const pending = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  /** Fetches the module unless it has arrived or is being fetched. Logs a failure; the next request tries again. */
  const request = () => {
    if (module !== undefined || pending.current) return;
    pending.current = true;
    load()
      .then((loaded) => setModule(() => loaded))
      .catch((error: unknown) => {
        console.warn('A part of the site could not be loaded.', error);
        if (pressed.current !== null) void reloadOnce({ control: pressed.current, text: typed });
        onFailure?.();
      })
      .finally(() => {
        pending.current = false;
        pressed.current = null;
      });
  };
  /**
   * Fetches the module because the reader pressed a control that needs it. If the module is gone with its release, the
   * page is reloaded.
   */
  const press = (control: HTMLElement | null) => {
    pressed.current = control;
    request();
  };
  /** Requests the module at a sign that the reader may need it, such as a pointer; not if the reader saves data. */
  const anticipate = () => {
    if (mayPrefetch()) request();
  };
  return { module, request, anticipate, press };
}
