import { useEditor } from '@craftjs/core';
import { nameOf } from '../../components/component-info.ts';
import { useNodeRect } from './use-node-rect.ts';

/** Outlines what the pointer is over and names it. */
export function HoverFrame({ stage }: { readonly stage: HTMLElement }) {
  const { dom, name } = useEditor((state) => {
    const [id] = state.events.hovered;
    const node = id === undefined ? undefined : state.nodes[id];
    const isShown = node && !node.events.selected && state.events.dragged.size === 0;
    return isShown ? { dom: node.dom, name: nameOf(node) } : { dom: undefined, name: '' };
  });
  const rect = useNodeRect(dom, stage);
  if (rect === undefined) return null;
  return (
    <div className="frame frame-hover" style={rect} aria-hidden="true">
      <span className="frame-name">{name}</span>
    </div>
  );
}
