import type { ComponentType } from 'react';
import type { DemoEditor } from '../../code-editor/EditDemo.tsx';

/** The published code of a demo, as it runs. */
interface RunningDemo {
  /** Undefined for the app of a page, which runs in a frame. */
  readonly Content: ComponentType | undefined;
  /** Changes when the demo is reset. */
  readonly round: number;
}

/** The state of a demo, or of a challenge, which has no published code that runs. */
export type DemoState =
  | { readonly kind: 'idle' | 'loading' | 'failed' }
  | { readonly kind: 'running'; readonly demo: RunningDemo }
  /** The reader's code takes part. `demo` is undefined once that code has replaced it, or if it never ran. */
  | {
      readonly kind: 'edited';
      readonly editor: DemoEditor;
      readonly isOpen: boolean;
      readonly demo: RunningDemo | undefined;
    };

/** What happens to a demo. */
export type DemoEvent =
  | { readonly kind: 'requested' | 'failed' | 'reset' | 'edited-code-ran' | 'editor-closed' | 'restored' }
  | { readonly kind: 'loaded'; readonly Content?: ComponentType }
  | { readonly kind: 'editor-opened'; readonly editor: DemoEditor };

/** Returns the state of a demo after an event. An event that comes too late changes nothing. */
export function demoReducer(state: DemoState, event: DemoEvent): DemoState {
  switch (event.kind) {
    case 'requested':
      return state.kind === 'idle' || state.kind === 'failed' ? { kind: 'loading' } : state;
    case 'loaded':
      return state.kind === 'loading'
        ? { kind: 'running', demo: { Content: event.Content, round: 0 } }
        : state;
    case 'failed':
      return state.kind === 'loading' ? { kind: 'failed' } : state;
    case 'reset':
      if (state.kind !== 'running') return state;
      return { kind: 'running', demo: { ...state.demo, round: state.demo.round + 1 } };
    case 'editor-opened': {
      const demo = state.kind === 'running' || state.kind === 'edited' ? state.demo : undefined;
      return { kind: 'edited', editor: event.editor, isOpen: true, demo };
    }
    case 'edited-code-ran':
      return state.kind === 'edited' ? { ...state, demo: undefined } : state;
    case 'editor-closed':
      return state.kind === 'edited' ? { ...state, isOpen: false } : state;
    case 'restored':
      if (state.kind !== 'edited') return state;
      return state.demo === undefined ? { kind: 'idle' } : { kind: 'running', demo: state.demo };
  }
}
