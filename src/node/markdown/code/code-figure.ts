import type { Element, ElementContent, Properties } from 'hast';
import { element } from '../html/element.ts';
import type { FenceMeta } from './fence-meta.ts';
import { LANGUAGE_NAMES, type Language } from './languages.ts';

/**
 * The markup of a code block. The code scrolls sideways, so it must be reachable by keyboard (WCAG 2.1.1) and
 * have a name; `role="group"` lets it have one without making a landmark of every sample.
 */
export function codeFigure(
  lines: readonly Element[],
  classes: readonly string[],
  language: Language,
  meta: FenceMeta,
): Element {
  const properties: Properties = {
    ...(classes.length > 0 && { className: [...classes] }),
    ...(meta.showLineNumbers && { dataLineNumbers: '' }),
    tabIndex: 0,
    role: 'group',
    ariaLabel: meta.title ?? `Code sample, ${LANGUAGE_NAMES[language]}`,
    translate: 'no',
  };
  const text: ElementContent[] = lines.flatMap((line, index) =>
    index === 0 ? [line] : [{ type: 'text', value: '\n' }, line],
  );
  return element('figure', { className: ['code'], dataLanguage: language }, [
    ...(meta.title === undefined ? [] : [element('figcaption', { className: ['code-title'] }, [meta.title])]),
    element('pre', properties, [element('code', {}, text)]),
    element('button', { type: 'button', className: ['code-copy'], dataCopyCode: '' }, ['Copy code']),
  ]);
}
