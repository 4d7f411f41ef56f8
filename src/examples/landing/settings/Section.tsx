import type { ReactNode } from 'react';
import { Icon } from '../ui/icons.tsx';

interface Props {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A group of fields that can be folded. */
export function Section({ title, isOpen = true, children }: Props) {
  return (
    <details className="section" open={isOpen}>
      <summary className="section-title">
        {title}
        <Icon name="chevron" />
      </summary>
      <div className="section-fields">{children}</div>
    </details>
  );
}
