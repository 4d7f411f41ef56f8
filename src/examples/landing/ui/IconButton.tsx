import type { MouseEventHandler } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  readonly disabled?: boolean;
  /** As in `aria-keyshortcuts`. */
  readonly keys?: string | undefined;
}

/** A button that shows an icon, with its name for assistive technology and on hover. */
export function IconButton({ icon, label, onClick, disabled = false, keys }: Props) {
  return (
    <button
      type="button"
      className="icon-button"
      title={label}
      aria-label={label}
      aria-keyshortcuts={keys}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
