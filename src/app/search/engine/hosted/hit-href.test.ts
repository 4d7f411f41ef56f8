import { describe, expect, it } from 'vitest';
import { hitHref } from './hosted-engine.ts';

const findPage = (path: string) => {
  const route = path.replace(/\/$/, '');
  return ['/docs/overview', '/docs/api/useNode'].includes(route) ? route : undefined;
};
const origins = ['https://preview.example', 'https://craft.js.org'];
const site = { origins, base: '/', findPage, language: 'en', tag: 'docs-default-current' };

describe('the URL of a hit', () => {
  it.each([
    ['https://craft.js.org/docs/overview', '/docs/overview'],
    ['https://preview.example/docs/overview/#install', '/docs/overview#install'],
    ['/docs/api/useNode?x=1#where', '/docs/api/useNode#where'],
    ['https://craft.js.org/docs/overview#%C3%BCber', '/docs/overview#über'],
    ['https://craft.js.org/docs/overview#%E0%A4%A', '/docs/overview#%E0%A4%A'],
    ['https://craft.js.org/docs/x/../overview#', '/docs/overview'],
  ])('leads to a page of this site: %s', (url, href) => {
    expect(hitHref(url, site)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/docs/overview',
    '/\\evil.example/docs/overview',
    'https://evil.example/docs/overview',
    'https://craft.js.org.evil.example/docs/overview',
    'https://craft.js.org@evil.example/docs/overview',
    'http://craft.js.org/docs/overview',
    'https://craft.js.org/docs/nope',
    'https://craft.js.org/docs/Overview',
    'mailto:someone@example.com',
    '#install',
    'docs/overview',
    '',
  ])('is dropped where it leads elsewhere: %s', (url) => {
    expect(hitHref(url, site)).toBeUndefined();
  });

  it('loses the base path', () => {
    const below = { ...site, base: '/craft/' };
    expect(hitHref('https://craft.js.org/craft/docs/overview#a', below)).toBe('/docs/overview#a');
    expect(hitHref('https://craft.js.org/docs/overview', below)).toBeUndefined();
    expect(hitHref('https://craft.js.org/crafty/docs/overview', below)).toBeUndefined();
  });
});
