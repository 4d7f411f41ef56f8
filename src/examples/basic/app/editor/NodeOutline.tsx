import { useNode } from '@craftjs/core';
import { type ReactElement, useEffect } from 'react';

/** Wraps every Node. Marks its DOM element, so that the style sheet can draw an outline. */
export function NodeOutline({ render }: { render: ReactElement }) {
  const { dom, hovered, selected } = useNode((node) => ({
    dom: node.dom,
    hovered: node.events.hovered,
    selected: node.events.selected,
  }));

  useEffect(() => {
    dom?.toggleAttribute('data-hovered', hovered);
    dom?.toggleAttribute('data-selected', selected);
  }, [dom, hovered, selected]);

  return render;
}
