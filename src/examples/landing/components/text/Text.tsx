import type { UserComponent } from '@craftjs/core';
import { colorToCss } from '../../values/color.ts';
import { cssSides } from '../../values/sides.ts';
import type { StyleWithVariables } from '../../values/style.ts';
import { useConnectedRef } from '../use-connected-ref.ts';
import { EditableText } from './EditableText.tsx';
import { TextSettings } from './TextSettings.tsx';
import { TEXT_DEFAULTS, type TextProps } from './text-props.ts';

/** The page's own title is the editor's `h1`, so headings of the edited page start one level below. */
const TAGS = { paragraph: 'p', heading: 'h2', subheading: 'h3' } as const;

/** A paragraph or a heading, edited in place. */
export const Text: UserComponent<Partial<TextProps>> = (given) => {
  const props = { ...TEXT_DEFAULTS, ...given };
  const ref = useConnectedRef();
  const Tag = TAGS[props.kind] ?? 'p';
  const style: StyleWithVariables = {
    '--text-size': `${props.size}px`,
    '--text-weight': props.weight,
    '--text-align': props.align,
    '--text-leading': props.leading,
    '--text-color': colorToCss(props.color, 'inherit'),
    '--text-margin': cssSides(props.margin),
  };
  return (
    <Tag ref={ref} className="page-text" style={style}>
      <EditableText text={props.text} multiline />
    </Tag>
  );
};

Text.craft = {
  displayName: 'Text',
  props: TEXT_DEFAULTS,
  related: { settings: TextSettings },
  info: { icon: 'text', hasText: true },
};
