import { useRef, useState } from 'react';

/** A part of the app that is fetched when a reader first shows interest in it. */
export interface LazyModule<T> {
  /** The module once it has arrived. */
  readonly module: T | undefined;
  /** Fetches the module unless it is here or on its way. A failure is warned of, and the next request tries again. */
  readonly request: () => void;
}

/** Loads a module on request and renders anew when it has arrived. */
export function useLazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  const [module, setModule] = useState<T>();
  const pending = useRef(false);
  const request = () => {
    if (module !== undefined || pending.current) return;
    pending.current = true;
    load()
      .then((loaded) => setModule(() => loaded))
      .catch((error: unknown) => console.warn('A part of the site could not be loaded.', error))
      .finally(() => {
        pending.current = false;
      });
  };
  return { module, request };
}
