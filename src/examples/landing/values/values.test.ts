import { describe, expect, it } from 'vitest';
import { colorToCss, parseColor } from './color.ts';
import { convertLength, formatLength, lengthToCss, parseLength } from './length.ts';
import { plainText } from './plain-text.ts';

describe('colours', () => {
  it.each([
    ['#ABC', '#aabbcc'],
    [' 62c462 ', '#62c462'],
    ['Accent', 'accent'],
  ])('reads %j', (text, color) => expect(parseColor(text)).toBe(color));

  it.each(['', '#12', '#12345', 'url(https://evil.example/x.png)', 'toString', 'red; background: url(x)'])(
    'does not take %j for a colour',
    (text) => {
      expect(parseColor(text)).toBeUndefined();
      expect(colorToCss(text, 'transparent')).toBe('transparent');
    },
  );

  it('lets theme colours follow the colour mode', () => {
    expect(colorToCss('ink', 'inherit')).toBe('var(--page-ink)');
    expect(colorToCss('none', 'inherit')).toBe('inherit');
  });
});

describe('lengths', () => {
  it.each(['auto', '50%', '320px', '12.5px'])('keeps %j', (text) => {
    const length = parseLength(text);
    expect(length && formatLength(length)).toBe(text);
  });

  it('accepts a bare number as pixels and limits it to a sensible range', () => {
    expect(parseLength('320')).toEqual({ unit: 'px', value: 320 });
    expect(parseLength('150%')).toEqual({ unit: '%', value: 100 });
    expect(parseLength('999999px')).toEqual({ unit: 'px', value: 4000 });
  });

  it('treats anything else as auto', () => {
    expect(lengthToCss('calc(100vw * 9)')).toBe('auto');
    expect(lengthToCss('-5px')).toBe('auto');
  });

  it('keeps the visible size when the unit changes', () => {
    expect(convertLength('%', 200, 800)).toEqual({ unit: '%', value: 25 });
    expect(convertLength('px', 200.4, 800)).toEqual({ unit: 'px', value: 200 });
    expect(convertLength('%', 200, 0)).toEqual({ unit: '%', value: 100 });
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
