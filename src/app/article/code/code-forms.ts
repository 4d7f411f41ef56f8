import { FORM_CHOICES, type FormKind } from '../../../shared/code-forms.ts';
import { storageSlot } from '../../platform/storage.ts';
import { markTab, onTab, tabsOf } from '../../ui/tabs.ts';
import { shownForm } from './code-text.ts';

const KINDS: readonly FormKind[] = ['language', 'manager'];

/**
 * Adds tabs to samples that have several forms. A tab chooses the form of all samples, now and on later visits. All
 * forms are in the document, and an attribute of `<html>` determines which are shown, so nothing moves when a page
 * loads.
 */
export function addCodeForms(article: HTMLElement, signal: AbortSignal): void {
  for (const kind of KINDS) addTabs(article, kind, signal);
}

function addTabs(article: HTMLElement, kind: FormKind, signal: AbortSignal): void {
  const { attribute, forms, key, label } = FORM_CHOICES[kind];
  const names = Object.entries(forms);
  const slot = storageSlot(key, (value): value is string => Object.hasOwn(forms, value));
  const lists = [...article.querySelectorAll(`.code[data-forms="${kind}"]`)].map((figure, index) => {
    const panels = [...figure.querySelectorAll('pre')];
    for (const [at, panel] of panels.entries()) {
      panel.id = `_${kind}-${index}-${at}`;
      panel.role = 'tabpanel';
    }
    const list = document.createElement('div');
    list.className = 'code-forms';
    list.role = 'tablist';
    list.ariaLabel = label;
    for (const [form, name] of names) {
      const tab = document.createElement('button');
      tab.type = 'button';
      tab.role = 'tab';
      tab.setAttribute('aria-controls', panels.map(({ id }) => id).join(' '));
      tab.dataset['form'] = form;
      tab.textContent = name;
      list.append(tab);
    }
    figure.querySelector('.code-tools')?.prepend(list);
    return list;
  });
  const show = (form: string) => {
    if (form === names[0]?.[0]) delete document.documentElement.dataset[attribute];
    else document.documentElement.dataset[attribute] = form;
    for (const tab of lists.flatMap(tabsOf)) markTab(tab, tab.dataset['form'] === form);
  };
  /** Chooses a form. The tab keeps its position in the window, even if samples above it become longer or shorter. */
  const choose = (tab: HTMLElement) => {
    const { top } = tab.getBoundingClientRect();
    const form = tab.dataset['form'] ?? '';
    show(form);
    slot.write(form);
    tab.focus({ preventScroll: true });
    window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  for (const list of lists) onTab(list, choose, signal);
  show(shownForm(kind));
  const unsubscribe = slot.subscribe(() => show(slot.read() ?? names[0]?.[0] ?? ''));
  signal.addEventListener('abort', () => {
    unsubscribe();
    for (const list of lists) list.remove();
  });
}
