import { type Sides, sides } from '../../values/sides.ts';

/** What a button can be told. */
export interface ButtonProps {
  readonly text: string;
  /** Where it leads: a web address, a path of this site, `mailto:` or `#…`. Anything else leads nowhere. */
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
