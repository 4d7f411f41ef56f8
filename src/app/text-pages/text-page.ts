import { type TextPageName, textPages } from 'derived/text-pages.ts';

const known: ReadonlySet<string> = new Set(textPages);

/** The name if a page of text has it, else `undefined`. */
export function textPage(name: string): TextPageName | undefined {
  return isKnown(name) ? name : undefined;
}

function isKnown(name: string): name is TextPageName {
  return known.has(name);
}
