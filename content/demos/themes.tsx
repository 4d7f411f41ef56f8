import {
  Editor,
  Element,
  Frame,
  ROOT_NODE,
  useEditor,
} from '@craftjs/core';
import type { CSSProperties, ReactNode } from 'react';
import { useAttach } from '../parts.tsx';

/**
 * A page stores the name of its theme. What the name means stays in the
 * code, and may change.
 */
// fold
const themes = {
  Forest: {
    '--brand': '#17763a',
    '--on-brand': '#ffffff',
    '--corner': '4px',
  },
  Night: {
    '--brand': '#2b2f63',
    '--on-brand': '#ffffff',
    '--corner': '14px',
  },
  Sun: { '--brand': '#ffd24d', '--on-brand': '#2b2100', '--corner': '0px' },
} as const;
type Theme = keyof typeof themes;
type PageProps = { theme?: Theme; children?: ReactNode };

/**
 * Sets custom properties. All that is inside inherits them, linked Nodes
 * included.
 */
// fold
function Page({ theme = 'Forest', children }: PageProps) {
  const style: CSSProperties = { gap: 8, ...themes[theme] };
  return (
    <div {...useAttach('box')} style={style}>
      {children}
    </div>
  );
}
Page.craft = { displayName: 'Page', props: { theme: 'Forest' } };

/**
 * A variant is a word of the component's own. Users choose among the words,
 * never among style sheets.
 */
const variants: Record<string, CSSProperties> = {
  filled: { background: 'var(--brand)', color: 'var(--on-brand)' },
  outlined: { background: 'var(--surface)', color: 'var(--text)' },
};

type BannerProps = { text?: string; variant?: string };

// fold
function Banner({ text = '', variant = 'filled' }: BannerProps) {
  const style: CSSProperties = {
    border: '3px solid var(--brand)',
    borderRadius: 'var(--corner)',
    outlineOffset: 2,
    ...variants[variant],
  };
  return (
    <div {...useAttach('text')} style={style}>
      {text}
    </div>
  );
}
Banner.craft = { displayName: 'Banner', props: { variant: 'filled' } };

// fold
function Styles() {
  const { actions, theme, id, variant } = useEditor((state, query) => {
    const selected: string = query.getEvent('selected').last() ?? '';
    return {
      theme: state.nodes[ROOT_NODE]?.data.props['theme'],
      id: selected,
      variant: state.nodes[selected]?.data.props['variant'],
    };
  });
  const set = (node: string, prop: string, value: string) =>
    actions.setProp(node, (props: Record<string, string>) => {
      props[prop] = value;
    });
  return (
    <div className="tools">
      <label>
        Theme{' '}
        <select
          value={theme}
          onChange={(event) => set(ROOT_NODE, 'theme', event.target.value)}
        >
          {Object.keys(themes).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        Variant{' '}
        <select
          value={variant ?? ''}
          disabled={!variant}
          onChange={(event) => set(id, 'variant', event.target.value)}
        >
          {Object.keys(variants).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Page, Banner }}>
      <Styles />
      <Frame>
        <Element is={Page} canvas>
          {/* start */}
          <Banner text="Every banner follows the theme." />
          <Banner
            text="Select one to choose its variant."
            variant="outlined"
          />
        </Element>
      </Frame>
    </Editor>
  );
}
