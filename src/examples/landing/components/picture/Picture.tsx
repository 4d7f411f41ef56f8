import type { UserComponent } from '@craftjs/core';
import type { StyleWithVariables } from '../../values/style.ts';
import { useConnectedRef } from '../use-connected-ref.ts';
import { drawingOf } from './drawings.tsx';
import { PictureSettings } from './PictureSettings.tsx';
import { PICTURE_DEFAULTS, type PictureProps } from './picture-props.ts';

/** A picture: one of a few drawings, so that a page needs no external files. */
export const Picture: UserComponent<Partial<PictureProps>> = (given) => {
  const props = { ...PICTURE_DEFAULTS, ...given };
  const ref = useConnectedRef();
  const style: StyleWithVariables = { '--picture-radius': `${props.radius}px` };
  return (
    <div ref={ref} className="page-picture" style={style} data-shape={props.shape}>
      <svg
        viewBox="0 0 320 200"
        preserveAspectRatio="xMidYMid slice"
        role={props.alt === '' ? undefined : 'img'}
        aria-hidden={props.alt === '' ? true : undefined}
        aria-label={props.alt === '' ? undefined : props.alt}
      >
        {drawingOf(props.drawing)?.art}
      </svg>
    </div>
  );
};

Picture.craft = {
  displayName: 'Picture',
  props: PICTURE_DEFAULTS,
  related: { settings: PictureSettings },
  info: { icon: 'picture' },
};
