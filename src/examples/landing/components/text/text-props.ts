import { type Sides, sides } from '../../values/sides.ts';

/** The props of a text. */
export interface TextProps {
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
  readonly margin: Sides;
}

/** The defaults of a text. */
export const TEXT_DEFAULTS: TextProps = {
  text: 'Double-click to change this text.',
  kind: 'paragraph',
  size: 17,
  weight: 400,
  align: 'start',
  leading: 1.6,
  color: 'none',
  margin: sides(0),
};
