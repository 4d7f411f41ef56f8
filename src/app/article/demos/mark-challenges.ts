import { CHALLENGE } from '../../../shared/page-ids.ts';
import { storedProgress } from '../../code-editor/progress.ts';

/** Shows in a list of links to challenges what the reader has made of each, and in `<small>` how many are done. */
export function markChallenges(article: HTMLElement, signal: AbortSignal): void {
  const links = [...article.querySelectorAll<HTMLAnchorElement>(`li > a[href*="#${CHALLENGE}"]`)];
  const count = article.querySelector('small');
  if (count === null || links.length === 0 || signal.aborted) return;
  const marks = links.map((link) => {
    const mark = Object.assign(document.createElement('span'), { className: 'progress' });
    link.after(' ', mark);
    signal.addEventListener('abort', () => mark.remove());
    return mark;
  });
  const update = () => {
    const all = links.map(({ hash }) => storedProgress(hash.replace(`#${CHALLENGE}`, '')));
    for (const [index, mark] of marks.entries()) {
      Object.assign(mark, { textContent: all[index], hidden: all[index] === undefined });
    }
    count.textContent = `${all.filter((one) => one === 'Done').length} of ${all.length} done`;
  };
  update();
  // Another tab, or a page before Back, may have changed it.
  document.addEventListener('visibilitychange', update, { signal });
  window.addEventListener('pageshow', update, { signal });
}
