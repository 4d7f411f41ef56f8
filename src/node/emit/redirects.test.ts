import { expect, it } from 'vitest';
import { redirectFiles } from './redirects.ts';

const moves = new Map([
  ['/docs/floats', '/docs/guide/rafts'],
  ['/about-us', '/imprint'],
]);

it('hosts redirect former paths, with and without a slash, and former markdown exports', () => {
  const files = redirectFiles(moves, '/kit/');
  expect(files.get('_redirects')).toBe(
    [
      '/kit/docs/floats /kit/docs/guide/rafts 301',
      '/kit/docs/floats/ /kit/docs/guide/rafts 301',
      '/kit/docs/floats.md /kit/docs/guide/rafts.md 301',
      '/kit/about-us /kit/imprint 301',
      '/kit/about-us/ /kit/imprint 301',
      '',
    ].join('\n'),
  );
  expect(files.get('_redirects.nginx.conf')).toContain(
    'location = /kit/docs/floats {\n  return 301 /kit/docs/guide/rafts;\n}\n',
  );
  expect(files.get('_redirects.Caddyfile')).toContain(
    'redir /kit/docs/floats/ /kit/docs/guide/rafts permanent\n',
  );
});

it('the name of a page cannot inject anything into the configuration of a host', () => {
  const files = redirectFiles(new Map([['/docs/old', '/docs/a;b {$uri} ü']]), '/');
  const target = '/docs/a%3Bb%20%7B%24uri%7D%20%C3%BC';
  expect(files.get('_redirects')).toContain(`/docs/old ${target} 301\n`);
  expect(files.get('_redirects.nginx.conf')).toContain(`return 301 ${target};\n`);
});

it('the files exist even if nothing has moved, because configurations name them', () => {
  for (const text of redirectFiles(new Map(), '/').values()) expect(text).toBe('# No page has moved.\n');
});
