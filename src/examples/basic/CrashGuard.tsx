import { STORAGE_KEY } from 'derived/example-apps/basic/src/editor/autosave.ts';
import { Component, type ReactNode } from 'react';

interface CrashGuardProps {
  readonly children: ReactNode;
}

interface CrashGuardState {
  readonly message: string | undefined;
}

/** Replaces the editor when it crashes. Otherwise a saved page that crashes would leave a blank page. */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  override state: CrashGuardState = { message: undefined };

  static getDerivedStateFromError(error: unknown): CrashGuardState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    const tryAgain = () => this.setState({ message: undefined });
    return (
      <main className="crash">
        <h1>The editor crashed</h1>
        <p>{message}</p>
        <button type="button" onClick={tryAgain}>
          Try again
        </button>
        <button
          type="button"
          onClick={() => {
            forgetSavedPage();
            tryAgain();
          }}
        >
          Start over without my page
        </button>
      </main>
    );
  }
}

function forgetSavedPage(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // If storage is blocked, no page is saved either.
  }
}
