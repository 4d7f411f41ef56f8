import { site } from 'derived/site.ts';
import { useEffect, useMemo, useState } from 'react';
import { pagePath } from '../../../shared/page-path.ts';
import { isDarkMode, toggleColorMode } from '../../platform/document/color-mode.ts';
import { loadOnce } from '../../platform/network/load-once.ts';
import { type ActionOption, actionOptions, type OptionList } from './search-option.ts';

/** The character that begins the name of an action in the search's field. */
const ACTION_MARK = '>';

/** Returns the name that is typed for an action, in lower case; undefined if the text is a query. */
export function typedAction(text: string): string | undefined {
  return text.startsWith(ACTION_MARK) ? text.slice(ACTION_MARK.length).trim().toLowerCase() : undefined;
}

/** Returns the actions with the words of a typed name; undefined if the text is a query. */
export function useActions(typed: string | undefined): OptionList | undefined {
  const isTyped = typed !== undefined;
  const [steps, setSteps] = useState<readonly ActionOption[]>([]);
  useEffect(() => {
    // Without them, the other actions remain.
    if (isTyped) loadSteps().then(setSteps, () => {});
  }, [isTyped]);
  return useMemo(() => {
    if (typed === undefined) return undefined;
    const words = typed.split(/\s+/);
    const hasWords = ({ title }: ActionOption) => words.every((word) => title.toLowerCase().includes(word));
    return actionOptions([...pageActions(), ...steps].filter(hasWords));
  }, [typed, steps]);
}

/** Returns what can be done on the current page. The actions have the names of the controls that do the same. */
function pageActions(): readonly ActionOption[] {
  const copy = document.querySelector<HTMLElement>('.doc-actions button');
  return [
    actionOf(isDarkMode() ? 'Switch to light mode' : 'Switch to dark mode', { run: toggleColorMode }),
    ...(copy === null ? [] : [actionOf('Copy page', { run: () => copy.click() })]),
    ...site.searchLinks.map(({ label, href }) => actionOf(`Open ${label}`, { href })),
  ];
}

/** Loads the steps of the tutorial: the sections whose apps the playground opens. */
const loadSteps = loadOnce(async (): Promise<readonly ActionOption[]> => {
  const { startingPoints } = await import('derived/starting-points.ts');
  return startingPoints
    .filter(({ group, label }) => group === 'Tutorial' && label.startsWith('Step '))
    .map(({ id, label }) => {
      const end = id.lastIndexOf('/');
      return actionOf(label, { href: `${pagePath(id.slice(0, end))}#${id.slice(end + 1)}` });
    });
});

function actionOf(
  title: string,
  target: { readonly href: string } | { readonly run: () => void },
): ActionOption {
  return { kind: 'action', value: `action: ${title}`, title, ...target };
}
