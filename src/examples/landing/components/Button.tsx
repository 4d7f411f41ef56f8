import type { UserComponent } from '@craftjs/core';
import { siteUrl } from '../../../app/platform/document/urls.ts';
import { safeHref } from '../../../shared/safe-url.ts';
import { type SettingsOf, settingsPanel } from '../settings/settings-panel.tsx';
import { colorToCss } from '../values/color.ts';
import { plainText } from '../values/plain-text.ts';
import { EditableText } from './EditableText.tsx';
import { usePageNode } from './use-page-node.ts';

interface ButtonProps {
  readonly text: string;
  /** The target: a web address, a path of this site, `mailto:` or `#…`. Anything else is not a link. */
  readonly href: string;
  readonly look: 'filled' | 'outline' | 'quiet';
  readonly background: string;
  readonly color: string;
  readonly radius: number;
}

const DEFAULTS: ButtonProps = {
  text: 'Button',
  href: '',
  look: 'filled',
  background: 'accent',
  color: 'surface',
  radius: 10,
};

/** A link that looks like a button. It can be followed only while the page is viewed. */
export const Button: UserComponent<Partial<ButtonProps>> = (given) => {
  const props = { ...DEFAULTS, ...given };
  const { ref, isEditing } = usePageNode();
  const href = isEditing ? undefined : targetOf(props.href);
  const style = {
    '--button-background': colorToCss(props.background, 'transparent'),
    color: colorToCss(props.color, 'inherit'),
    borderRadius: props.radius,
  };
  // In a frame the link replaces the page around it, not the editor.
  const [Face, link] =
    href === undefined ? (['span', {}] as const) : (['a', { href, target: '_top' }] as const);
  return (
    <div ref={ref} className="page-button" style={style} data-look={props.look}>
      <Face className="page-button-face" {...link}>
        <EditableText text={props.text} />
      </Face>
    </div>
  );
};

Button.craft = {
  displayName: 'Button',
  props: DEFAULTS,
  related: {
    settings: settingsPanel({
      text: { kind: 'text', label: 'Text', parse: plainText },
      href: { kind: 'text', label: 'Link', problemOf: problemOfHref },
      look: {
        kind: 'choice',
        label: 'Style',
        options: { filled: 'Filled', outline: 'Outline', quiet: 'Quiet' },
      },
      background: { kind: 'color', label: 'Button colour' },
      color: { kind: 'color', label: 'Text colour' },
      radius: { kind: 'slider', label: 'Corner radius', max: 32, unit: 'px' },
    } satisfies SettingsOf<ButtonProps>),
  },
  info: { icon: 'button', hasText: true },
};

/** Returns the target of a link, if it may be one. A path is one of this site, wherever the site is published. */
function targetOf(href: string): string | undefined {
  return safeHref(/^\/(?!\/)/.test(href) ? siteUrl(href) : href);
}

function problemOfHref(href: string): string | undefined {
  const isLink = href === '' || safeHref(href) !== undefined;
  return isLink ? undefined : 'Enter a full web address, a path such as /docs, or mailto:.';
}
