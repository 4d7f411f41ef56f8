import type { NodeId } from '@craftjs/core';
import { ResizeHandle } from './ResizeHandle.tsx';
import { useResize } from './use-resize.ts';

interface Props {
  readonly id: NodeId;
  readonly dom: HTMLElement;
  readonly name: string;
  readonly isRoot: boolean;
}

/** The handles at the edges of a box that can be resized. */
export function ResizeHandles({ id, dom, name, isRoot }: Props) {
  const resize = useResize(id, dom);
  // In the page's own pixels, whatever its scale.
  const { offsetWidth: width, offsetHeight: height } = dom;
  return (
    <>
      <ResizeHandle
        edge="right"
        axes={['width']}
        label={`Width of ${name}: ${width} pixels`}
        resize={resize}
      />
      <ResizeHandle
        edge="bottom"
        axes={['height']}
        label={`Height of ${name}: ${height} pixels`}
        resize={resize}
      />
      {!isRoot && (
        <ResizeHandle
          edge="corner"
          axes={['width', 'height']}
          label={`Size of ${name}: ${width} by ${height} pixels`}
          resize={resize}
        />
      )}
    </>
  );
}
