import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './Icon.tsx';

const STACK_ID = 'notices';

/** The corner in which notices of all features are stacked. */
export function NoticeStack() {
  return <div id={STACK_ID} className="notices" />;
}

interface NoticeProps {
  /** Name of the region. */
  readonly label: string;
  readonly text: string;
  /** Controls that act on the message. */
  readonly children?: ReactNode;
  readonly onDismiss: () => void;
}

/**
 * A message in a corner of the window, over the page, so that nothing moves. It stays until it is dismissed. Several
 * notices are stacked. When a notice is dismissed, the focus returns to where it was before. Never part of the first render,
 * which has no document.
 */
export function Notice({ label, text, children, onDismiss }: NoticeProps) {
  const origin = useRef<Element>(null);
  return createPortal(
    <section
      className="notice"
      aria-label={label}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) {
          origin.current = relatedTarget;
        }
      }}
    >
      <p>{text}</p>
      {children}
      <button
        type="button"
        className="icon-button"
        aria-label="Dismiss"
        onClick={() => {
          returnFocus(origin.current);
          onDismiss();
        }}
      >
        <Icon name="close" />
      </button>
    </section>,
    document.getElementById(STACK_ID) ?? document.body,
  );
}

/** Focuses an element, or the main content if the element is gone; the focus would be lost with the notice. */
function returnFocus(origin: Element | null): void {
  const target = origin?.isConnected ? origin : document.querySelector('main');
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
