import { memo } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { type OptionProps, OptionRow } from './OptionRow.tsx';
import type { RecentOption } from './search-option.ts';

/** A search of before, which can be made again. */
export const RecentRow = memo(function RecentRow(props: OptionProps<RecentOption>) {
  return (
    <OptionRow {...props} className="search-option-recent">
      <Icon name="recent" />
      <span className="search-option-title">{props.option.query}</span>
    </OptionRow>
  );
});
