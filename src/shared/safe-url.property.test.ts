import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classifyUrl, safeHref } from './safe-url.ts';

/** Parts of malicious URLs, and any other text between them. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      'javascript:',
      'JaVaScRiPt:',
      'data:',
      'vbscript:',
      'blob:',
      'file:',
      'mailto:',
      'tel:',
      'https:',
      'http:',
    ],
    ...[
      '/',
      '//',
      '///',
      '\\',
      '\\\\',
      '#',
      '?',
      ':',
      '@',
      '.',
      '..',
      '%2f',
      '%5c',
      '%00',
      '&colon;',
      '[',
      ']',
    ],
    ...['\t', '\n', '\r', '\0', '\u0001', '\u007f', '\u0085', ' ', '\u00a0', '\u2028', '\u202e', '\ufeff'],
    ...['evil.example', 'docs.example', 'alert(1)', 'user:password', 'ⓙavascript:', '\ud800', '。', '／'],
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const hostileUrl = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

const PAGES = ['https://docs.example/docs/page', 'http://localhost:4173/a/b/'] as const;

test('for any input, an href stays on the site, or leads to the web or mail address or the number that it shows', () => {
  fc.assert(
    fc.property(hostileUrl, (value) => {
      const url = classifyUrl(value);
      if (!('href' in url)) return;
      const targets = PAGES.map((page) => new URL(url.href, page));
      for (const [index, target] of targets.entries()) {
        if (url.kind === 'mail') expect(target.protocol).toBe('mailto:');
        else if (url.kind === 'phone') expect(target.protocol).toBe('tel:');
        else if (url.kind === 'external') {
          expect(['http:', 'https:']).toContain(target.protocol);
          // The same from every page, and without text before an @ that looks like a host.
          expect(target.href).toBe(targets[0]?.href);
          expect(target.username + target.password).toBe('');
        } else expect(target.origin).toBe(new URL(PAGES[index] ?? '').origin);
      }
    }),
    { numRuns: 1500 },
  );
});

test('an accepted URL is accepted again unchanged', () => {
  fc.assert(
    fc.property(hostileUrl, (value) => {
      const href = safeHref(value);
      if (href !== undefined) expect(safeHref(href)).toBe(href);
    }),
    { numRuns: 500 },
  );
});
