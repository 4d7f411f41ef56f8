import { DefaultEventHandlers, type EditorStore } from '@craftjs/core';

/** Ctrl selects several too, and the hover ends with the pointer. */
export const createHandlers = (store: EditorStore) =>
  new DefaultEventHandlers({
    store,
    isMultiSelectEnabled: (event) => event.metaKey || event.ctrlKey,
    removeHoverOnMouseleave: true,
  });
