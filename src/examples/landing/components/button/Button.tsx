import type { UserComponent } from '@craftjs/core';
import { safeHref } from '../../../../shared/safe-url.ts';
import { colorToCss } from '../../values/color.ts';
import { cssSides } from '../../values/sides.ts';
import type { StyleWithVariables } from '../../values/style.ts';
import { EditableText } from '../text/EditableText.tsx';
import { useConnectedRef } from '../use-connected-ref.ts';
import { useIsEditingPage } from '../use-is-editing-page.ts';
import { ButtonSettings } from './ButtonSettings.tsx';
import { BUTTON_DEFAULTS, type ButtonProps } from './button-props.ts';

/** A link that looks like a button. It can be followed only while the page is viewed. */
export const Button: UserComponent<Partial<ButtonProps>> = (given) => {
  const props = { ...BUTTON_DEFAULTS, ...given };
  const ref = useConnectedRef();
  const isEditing = useIsEditingPage();
  const href = isEditing ? undefined : safeHref(props.href);
  const style: StyleWithVariables = {
    '--button-background': colorToCss(props.background, 'transparent'),
    '--button-color': colorToCss(props.color, 'inherit'),
    '--button-radius': `${props.radius}px`,
    '--button-margin': cssSides(props.margin),
  };
  const content = <EditableText text={props.text} />;
  return (
    <div ref={ref} className="page-button" style={style} data-look={props.look}>
      {href === undefined ? (
        <span className="page-button-face">{content}</span>
      ) : (
        // In a frame the link replaces the page around it, not the editor.
        <a className="page-button-face" href={href} target="_top">
          {content}
        </a>
      )}
    </div>
  );
};

Button.craft = {
  displayName: 'Button',
  props: BUTTON_DEFAULTS,
  related: { settings: ButtonSettings },
  info: { icon: 'button', hasText: true },
};
