import { describe, expect, it } from 'vitest';
import { SMALL_SITE, writeProject } from '../content/fixtures/small-site.ts';
import { buildSettings, urlOf, writtenAddress } from './build-settings.ts';

describe('the settings of a build', () => {
  it('are those of the published site by default', () => {
    expect(buildSettings({}, { siteUrl: 'https://craft.js.org' })).toEqual({
      siteUrl: 'https://craft.js.org',
      base: '/',
      trailingSlash: false,
      outDir: 'dist',
      warningsAreErrors: false,
      preview: false,
      offline: true,
    });
  });

  it('take the address of the site from site.yaml, or from SITE_URL if that is set', async () => {
    const { root } = await writeProject(SMALL_SITE);
    const written = writtenAddress(root);
    expect(buildSettings({}, written).siteUrl).toBe('https://otter.example');
    expect(buildSettings({ SITE_URL: 'https://preview.example' }, written).siteUrl).toBe(
      'https://preview.example',
    );
  });

  it.each([undefined, '', 'url: [', 'url: otter.example', 'title: Otter'])(
    'leave it to the check of the content to report the site.yaml %j',
    async (text) => {
      const { root } = await writeProject({ 'site.yaml': text });
      expect(writtenAddress(root)).toEqual({});
    },
  );

  it('end addresses of pages with a slash if site.yaml or TRAILING_SLASH says so, and those of files never', () => {
    const addressIn = (environment: Record<string, string>, written = {}) => {
      const settings = buildSettings(environment, { siteUrl: 'https://otter.example', ...written });
      return ['/docs/0.1.x#paws', '/', '/docs', '/raft.md'].map((route) => urlOf(route, settings).slice(21));
    };
    const withSlashes = ['/docs/0.1.x/#paws', '/', '/docs/', '/raft.md'];
    expect(addressIn({})).toEqual(['/docs/0.1.x#paws', '/', '/docs', '/raft.md']);
    expect(addressIn({}, { trailingSlash: true })).toEqual(withSlashes);
    expect(addressIn({ TRAILING_SLASH: 'yes' })).toEqual(withSlashes);
    expect(addressIn({ TRAILING_SLASH: 'no' }, { trailingSlash: true })).toEqual(addressIn({}));
  });

  it('omit the service worker, and add drafts, if the environment says so', () => {
    const settings = buildSettings({ OFFLINE: 'off', PREVIEW: 'on' });
    expect(settings).toMatchObject({ offline: false, preview: true });
  });

  it.each([
    ['/craft', '/craft/'],
    ['craft/', '/craft/'],
    ['//a//b', '/a/b/'],
    ['', '/'],
  ])('take the base path %j for %j', (value, base) => {
    expect(buildSettings({ BASE_PATH: value }).base).toBe(base);
  });

  describe('in a GitHub workflow', () => {
    const repositoryIn = (environment: Record<string, string>) =>
      buildSettings({ GITHUB_REPOSITORY: 'otter/kit', ...environment }).repository;

    it.each([
      ['refs/heads/docs/next', 'docs/next', 'docs/next'],
      ['refs/pull/12/merge', '12/merge', 'main'],
      ['refs/tags/v1', 'v1', 'main'],
    ])('name its repository and, for %s, the branch to edit', (GITHUB_REF, GITHUB_REF_NAME, branch) => {
      expect(repositoryIn({ GITHUB_REF, GITHUB_REF_NAME })).toEqual({ repository: 'otter/kit', branch });
    });

    it('name none if the workflow has none', () => {
      expect(repositoryIn({ GITHUB_REPOSITORY: '' })).toBeUndefined();
    });
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
