import { describe, expect, it } from 'vitest';
import { buildSettings } from './build-settings.ts';

describe('the settings of a build', () => {
  it('are those of the published site by default', () => {
    expect(buildSettings({})).toEqual({
      siteUrl: 'https://craft.js.org',
      base: '/',
      outDir: 'dist',
      warningsAreErrors: false,
      preview: false,
      offline: true,
      compress: true,
    });
  });

  it('write no compressed variants if COMPRESS is off', () => {
    expect(buildSettings({ COMPRESS: 'off' }).compress).toBe(false);
  });

  it('add pages that are not published yet if PREVIEW is on', () => {
    expect(buildSettings({ PREVIEW: 'on' }).preview).toBe(true);
  });

  it('omit the service worker if OFFLINE is off', () => {
    expect(buildSettings({ OFFLINE: 'off' }).offline).toBe(false);
  });

  it.each([
    ['/craft', '/craft/'],
    ['craft/', '/craft/'],
    ['//a//b', '/a/b/'],
    ['', '/'],
  ])('take the base path %j for %j', (value, base) => {
    expect(buildSettings({ BASE_PATH: value }).base).toBe(base);
  });

  it.each(['docs.example.com', 'ftp://example.com', ''])(
    'reject the site URL %j with an example',
    (value) => {
      expect(() => buildSettings({ SITE_URL: value })).toThrow('https://docs.example.com');
    },
  );

  it('require the path of the site in BASE_PATH', () => {
    expect(() => buildSettings({ SITE_URL: 'https://example.com/docs' })).toThrow('BASE_PATH');
  });

  it('reject a base path that is not valid in a URL', () => {
    expect(() => buildSettings({ BASE_PATH: '/a b"/' })).toThrow('letters, digits');
  });
});
