import { demos } from 'derived/demos.ts';
import { Component, type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';

/** A running demo. */
export interface RunningDemo {
  /** Restores the demo's initial state. */
  readonly reset: () => void;
  readonly stop: () => void;
}

/**
 * Fetches a demo and renders it in a separate root, so that its errors do not affect the page. Rejects if the demo
 * cannot be fetched.
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
    // A transition renders in short tasks: the reader may be scrolling.
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
      // React must not unmount a root while it renders another, as it does when an article is removed.
      queueMicrotask(() => root.unmount());
    },
  };
}

/** Catches the crash of a demo. The demo's own button resets it. */
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
