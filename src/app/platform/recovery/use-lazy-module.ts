import { useRef, useState } from 'react';
import { mayPrefetch } from '../network/connection.ts';
import { reloadOnce } from './stale-build-reload.ts';

/** A part of the app that is fetched when it is needed. */
export interface LazyModule<T> {
  /** The module once it has arrived. */
  readonly module: T | undefined;
  /** Fetches the module unless it has arrived or is being fetched. Logs a failure; the next request tries again. */
  readonly request: () => void;
  /** Requests the module at a sign that the reader may need it, such as a pointer; not if the reader saves data. */
  readonly anticipate: () => void;
  /**
   * Fetches the module because the reader pressed a control that needs it. If the module is gone with its release, the
   * page is reloaded.
   */
  readonly press: (control: HTMLElement | null) => void;
}

/**
 * Loads a module on request and renders again when it has arrived.
 *
 * @param typed returns the text that a reload would lose
 */
export function useLazyModule<T>(load: () => Promise<T>, typed = () => ''): LazyModule<T> {
  const [module, setModule] = useState<T>();
  const pending = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  const request = () => {
    if (module !== undefined || pending.current) return;
    pending.current = true;
    load()
      .then((loaded) => setModule(() => loaded))
      .catch((error: unknown) => {
        console.warn('A part of the site could not be loaded.', error);
        if (pressed.current !== null) void reloadOnce({ control: pressed.current, text: typed });
      })
      .finally(() => {
        pending.current = false;
        pressed.current = null;
      });
  };
  const press = (control: HTMLElement | null) => {
    pressed.current = control;
    request();
  };
  const anticipate = () => {
    if (mayPrefetch()) request();
  };
  return { module, request, anticipate, press };
}
