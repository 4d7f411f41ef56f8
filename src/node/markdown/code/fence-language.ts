import type { Element } from 'hast';

/** The word after a fence, of its `code` element. Undefined for indented code and a fence without one. */
export function fenceLanguage(code: Element): string | undefined {
  const classes = code.properties['className'];
  const name = Array.isArray(classes)
    ? classes.find((entry) => String(entry).startsWith('language-'))
    : undefined;
  return name === undefined ? undefined : String(name).slice('language-'.length);
}
