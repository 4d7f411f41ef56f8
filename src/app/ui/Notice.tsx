import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PAGE_IDS } from '../../shared/page-ids.ts';
import { afterNextPaint } from '../platform/document/after-next-paint.ts';
import { Icon } from './Icon.tsx';
import { passFocus } from './sections.ts';

/** The corner in which notices of all features are stacked. */
export function NoticeStack() {
  return <div id={PAGE_IDS.notices} className="notices" />;
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
 * notices are stacked. When a notice is dismissed, the focus returns to where it was before, or to the main content if
 * that element is gone. Never part of the first render, which has no document.
 */
export function Notice({ label, text, children, onDismiss }: NoticeProps) {
  const origin = useRef<HTMLElement>(null);
  return createPortal(
    <section
      className="notice"
      aria-label={label}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
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
          onDismiss();
          // The focus was lost with the notice.
          afterNextPaint(() => passFocus(origin.current));
        }}
      >
        <Icon name="close" />
      </button>
    </section>,
    document.getElementById(PAGE_IDS.notices) ?? document.body,
  );
}
