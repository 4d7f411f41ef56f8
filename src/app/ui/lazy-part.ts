import { type ComponentType, createElement, use } from 'react';
import { mayPrefetch } from '../platform/network/connection.ts';

/**
 * Returns a component whose code is loaded when it is shown first, or before by `preload`, which tries again after a
 * failure. A button with the listeners of `preloadOnIntent` has it loaded at the first sign of interest. TanStack Router's
 * `lazyRouteComponent` calls `use` in some renders only, which React reports as an error.
 *
 * @param name the export of the module that is the component
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  let part: Promise<ComponentType<Props>> | undefined;
  let outcome: 'loaded' | 'failed' | undefined;
  const note = (one: typeof outcome) => () => {
    outcome = one;
  };
  const preload = () => {
    if (part !== undefined && outcome !== 'failed') return part;
    outcome = undefined;
    part = load().then((module) => module[name]);
    part.then(note('loaded'), note('failed'));
    return part;
  };
  const onIntent = () => {
    if (mayPrefetch()) void preload();
  };
  const preloadOnIntent = { onPointerEnter: onIntent, onFocus: onIntent };
  const Part = (props: Props) => createElement(use(part ?? preload()), props);
  return Object.assign(Part, { preload, preloadOnIntent, isLoaded: () => outcome === 'loaded' });
}
