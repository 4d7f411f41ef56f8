import { type Sides, sides } from '../../values/sides.ts';

/** The props of a button. */
export interface ButtonProps {
  readonly text: string;
  /** The target: a web address, a path of this site, `mailto:` or `#…`. Anything else is not a link. */
  readonly href: string;
  readonly look: 'filled' | 'outline' | 'quiet';
  readonly background: string;
  readonly color: string;
  readonly radius: number;
  readonly margin: Sides;
}

/** The defaults of a button. */
export const BUTTON_DEFAULTS: ButtonProps = {
  text: 'Button',
  href: '',
  look: 'filled',
  background: 'accent',
  color: 'surface',
  radius: 10,
  margin: sides(0),
};
