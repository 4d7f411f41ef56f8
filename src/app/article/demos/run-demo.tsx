import { demos } from 'derived/demos.ts';
import { Component, type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';

/** A demo on its stage. */
export interface RunningDemo {
  /** Begins anew with the demo's first state. */
  readonly reset: () => void;
  /** Takes the demo away. */
  readonly stop: () => void;
}

/**
 * Fetches a demo and renders it in a root of its own: whatever happens in it stays in it. Rejects when the demo cannot
 * be fetched.
 */
export async function runDemo(name: string, stage: HTMLElement): Promise<RunningDemo> {
  const load = demos[name];
  if (load === undefined) throw new Error(`This release of the site has no demo "${name}".`);
  const { default: Demo } = await load();

  const container = document.createElement('div');
  stage.replaceChildren(container);
  const root = createRoot(container, { identifierPrefix: `demo-${name}-` });
  let round = 0;
  const reset = () => {
    round += 1;
    // In short tasks: the reader may be in the middle of a scroll.
    startTransition(() => {
      root.render(
        <DemoBoundary key={round}>
          <Demo />
        </DemoBoundary>,
      );
    });
  };
  reset();
  return {
    reset,
    stop() {
      container.remove();
      // React must not unmount a root while it renders another, which is when an article goes.
      queueMicrotask(() => root.unmount());
    },
  };
}

/** Keeps a demo's crash from being one of the page. The demo's own button resets it. */
class DemoBoundary extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return <p role="alert">This demo crashed. Reset it to try again.</p>;
  }
}
