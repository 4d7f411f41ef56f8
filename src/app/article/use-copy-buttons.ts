import { type RefObject, useEffect } from 'react';
import { announce } from '../ui/live-region.ts';

/** How long, in milliseconds, a button says that it has copied. */
const CONFIRMATION = 2000;

/** Makes the "Copy code" buttons of an article work. They are part of its HTML, so one listener serves them all. */
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
  const code = button.closest('figure')?.querySelector('code');
  if (code == null) return;
  try {
    await navigator.clipboard.writeText(textToCopy(code));
    showOutcome(button, 'Copied');
    announce('Copied');
  } catch {
    showOutcome(button, 'Not copied');
    announce('The browser did not allow copying.');
  }
}

/** The timers that give buttons their name back. */
const resets = new WeakMap<HTMLButtonElement, number>();

/** Has the button say for a while how it went, counted from the last press. */
function showOutcome(button: HTMLButtonElement, outcome: string): void {
  window.clearTimeout(resets.get(button));
  button.textContent = outcome;
  const reset = () => {
    button.textContent = 'Copy code';
  };
  resets.set(button, window.setTimeout(reset, CONFIRMATION));
}

/** The code as a reader wants it: without the lines that a diff takes away. */
function textToCopy(code: HTMLElement): string {
  const lines = code.querySelectorAll('.line');
  if (lines.length === 0) return code.textContent ?? '';
  return [...lines]
    .filter((line) => !line.matches('.diff.remove'))
    .map((line) => line.textContent ?? '')
    .join('\n');
}
