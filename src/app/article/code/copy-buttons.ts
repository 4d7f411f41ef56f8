import { CONFIRMATION_MS, copyText } from '../../ui/copy.ts';
import { renameButton } from '../../ui/rename-button.ts';
import { codeText, commandsOf, shownForm } from './code-text.ts';

/** Adds a button to each sample of an article that copies it. The HTML contains the one that copies several files. */
export function addCopyButtons(article: HTMLElement, signal: AbortSignal): void {
  const buttons = [...article.querySelectorAll('.code-tools')].map((tools) => {
    // Where only changes are shown, and in the steps of a tutorial, the whole file is copied.
    const isFile = tools.closest('.step, .files') !== null || tools.matches(':has(~ details)');
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'code-copy' });
    button.textContent = isFile ? 'Copy file' : 'Copy code';
    button.dataset['copyCode'] = '';
    tools.append(button);
    return button;
  });
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>('button[data-copy-code]');
    if (button !== null) void copyCode(button);
  };
  article.addEventListener('click', onClick, { signal });
  signal.addEventListener('abort', () => {
    for (const button of buttons) button.remove();
  });
}

async function copyCode(button: HTMLButtonElement): Promise<void> {
  const files = button.closest('.files-bar')?.parentElement?.querySelectorAll('figure') ?? [];
  const figure = button.closest('figure');
  const text = figure === null ? [...files].map(fileWithPath).join('\n\n') : textOf(figure);
  showOutcome(button, (await copyText(text)) ? 'Copied' : 'Not copied');
}

/** Returns the code of a sample. In one that shows changes, the last `code` element contains the whole file. */
function textOf(figure: HTMLElement): string {
  const code = [...figure.querySelectorAll('code')].at(-1);
  const text = code === undefined ? '' : codeText(code, [shownForm('language'), shownForm('manager')]);
  // Writers call the second of these languages `console`.
  const isShell = ['bash', 'shellsession'].includes(figure.dataset['language'] ?? '');
  return isShell ? commandsOf(text) : text;
}

/** Returns the code of a file below a comment with its path. */
function fileWithPath(figure: HTMLElement): string {
  const title = figure.querySelector<HTMLElement>('.code-title');
  const path = title === null ? '' : codeText(title, [shownForm('language')]);
  return `/* ${path} */\n\n${textOf(figure)}`;
}

/** The names of buttons that show an outcome, and the timers that restore them. */
const shown = new WeakMap<HTMLButtonElement, { readonly name: string; readonly timer: number }>();

/** Shows the outcome on the button for a while; each press restarts the timer. */
function showOutcome(button: HTMLButtonElement, outcome: string): void {
  const before = shown.get(button);
  window.clearTimeout(before?.timer);
  const name = before?.name ?? button.textContent;
  renameButton(button, outcome);
  button.dataset['outcome'] = outcome;
  const reset = () => {
    shown.delete(button);
    renameButton(button, name);
    delete button.dataset['outcome'];
  };
  shown.set(button, { name, timer: window.setTimeout(reset, CONFIRMATION_MS) });
}
