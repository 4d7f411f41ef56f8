import { DefaultEventHandlers, type EditorStore } from '@craftjs/core';

/** Craft.js's own mouse behaviour, with Ctrl as a second multi-select key and a hover that ends. */
export const createHandlers = (store: EditorStore) =>
  new DefaultEventHandlers({
    store,
    isMultiSelectEnabled: (event) => event.metaKey || event.ctrlKey,
    removeHoverOnMouseleave: true,
  });
