import { memo } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Marked } from '../Marked.tsx';
import { SectionPath } from '../SectionPath.tsx';
import { type OptionProps, OptionRow } from './OptionRow.tsx';
import type { HitOption } from './search-option.ts';

/** A place in the documentation, below the heading of its page. */
export const HitRow = memo(function HitRow(props: OptionProps<HitOption>) {
  const { page, sections, snippet } = props.option.hit;
  return (
    <OptionRow {...props} className="search-option-hit">
      <Icon name={sections.length === 0 ? 'page' : 'section'} />
      <span className="search-option-text">
        <span className="search-option-title">
          <Marked marked={sections.at(-1) ?? page} />
        </span>
        <SectionPath path={sections.slice(0, -1)} />
        {snippet.text !== '' && (
          <span className="search-option-snippet">
            <Marked marked={snippet} />
          </span>
        )}
      </span>
      <span className="search-option-enter" aria-hidden="true">
        ↵
      </span>
    </OptionRow>
  );
});
