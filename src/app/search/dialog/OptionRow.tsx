import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { siteUrl } from '../../platform/site-url.ts';
import type { SearchOption } from './search-option.ts';

/** An option, and where it stands. */
export interface OptionProps<Option extends SearchOption> {
  readonly option: Option;
  /** Unique in the document. */
  readonly id: string;
  readonly isActive: boolean;
}

interface OptionRowProps extends OptionProps<SearchOption> {
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * An option of the dialog's list. It holds no link, which no option may (axe: nested-interactive); its target stands in
 * `data-href`. cmdk learns a moment too late which option is active, so that is said here.
 */
export function OptionRow({ option, id, isActive, className, children }: OptionRowProps) {
  const row = {
    id,
    className: `search-option ${className}`,
    'aria-selected': isActive,
    'data-href': siteUrl(option.href),
  };
  return (
    <Command.Item asChild value={option.value}>
      <div {...row}>{children}</div>
    </Command.Item>
  );
}
