import { describe, expect, it } from 'vitest';
import type { LandingPageData } from '../../shared/page-data.ts';
import { withBase } from './with-base.ts';

const page = (html: string): LandingPageData => ({
  kind: 'landing',
  title: '',
  description: '',
  headline: '',
  lead: '',
  install: '',
  actions: [],
  features: [],
  html,
});
const prefixed = (html: string) => withBase(page(html), '/craft/').html;

describe('an article below a base path', () => {
  it('is left as it is at the root of its host', () => {
    const original = page('<p><a href="/docs">x</a></p>');
    expect(withBase(original, '/')).toBe(original);
  });

  it('has its links and images moved', () => {
    expect(prefixed('<a href="/docs/overview#x">x</a>')).toBe('<a href="/craft/docs/overview#x">x</a>');
    expect(prefixed('<img src="/assets/a.png" alt="">')).toBe('<img src="/craft/assets/a.png" alt="">');
  });

  it.each(['<a href="#x">x</a>', '<a href="https://x.example/docs">x</a>'])('keeps %s', (html) => {
    expect(prefixed(html)).toBe(html);
  });

  it('keeps text that only looks like a link', () => {
    expect(prefixed('<code>href="/docs"</code>')).toBe('<code>href="/docs"</code>');
  });
});
