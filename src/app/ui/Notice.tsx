import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface NoticeProps {
  /** Name of the region. */
  readonly label: string;
  readonly text: string;
  /** Controls that act on the message. */
  readonly children?: ReactNode;
  readonly onDismiss: () => void;
}

/** A message in a corner of the window, over the page, so that nothing moves. It stays until it is dismissed. */
export function Notice({ label, text, children, onDismiss }: NoticeProps) {
  return (
    <section className="notice" aria-label={label}>
      <p>{text}</p>
      {children}
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </section>
  );
}
