import { colorToCss } from '../../values/color.ts';
import { lengthToCss } from '../../values/length.ts';
import { cssSides } from '../../values/sides.ts';
import type { StyleWithVariables } from '../../values/style.ts';
import type { BoxProps } from './box-props.ts';

/** Returns the values of a box for its style sheet, which determines how narrow pages use them. */
export function boxStyle(props: BoxProps): StyleWithVariables {
  return {
    '--box-direction': props.direction,
    '--box-align': props.align,
    '--box-justify': props.justify,
    '--box-gap': `${props.gap}px`,
    '--box-padding-block': `${props.padding[0]}px ${props.padding[2]}px`,
    '--box-padding-left': `${props.padding[3]}px`,
    '--box-padding-right': `${props.padding[1]}px`,
    '--box-margin': cssSides(props.margin),
    '--box-background': colorToCss(props.background, 'transparent'),
    '--box-color': colorToCss(props.color, 'inherit'),
    '--box-radius': `${props.radius}px`,
    '--box-shadow': shadowToCss(props.shadow),
    '--box-width': lengthToCss(props.width),
    '--box-height': lengthToCss(props.height),
  };
}

function shadowToCss(strength: number): string {
  if (strength <= 0) return 'none';
  return `0 ${Math.round(strength / 8)}px ${Math.round(strength / 1.6)}px rgb(0 0 0 / ${Math.round(8 + strength / 4)}%)`;
}
