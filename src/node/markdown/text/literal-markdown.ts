/** Returns markdown that shows a text as it is. */
export function literalMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~#&:{}$!]/g, '\\$&');
}
