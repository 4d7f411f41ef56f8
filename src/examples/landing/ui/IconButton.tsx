import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface Props extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly label: string;
  /** As in `aria-keyshortcuts`. */
  readonly keys?: string;
}

/** A button that shows an icon, with its name for assistive technology and on hover. */
export function IconButton({ icon, label, keys, ...props }: Props) {
  return (
    <button
      type="button"
      className="icon-button"
      title={label}
      aria-label={label}
      aria-keyshortcuts={keys}
      {...props}
    >
      <Icon name={icon} />
    </button>
  );
}
