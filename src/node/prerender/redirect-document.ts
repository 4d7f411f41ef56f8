import { escapeHtml } from './html.ts';

/** A file that leads to another address on hosts that know no redirects, with a link for those who stay. */
export function renderRedirect(target: string, canonical: string, icon: string): string {
  const url = escapeHtml(target);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<title>Redirecting…</title>',
    `<meta http-equiv="refresh" content="0; url=${url}">`,
    '<meta name="robots" content="noindex">',
    `<link rel="icon" href="${escapeHtml(icon)}" type="image/svg+xml">`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    '</head>',
    '<body>',
    `<p>This page is at <a href="${url}">${url}</a>.</p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
