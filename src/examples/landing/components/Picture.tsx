import type { UserComponent } from '@craftjs/core';
import { type SettingsOf, settingsPanel } from '../settings/settings-panel.tsx';
import { DRAWINGS, drawingOf } from './drawings.tsx';
import { usePageNode } from './use-page-node.ts';

interface PictureProps {
  /** One of the drawings (drawings.tsx); an unknown name shows the first one. */
  readonly drawing: string;
  /** The text alternative; empty if the picture is decoration. */
  readonly alt: string;
  readonly shape: 'wide' | 'photo' | 'square';
  readonly radius: number;
}

const DEFAULTS: PictureProps = { drawing: 'hills', alt: '', shape: 'photo', radius: 12 };

/** A picture: one of a few drawings, so that a page needs no external files. */
export const Picture: UserComponent<Partial<PictureProps>> = (given) => {
  const { drawing, alt, shape, radius } = { ...DEFAULTS, ...given };
  const { ref } = usePageNode();
  const meaning = alt === '' ? undefined : alt;
  return (
    <div ref={ref} className="page-picture" style={{ '--picture-radius': `${radius}px` }} data-shape={shape}>
      <svg
        viewBox="0 0 320 200"
        preserveAspectRatio="xMidYMid slice"
        role={meaning && 'img'}
        aria-hidden={!meaning}
        aria-label={meaning}
      >
        {drawingOf(drawing)?.art}
      </svg>
    </div>
  );
};

const DRAWING_LABELS = Object.fromEntries(Object.entries(DRAWINGS).map(([name, { label }]) => [name, label]));

Picture.craft = {
  displayName: 'Picture',
  props: DEFAULTS,
  related: {
    settings: settingsPanel({
      Content: {
        drawing: { kind: 'select', label: 'Drawing', options: DRAWING_LABELS },
        alt: { kind: 'text', label: 'What it shows', placeholder: 'Empty if it is decoration' },
      },
      Look: {
        shape: {
          kind: 'choice',
          label: 'Shape',
          options: { wide: 'Wide', photo: 'Photo', square: 'Square' },
        },
        radius: { kind: 'slider', label: 'Corner radius', max: 48, unit: 'px' },
      },
    } satisfies SettingsOf<PictureProps>),
  },
  info: { icon: 'picture' },
};
