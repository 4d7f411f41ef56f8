import { useEditor } from '@craftjs/core';
import { useEffect } from 'react';
import { infoOf } from '../../components/component-info.ts';
import { useTextEditing } from '../../components/text/text-editing.tsx';
import { findNode, selectedId } from '../commands/editor-access.ts';

/** Starts editing the text that is double-clicked. The first of the two clicks has selected it. */
export function useDoubleClickToEdit(stage: HTMLElement | null): void {
  const { store } = useEditor();
  const { start } = useTextEditing();
  useEffect(() => {
    if (stage === null) return;
    const onDoubleClick = ({ target }: MouseEvent) => {
      const node = findNode(store.query, selectedId(store.query));
      if (node === undefined || !infoOf(node).hasText) return;
      if (target instanceof Element && node.dom?.contains(target)) start(node.id);
    };
    stage.addEventListener('dblclick', onDoubleClick);
    return () => stage.removeEventListener('dblclick', onDoubleClick);
  }, [stage, store, start]);
}
