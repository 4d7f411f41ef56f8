import { useEditor } from '@craftjs/core';
import { infoOf, nameOf } from '../../components/component-info.ts';
import { useTextEditing } from '../../components/text-editing.tsx';
import { FrameActions } from './FrameActions.tsx';
import { ResizeHandles } from './ResizeHandles.tsx';
import { useNodeRect } from './use-node-rect.ts';

/**
 * The frame around the selected Node with its actions and resize handles. It is one element beside the page, not one
 * per Node through `onRender`, so that it keeps the focus when the Node moves to another parent and React renders it
 * anew.
 */
export function SelectionFrame({ stage }: { readonly stage: HTMLElement }) {
  const { id, dom, name, isResizable, parent, isDragging } = useEditor((state) => {
    const [selected] = state.events.selected;
    const node = selected === undefined ? undefined : state.nodes[selected];
    return {
      id: node?.id,
      dom: node?.dom,
      name: node ? nameOf(node) : '',
      isResizable: node ? infoOf(node).resizable === true : false,
      parent: node?.data.parent ?? undefined,
      // Not from the drag's start: some versions of Chromium end a drag whose handle is hidden by then.
      isDragging: state.indicator !== null,
    };
  });
  const rect = useNodeRect(dom, stage);
  const { editing } = useTextEditing();
  if (id === undefined || !dom || rect === undefined) return null;
  return (
    <div className="frame frame-selection" style={{ ...rect }} data-dragging={isDragging || undefined}>
      {editing !== id && <FrameActions id={id} name={name} parent={parent} left={rect.left} stage={stage} />}
      {isResizable && <ResizeHandles key={id} id={id} dom={dom} name={name} isRoot={parent === undefined} />}
    </div>
  );
}
