import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { element, stringifyHtml } from '../page/hast.ts';
import { sanitised } from '../testing.ts';

function sanitise(...children: Root['children']): string {
  return stringifyHtml(sanitised({ type: 'root', children }));
}

test('removes raw HTML that another rule let through', () => {
  expect(sanitise({ type: 'raw', value: '<script>alert(1)</script>' })).toBe('');
});

test('removes elements and attributes that pages do not have', () => {
  const script = element('script', {}, ['alert(1)']);
  const button = element('button', { onClick: 'alert(1)' }, ['text']);
  const paragraph = element('p', { style: 'color:red', onClick: 'x', id: 'x', className: ['note'] }, [
    script,
    button,
  ]);
  expect(sanitise(paragraph)).toBe('<p>text</p>');
});

test('removes addresses that run scripts', () => {
  const link = element('a', { href: 'javascript:alert(1)' }, ['text']);
  const image = element('img', { src: 'data:text/html,x', srcSet: 'x', alt: 'text' });
  expect(sanitise(link, image)).toBe('<a>text</a><img alt="text">');
});

test('keeps the words after a code block’s language for later plugins', () => {
  const code = element('code', { className: ['language-ts', 'other'] }, ['x']);
  Object.assign(code, { data: { meta: 'title="x"' } });
  const tree = sanitised({ type: 'root', children: [element('pre', {}, [code])] });
  expect(tree.children[0]).toMatchObject({
    children: [{ data: { meta: 'title="x"' }, properties: { className: ['language-ts'] } }],
  });
});
