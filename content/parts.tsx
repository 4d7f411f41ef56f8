import { useEditor, useNode } from '@craftjs/core';
import type { FocusEvent, ReactNode } from 'react';
import './parts.css';

/** Lets users drag an element, and select it by mouse or keyboard. */
export function useAttach(kind = '') {
  const {
    connectors: { connect, drag },
    id,
    selected,
  } = useNode((node) => ({ selected: node.events.selected }));
  const { actions, enabled, query } = useEditor((state) => ({
    enabled: state.options.enabled,
  }));
  return {
    ref: (el: HTMLElement | null) => {
      if (el) connect(drag(el));
    },
    className: `part ${kind} ${selected ? 'selected' : ''}`,
    tabIndex: enabled ? 0 : undefined,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // The focus of what is in a box is not the box's own.
      if (!enabled || target !== currentTarget) return;
      // A click with the Meta key adds to the selection, and focuses.
      if (!query.getEvent('selected').contains(id)) actions.selectNode(id);
    },
  };
}

export function Text({ text }: { text: string }) {
  return <div {...useAttach('text')}>{text}</div>;
}

Text.craft = { displayName: 'Text' };

type BoxProps = { label?: ReactNode; children?: ReactNode };

/** A column of parts: the page itself, or a part of it. */
export function Box({ label, children }: BoxProps) {
  return (
    <div {...useAttach('box')}>
      {label && <strong>{label}</strong>}
      {children}
    </div>
  );
}

Box.craft = { displayName: 'Box' };

export function Row({ children }: { children?: ReactNode }) {
  return <div {...useAttach('row')}>{children}</div>;
}

Row.craft = { displayName: 'Row' };
