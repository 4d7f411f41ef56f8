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

test('keeps the sizes of an image that are files of the site, and no others', () => {
  const sizes = (srcSet: string) => sanitise(element('img', { srcSet, alt: 'text' }));
  expect(sizes('/images/a.png 480w, /images/b.png 704w')).toContain('/images/b.png 704w');
  expect(sizes('//example.com/a.png 480w')).not.toContain('srcset');
  expect(sizes('/images/a.png 480w, https://example.com/b.png 704w')).not.toContain('srcset');
});

test('keeps the words after a code block’s language for later plugins', () => {
  const code = element('code', { className: ['language-ts', 'other'] }, ['x']);
  Object.assign(code, { data: { meta: 'title="x"' } });
  const tree = sanitised({ type: 'root', children: [element('pre', {}, [code])] });
  expect(tree.children[0]).toMatchObject({
    children: [{ data: { meta: 'title="x"' }, properties: { className: ['language-ts'] } }],
  });
});
