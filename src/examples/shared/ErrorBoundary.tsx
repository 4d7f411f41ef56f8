import { Component, type ReactNode } from 'react';

interface Props {
  /** Returns what is shown instead of children that crashed. `retry` renders them again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly crash: { readonly error: unknown } | undefined;
}

/** Shows something else where its children crash. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crash: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === undefined) return this.props.children;
    return this.props.fallback(crash.error, () => this.setState({ crash: undefined }));
  }
}
