import type { UserComponent } from '@craftjs/core';
import { type SettingsOf, settingsPanel } from '../settings/settings-panel.tsx';
import blocks from './pictures/blocks.svg';
import data from './pictures/data.svg';
import hills from './pictures/hills.svg';
import panel from './pictures/panel.svg';
import { usePageNode } from './use-page-node.ts';

/** The drawings, by the names that saved pages contain. A page needs no files of other sites. */
const DRAWINGS = new Map([
  ['hills', hills],
  ['blocks', blocks],
  ['panel', panel],
  ['data', data],
]);

interface PictureProps {
  /** The name of a drawing; an unknown one shows the first. */
  readonly drawing: string;
  /** The text alternative; empty if the picture is decoration. */
  readonly alt: string;
  readonly radius: number;
}

const DEFAULTS: PictureProps = { drawing: 'hills', alt: '', radius: 12 };

/** One of a few drawings. */
export const Picture: UserComponent<Partial<PictureProps>> = (given) => {
  const { drawing, alt, radius } = { ...DEFAULTS, ...given };
  const { ref } = usePageNode();
  const src = DRAWINGS.get(drawing) ?? hills;
  return <img ref={ref} className="page-picture" style={{ borderRadius: radius }} src={src} alt={alt} />;
};

Picture.craft = {
  displayName: 'Picture',
  props: DEFAULTS,
  related: {
    settings: settingsPanel({
      drawing: {
        kind: 'choice',
        label: 'Drawing',
        options: { hills: 'Hills', blocks: 'Blocks', panel: 'Panel', data: 'Data' },
      },
      alt: { kind: 'text', label: 'What it shows, if it matters' },
      radius: { kind: 'slider', label: 'Corner radius', max: 48, unit: 'px' },
    } satisfies SettingsOf<PictureProps>),
  },
  info: { icon: 'picture' },
};
