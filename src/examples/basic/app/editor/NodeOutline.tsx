import { useNode } from '@craftjs/core';
import { type ReactElement, useEffect } from 'react';

/** Wraps every Node. Marks its element for the outline in App.css. */
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
