/**
 * Keeps React working on a page whose text another program has replaced, above all the translation of a browser: it puts
 * each text into elements of its own, and React, which adds and removes nodes beside the texts that it knows, would
 * throw and take the page down (https://github.com/facebook/react/issues/11538). Nodes that are no longer where React
 * left them count as removed.
 */
export function tolerateTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function (child) {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function (node, before) {
    insertBefore.call(this, node, before?.parentNode === this ? before : null);
    return node;
  };
}
