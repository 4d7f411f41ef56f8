import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { element, stringifyHtml } from './hast.ts';
import { sanitised } from './markdown.testing.ts';

function sanitise(...children: Root['children']): string {
  return stringifyHtml(sanitised({ type: 'root', children }));
}

test('raw HTML that another rule let through does not come out', () => {
  expect(sanitise({ type: 'raw', value: '<script>alert(1)</script>' })).toBe('');
});

test('elements and attributes that pages do not have do not come out', () => {
  const script = element('script', {}, ['alert(1)']);
  const button = element('button', { onClick: 'alert(1)' }, ['text']);
  const paragraph = element('p', { style: 'color:red', onClick: 'x', id: 'x', className: ['note'] }, [
    script,
    button,
  ]);
  expect(sanitise(paragraph)).toBe('<p>text</p>');
});

test('addresses that run scripts do not come out', () => {
  const link = element('a', { href: 'javascript:alert(1)' }, ['text']);
  const image = element('img', { src: 'data:text/html,x', srcSet: 'x', alt: 'text' });
  expect(sanitise(link, image)).toBe('<a>text</a><img alt="text">');
});

test('an image comes out in the sizes that the site has of it, and from nowhere else', () => {
  const sizes = (srcSet: string) => sanitise(element('img', { srcSet, alt: 'text' }));
  expect(sizes('/images/a.png 480w, /images/b.png 704w')).toContain('/images/b.png 704w');
  expect(sizes('//example.com/a.png 480w')).not.toContain('srcset');
  expect(sizes('/images/a.png 480w, https://example.com/b.png 704w')).not.toContain('srcset');
});

test('what a code block says after its language survives for the transforms', () => {
  const code = element('code', { className: ['language-ts', 'other'] }, ['x']);
  Object.assign(code, { data: { meta: 'title="x"' } });
  const tree = sanitised({ type: 'root', children: [element('pre', {}, [code])] });
  expect(tree.children[0]).toMatchObject({
    children: [{ data: { meta: 'title="x"' }, properties: { className: ['language-ts'] } }],
  });
});
