import { describe, expect, test } from 'vitest';
import { classifyUrl, safeHref } from './safe-url.ts';

test.each([
  ['/', 'site'],
  ['/docs/overview?a=b#c', 'site'],
  ['/docs/a:b', 'site'],
  ['#setup', 'anchor'],
  ['#%E0%A4%A', 'anchor'],
  ['https://example.com', 'external'],
  ['HTTP://example.com/a b', 'external'],
  ['mailto:someone@example.com', 'mail'],
  ['tel:+44-20-7946-0000', 'phone'],
  ['TEL:112;ext=5', 'phone'],
  ['', 'relative'],
  ['#', 'relative'],
  ['?q=1', 'relative'],
  ['./nodes.md', 'relative'],
  ['../x', 'relative'],
  ['nodes/a:b', 'relative'],
])('%j is of the kind "%s"', (value, kind) => {
  expect(classifyUrl(value).kind).toBe(kind);
});

describe('unsafe', () => {
  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript:alert(1)\u0000',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://example.com/x',
    'file:///etc/passwd',
    'about:blank',
    'custom+scheme.x-1:y',
    '//evil.example',
    ' //evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/docs\\..\\x',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://',
    'https://[broken',
    'https://github.com@evil.example',
    'https://user:password@example.com',
    'mailto:',
    'mailto://@',
    'tel:',
    'tel:javascript',
    'tel://evil.example',
  ])('%j', (value) => {
    expect(classifyUrl(value)).toEqual({ kind: 'unsafe' });
    expect(safeHref(value)).toBeUndefined();
  });
});

test('an href is returned without surrounding spaces and with its scheme in lower case', () => {
  expect(safeHref(' /docs ')).toBe('/docs');
  expect(safeHref('HTTPS://Example.com/A')).toBe('https://Example.com/A');
  expect(safeHref('./relative')).toBeUndefined();
});

test('a browser resolves a safe URL to this site, or to the address in it', () => {
  const page = 'https://docs.example/docs/page';
  for (const value of ['/a', '/a//b', '/../..', '/@evil.example', '/.//evil.example', '#x']) {
    const href = safeHref(value);
    expect(href).toBeDefined();
    expect(new URL(href ?? '', page).origin).toBe('https://docs.example');
  }
});
