import { Component, type ReactNode } from 'react';

interface Props {
  /** Returns what is shown instead of children that crashed. `retry` renders them again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** When it changes, crashed children are rendered again. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly crash: { readonly error: unknown } | undefined;
  readonly resetKey: unknown;
}

/** Shows something else where its children crash. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crash: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { crash: undefined, resetKey };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === undefined) return this.props.children;
    return this.props.fallback(crash.error, () => this.setState({ crash: undefined }));
  }
}
