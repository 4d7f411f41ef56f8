import { describe, expect, it } from 'vitest';
import { colorToCss } from './color.ts';
import { plainText } from './plain-text.ts';

describe('colours', () => {
  it.each(['', '#12', '#12345', 'url(https://evil.example/x.png)', 'toString', 'red; background: url(x)'])(
    'does not take %j for a colour',
    (text) => expect(colorToCss(text, 'transparent')).toBe('transparent'),
  );

  it('lets theme colours follow the theme, and keeps hex values', () => {
    expect(colorToCss('ink', 'inherit')).toBe('var(--page-ink)');
    expect(colorToCss('none', 'inherit')).toBe('inherit');
    expect(colorToCss('#62c462', 'inherit')).toBe('#62c462');
  });
});

describe('text', () => {
  it('keeps lines and drops what browsers and files add', () => {
    expect(plainText('a\r\nb\u00a0c\u0007')).toBe('a\nb c');
  });
  it('keeps a line that has just been begun', () => {
    expect(plainText('a\n')).toBe('a\n');
  });
  it('keeps markup as text', () => {
    expect(plainText('<b>x</b>')).toBe('<b>x</b>');
  });
});
