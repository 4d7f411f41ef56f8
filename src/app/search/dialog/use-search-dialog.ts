import { type RefObject, useRef, useState } from 'react';
import { mayPrefetch } from '../../platform/connection.ts';
import { takeTextBeforeReload } from '../../platform/recovery/stale-build-reload.ts';
import { useLazyModule } from '../../platform/recovery/use-lazy-module.ts';
import { earlyFieldSettles, earlyText, openEarlyField } from '../placeholder-input.ts';
import { prepareSearch } from '../site-search.ts';

/** Loads the dialog. It must not take the place of the early field while an input method is composing in it. */
async function loadDialog() {
  const module = await import('./SearchDialog.tsx');
  await earlyFieldSettles();
  return module;
}

/**
 * The search dialog, whose code and index arrive at the first sign of interest. An early field stands in for it until
 * then, and stays where the code cannot be had.
 */
export function useSearchDialog(searchPage: string, button: RefObject<HTMLButtonElement | null>) {
  const { module, request, press } = useLazyModule(loadDialog, earlyText);
  const [isOpen, setOpen] = useState(false);
  const origin = useRef<Element | null>(null);

  const prepare = () => {
    prepareSearch();
    request();
  };
  const open = () => {
    prepareSearch();
    press(button.current);
    if (isOpen && module !== undefined) return;
    origin.current =
      module === undefined
        ? openEarlyField(searchPage, () => setOpen(false), takeTextBeforeReload())
        : document.activeElement;
    setOpen(true);
  };
  const close = () => setOpen(false);
  return {
    /** The dialog's component while it is to be shown and can be. */
    Dialog: isOpen ? module?.SearchDialog : undefined,
    isOpen,
    open,
    close,
    /** Gets ready what opening will need, where the reader does not save data. */
    anticipate: () => {
      if (mayPrefetch()) prepare();
    },
    /** Puts the focus where it was before the dialog opened; false where that is no longer on the page. */
    returnFocus: () => {
      if (!(origin.current instanceof HTMLElement) || origin.current === document.body) return false;
      origin.current.focus();
      return document.activeElement === origin.current;
    },
  };
}
