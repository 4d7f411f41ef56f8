/** The props of a picture. */
export interface PictureProps {
  /** One of the drawings (drawings.tsx); an unknown name shows the first one. */
  readonly drawing: string;
  /** The text alternative; empty if the picture is decoration. */
  readonly alt: string;
  readonly shape: 'wide' | 'photo' | 'square';
  readonly radius: number;
}

/** The defaults of a picture. */
export const PICTURE_DEFAULTS: PictureProps = { drawing: 'hills', alt: '', shape: 'photo', radius: 12 };
