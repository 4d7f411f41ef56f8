import { type RefObject, useEffect } from 'react';
import { CONFIRMATION_MS, copyText } from '../../ui/copy.ts';
import { renameButton } from '../../ui/rename-button.ts';
import { codeText, shownForm } from './code-text.ts';

/**
 * Makes the "Copy code" and "Copy file" buttons of an article work. The buttons are part of its HTML, so one listener serves them all.
 */
export function useCopyButtons(article: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = article.current;
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLButtonElement>('button[data-copy-code]');
      if (button !== null) void copyCode(button);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [article]);
}

async function copyCode(button: HTMLButtonElement): Promise<void> {
  // In a block that shows changes, the last `code` element contains the whole file.
  const code = [...(button.closest('figure')?.querySelectorAll('code') ?? [])].at(-1);
  if (code === undefined) return;
  const isCopied = await copyText(codeText(code, [shownForm('language'), shownForm('manager')]));
  showOutcome(button, isCopied ? 'Copied' : 'Not copied');
}

/** The timers that restore the names of buttons. */
const resets = new WeakMap<HTMLButtonElement, number>();

/** Shows the outcome on the button for a while; each press restarts the timer. */
function showOutcome(button: HTMLButtonElement, outcome: string): void {
  window.clearTimeout(resets.get(button));
  const name = button.closest('figure')?.querySelector('details') ? 'Copy file' : 'Copy code';
  renameButton(button, outcome);
  button.dataset['outcome'] = outcome;
  const reset = () => {
    renameButton(button, name);
    delete button.dataset['outcome'];
  };
  resets.set(button, window.setTimeout(reset, CONFIRMATION_MS));
}
