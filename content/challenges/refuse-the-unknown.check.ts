import { isKnown } from './App.tsx';

const pageOf = (...names: string[]) =>
  JSON.stringify(
    Object.fromEntries(
      names.map((resolvedName, index) => [
        index === 0 ? 'ROOT' : `node-${index}`,
        { type: { resolvedName }, nodes: [], linkedNodes: {} },
      ]),
    ),
  );

export default function check() {
  const refused = [pageOf('Movie'), pageOf('constructor')];
  if (refused.some(isKnown)) {
    return { isDone: false, found: 'A page with an unknown component is let in.' };
  }
  if (isKnown(pageOf('Text', 'Movie'))) {
    return { isDone: false, found: 'Only the root is looked at.' };
  }
  const isDone = isKnown(pageOf('Text', 'Text'));
  return {
    isDone,
    found: isDone
      ? 'Only pages with known components are let in.'
      : 'A page with known components is refused, too.',
  };
}
