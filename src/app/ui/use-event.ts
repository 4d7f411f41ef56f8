import { type RouterEvents, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Calls back at each event of the router, such as `onRendered`: a navigation has ended and its page is shown. */
export function useRouterEvent<Name extends keyof RouterEvents>(
  name: Name,
  callback: (event: RouterEvents[Name]) => void,
): void {
  const router = useRouter();
  const onEvent = useEffectEvent(callback);
  useEffect(() => router.subscribe(name, (event) => onEvent(event)), [router, name]);
}

/** Calls back at each event of the window. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  callback: (event: WindowEventMap[Name]) => void,
): void {
  const onEvent = useEffectEvent(callback);
  useEffect(() => {
    const listener = (event: WindowEventMap[Name]) => onEvent(event);
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  }, [name]);
}
