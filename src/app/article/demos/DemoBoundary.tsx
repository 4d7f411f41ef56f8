import { Component, type ReactNode } from 'react';

/** Keeps a demo's crash from being one of the page. The demo's own button resets it. */
export class DemoBoundary extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return <p role="alert">This demo crashed. Reset it to try again.</p>;
  }
}
