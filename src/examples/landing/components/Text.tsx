import type { UserComponent } from '@craftjs/core';
import { type SettingsOf, settingsPanel } from '../settings/settings-panel.tsx';
import { colorToCss } from '../values/color.ts';
import { plainText } from '../values/plain-text.ts';
import { EditableText } from './EditableText.tsx';
import { usePageNode } from './use-page-node.ts';

interface TextProps {
  readonly text: string;
  /** The role of the text in the page's outline, for people who do not see its size. */
  readonly kind: 'paragraph' | 'heading' | 'subheading';
  /** Pixels. On narrow pages big text shrinks. */
  readonly size: number;
  readonly weight: number;
  readonly align: 'start' | 'center' | 'end';
  /** Line height as a multiple of the size. */
  readonly leading: number;
  readonly color: string;
}

const DEFAULTS: TextProps = {
  text: 'Double-click to change this text.',
  kind: 'paragraph',
  size: 17,
  weight: 400,
  align: 'start',
  leading: 1.6,
  color: 'none',
};

/** The page's own title is the editor's `h1`, so headings of the edited page start one level below. */
const TAGS = { paragraph: 'p', heading: 'h2', subheading: 'h3' } as const;

/** A paragraph or a heading, edited in place. */
export const Text: UserComponent<Partial<TextProps>> = (given) => {
  const props = { ...DEFAULTS, ...given };
  const { ref } = usePageNode();
  const Tag = TAGS[props.kind] ?? 'p';
  const style = {
    '--text-size': `${props.size}px`,
    fontWeight: props.weight,
    textAlign: props.align,
    lineHeight: props.leading,
    color: colorToCss(props.color, 'inherit'),
  };
  return (
    <Tag ref={ref} className="page-text" style={style}>
      <EditableText text={props.text} multiline />
    </Tag>
  );
};

Text.craft = {
  displayName: 'Text',
  props: DEFAULTS,
  related: {
    settings: settingsPanel({
      text: { kind: 'text', label: 'Text', multiline: true, parse: plainText },
      kind: {
        kind: 'choice',
        label: 'Meaning',
        options: { paragraph: 'Paragraph', heading: 'Heading', subheading: 'Subheading' },
      },
      size: { kind: 'slider', label: 'Size', min: 10, max: 80, unit: 'px' },
      weight: { kind: 'slider', label: 'Weight', min: 300, max: 800, step: 100 },
      leading: { kind: 'slider', label: 'Line height', min: 1, max: 2, step: 0.05 },
      align: { kind: 'choice', label: 'Align', options: { start: 'Start', center: 'Centre', end: 'End' } },
      color: { kind: 'color', label: 'Text colour' },
    } satisfies SettingsOf<TextProps>),
  },
  info: { icon: 'text', hasText: true },
};
