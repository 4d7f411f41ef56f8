/** The styles of the list of problems, in its shadow tree. The colours are the site's; a page without them has the system's. */
export const PANEL_STYLE = `
:host {
  all: initial;
}
section {
  position: fixed;
  inset: auto 0.5rem 0.5rem auto;
  z-index: 2147483000;
  box-sizing: border-box;
  width: max-content;
  max-width: min(46rem, calc(100vw - 1rem));
  border: 1px solid var(--line-strong, CanvasText);
  border-radius: 0.5rem;
  background: var(--surface, Canvas);
  color: var(--text, CanvasText);
  font: 0.875rem/1.5 system-ui, sans-serif;
  box-shadow: 0 2px 16px #0004;
}
section[hidden], ol[hidden] {
  display: none;
}
button {
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
button:focus-visible {
  outline: 2px solid var(--accent, Highlight);
  outline-offset: -2px;
}
section > button {
  display: block;
  box-sizing: border-box;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.25rem 1rem;
  border-radius: 0.5rem;
  font-weight: 600;
  text-align: start;
}
section > button::before {
  content: "▸ ";
  content: "▸ " / "";
}
section > button[aria-expanded="true"]::before {
  content: "▾ ";
  content: "▾ " / "";
}
ol {
  max-height: min(60vh, 30rem);
  margin: 0;
  padding: 0;
  overflow: auto;
  overflow-wrap: anywhere;
  list-style: none;
}
li {
  padding: 0.5rem 1rem 0.75rem;
  border-top: 1px solid var(--line, CanvasText);
}
p {
  margin: 0;
  white-space: pre-wrap;
}
.hint {
  color: var(--text-2, CanvasText);
}
.error strong {
  color: var(--danger, CanvasText);
}
.warning strong {
  color: var(--warn, CanvasText);
}
.place {
  padding: 0.125rem 0;
  font-family: ui-monospace, monospace;
  text-align: start;
  text-decoration: underline;
}
[role="status"] {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}
@media print {
  section {
    display: none;
  }
}
`;
