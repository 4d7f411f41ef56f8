import { type DevProblems, MAX_LISTED, unlistedSentence } from '../../shared/dev-events.ts';
import { escapeHtml } from '../emit/html-document.ts';

/**
 * Renders the page at every address of a dev server without a site, because the content has had mistakes from the
 * start, or at the address of one `page` that has no site yet because of its own mistakes. It is complete without a
 * script. The script of the problem list recognises it by `data-problem-page` and reloads it when the list changes.
 */
export function renderProblemPage({ problems }: DevProblems, page?: string): string {
  const shown = page === undefined ? problems : problems.filter(({ pages }) => pages.includes(page));
  const unlisted = shown.length - MAX_LISTED;
  const items = shown.slice(0, MAX_LISTED).map(({ severity, place, message, hint }) => {
    const head = `<p><strong>${severity === 'error' ? 'Error' : 'Warning'}</strong> <code>${escapeHtml(place)}</code></p>`;
    const rest = hint === undefined ? '' : `<p class="hint">${escapeHtml(hint)}</p>`;
    return `<li>${head}<p class="message">${escapeHtml(message)}</p>${rest}</li>`;
  });
  return [
    '<!doctype html>',
    `<html lang="en" data-problem-page="${escapeHtml(JSON.stringify(problems))}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Problems in the content</title>',
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>The ${page === undefined ? 'site' : 'page'} cannot be shown yet</h1>`,
    `<p>${page === undefined ? 'Its content' : 'Its file'} has mistakes. Correct them and save: it is then shown here.</p>`,
    `<ol>${items.join('')}</ol>`,
    ...(unlisted > 0 ? [`<p>${unlistedSentence(unlisted)}</p>`] : []),
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');
}

const STYLE = [
  'body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }',
  'main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem }',
  'h1 { line-height: 1.2 }',
  'li { margin-block: 1.5rem }',
  'p { margin-block: .25rem }',
  '.message { white-space: pre-wrap }',
].join('\n');
