import { type RefObject, useEffect } from 'react';
import { announce } from '../../platform/document/live-region.ts';
import { renameButton } from '../../ui/rename-button.ts';
import { codeText, WRITTEN_FORMS } from '../code/code-text.ts';

/**
 * Lets readers solve the challenges of an article: the button of each opens its code in an editor, and closes it.
 *
 * @param html the article's HTML, once all of it is there
 */
export function useChallenges(article: RefObject<HTMLElement | null>, html: string | undefined): void {
  useEffect(() => {
    if (html === undefined) return;
    const figures = article.current?.querySelectorAll<HTMLElement>('figure.challenge') ?? [];
    const ends = [...figures].map(offerEditor);
    return () => {
      for (const end of ends) end();
    };
  }, [article, html]);
}

/** Lets the button of a challenge open and close the editor. Returns the function that ends both. */
function offerEditor(figure: HTMLElement): () => void {
  const button = figure.querySelector<HTMLButtonElement>('[data-take-challenge]');
  const stage = figure.querySelector<HTMLElement>('.demo-stage');
  const code = figure.querySelector<HTMLElement>('details code');
  if (button === null || stage === null || code === null) return () => {};
  let close: (() => void) | undefined;
  const show = (isOpen: boolean) => {
    stage.hidden = !isOpen;
    figure.toggleAttribute('data-editing', isOpen);
    renameButton(button, isOpen ? 'Close editor' : 'Solve it here');
  };
  const onClick = async () => {
    if (close !== undefined) {
      close();
      close = undefined;
      return show(false);
    }
    try {
      const { takeChallenge } = await import('../../code-editor/TakeChallenge.tsx');
      if (close !== undefined || !figure.isConnected) return;
      show(true);
      const { challenge: name = '', check = '' } = figure.dataset;
      close = takeChallenge({ name, source: codeText(code, WRITTEN_FORMS), check, stage });
      figure.scrollIntoView({ behavior: 'instant' });
    } catch (error) {
      console.warn('The code editor could not be loaded.', error);
      announce('The code editor could not be loaded. You might want to check your network connection.');
    }
  };
  button.addEventListener('click', onClick);
  return () => {
    button.removeEventListener('click', onClick);
    close?.();
  };
}
