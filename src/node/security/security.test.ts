import { describe, expect, test } from 'vitest';
import {
  contentEditorPolicy,
  contentSecurityPolicy,
  inlineScriptHashes,
  withPolicies,
} from './content-security-policy.ts';
import { hostFiles } from './host-files.ts';
import { POLICY_HEADER, responseHeaders } from './response-headers.ts';

const nothing = { scriptHashes: [], styleHashes: [], frames: [], forms: [], connections: [] };
// printf '' | openssl dgst -sha256 -binary | base64
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('the policy', () => {
  const policy = contentSecurityPolicy({ ...nothing, scriptHashes: ['sha256-abc='] }, 'header');

  test('allows nothing that is not listed', () => {
    expect(policy).toContain("default-src 'none'");
    for (const source of [/\*/, /https?:/, /'unsafe-eval'/, /'unsafe-inline'/]) {
      expect(policy).not.toMatch(source);
    }
  });

  test('allows scripts of the site and inline scripts with a known hash', () => {
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
  });

  test('allows any style element only if the styles cannot be known', () => {
    expect(contentSecurityPolicy({ ...nothing, styleHashes: ['sha256-abc='] }, 'meta')).toContain(
      "style-src 'self' 'sha256-abc=';",
    );
    expect(contentSecurityPolicy({ ...nothing, styleHashes: 'any' }, 'meta')).toContain(
      "style-src 'self' 'unsafe-inline';",
    );
  });

  test('contains frame-ancestors only in the header, since a meta tag cannot', () => {
    expect(policy).toContain("frame-ancestors 'self'");
    expect(contentSecurityPolicy(nothing, 'meta')).not.toContain('frame-ancestors');
  });

  test('allows the hosted index only if there is one', () => {
    expect(policy).toContain("connect-src 'self';");
    const hosted = contentSecurityPolicy(
      { ...nothing, connections: ['https://a-dsn.algolia.net'] },
      'header',
    );
    expect(hosted).toContain("connect-src 'self' https://a-dsn.algolia.net;");
  });
});

describe('inline scripts', () => {
  test('are known by the hash of their exact text', () => {
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(inlineScriptHashes('<script>alert(1)</script>')).toEqual([
      'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
    ]);
  });

  test('are distinguished from data and from references to files', () => {
    const html =
      '<script type="application/json" id="x">{}</script><script type="module" src="/a.js"></script><script src="/b.js"></script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });
});

describe('documents', () => {
  const html = '<head>\n<meta charset="utf-8">\n<script>a()</script><style>alert(1)</style></head>';

  const guarded = async (file: string, content: string) => {
    const written = new Map<string, string | Uint8Array>();
    const documents = withPolicies({
      write: async (name, text) => void written.set(name, text),
      connections: [],
      standalone: new Map([
        ['examples/a/index.html', { frames: ['https://films.example'], forms: [], runsCode: false }],
        ['examples/code/index.html', { frames: [], forms: [], runsCode: true }],
      ]),
      editor: { file: 'admin/index.html', repository: { repository: 'a/b', branch: 'main' } },
    });
    await documents.write(file, content);
    return {
      text: String(written.get(file)),
      header: documents.header(),
      ownPolicy: documents.ownPolicies.get(file),
    };
  };

  test('contain their policy before anything that it governs', async () => {
    const { text, header } = await guarded('index.html', html);
    expect(text.indexOf('Content-Security-Policy')).toBeLessThan(text.indexOf('<script'));
    expect(text).toContain(`script-src 'self' '${inlineScriptHashes(html)[0]}'`);
    expect(header).toContain(`script-src 'self' '${inlineScriptHashes(html)[0]}';`);
  });

  test('allow their own styles and empty ones; pages outside the router allow any, and so does the header', async () => {
    const page = await guarded('index.html', html);
    expect(page.text).toContain(
      `style-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' ${EMPTY};`,
    );
    expect((await guarded('examples/a/index.html', html)).text).toContain(
      "style-src 'self' 'unsafe-inline';",
    );
    expect(page.header).toContain("style-src 'self' 'unsafe-inline';");
  });

  test('may frame only the origins that they declare', async () => {
    expect((await guarded('index.html', html)).text).toContain("frame-src 'self';");
    const example = await guarded('examples/a/index.html', html);
    expect(example.text).toContain("frame-src 'self' https://films.example;");
    expect(example.header).toContain("frame-src 'self' https://films.example;");
  });

  test('run blob: scripts only if they run readers’ code, and then without a network', async () => {
    expect((await guarded('index.html', html)).text).not.toContain('blob:');
    const { text, header, ownPolicy } = await guarded('examples/code/index.html', html);
    expect(text).toContain("default-src 'none';script-src 'self' blob: ");
    expect(text).not.toContain('connect-src');
    // Otherwise `script-src` would allow workers of blobs.
    expect(text).toContain("worker-src 'none';child-src 'none';");
    expect(text).toContain('trusted-types default code-frame');
    expect(text).toContain(`content="${ownPolicy?.replace(";frame-ancestors 'self'", '')}"`);
    expect(header).not.toMatch(/blob:|code-frame|sha256/);
  });

  test('do not share the permissions of the content editor', async () => {
    const { text, header, ownPolicy } = await guarded('admin/index.html', html);
    expect(text).toContain("connect-src 'self' data: blob: https://api.github.com;");
    expect(text).not.toMatch(/unsafe-eval|script-src [^;]*(?:blob:|https:)/);
    expect(ownPolicy).toContain("frame-ancestors 'none'");
    expect(header).not.toMatch(/github|svelte|allow-duplicates|data: blob:/);
    expect((await guarded('index.html', html)).ownPolicy).toBeUndefined();
  });

  test('are the only files that are modified', async () => {
    expect((await guarded('docs/a.md', html)).text).toBe(html);
  });
});

describe('files for hosts', () => {
  const policy = contentSecurityPolicy(nothing, 'header');
  const editorPolicy = contentEditorPolicy([], [], 'header');
  const codePolicy = "script-src 'self' blob:;frame-ancestors 'self'";
  const headers = responseHeaders({
    policy,
    ownPolicies: new Map([
      ['admin/index.html', editorPolicy],
      ['examples/code/index.html', codePolicy],
    ]),
    previews: ['cards/', 'social-card.png'],
    base: '/craft/',
  });
  const names = [
    'admin',
    'assets',
    'cards',
    'data',
    'docs',
    'docs/api',
    'examples',
    'examples/a',
    'examples/code',
  ];
  const files = hostFiles(
    headers,
    names.map((name) => `/craft/${name}/`),
  );
  const text = (name: string) => files.get(name) ?? '';

  /** The headers that a host sends by the rules of `_headers`, which may set a header several times. */
  const sent = (path: string) =>
    text('_headers')
      .split(/\n(?=\/)/)
      .flatMap((rule) => {
        const [place = '', ...lines] = rule.trim().split(/\n */);
        const pattern = place.replace(':file', '[^/]+').replace('*', '.*');
        return new RegExp(`^${pattern}$`).test(`/craft/${path}`) ? lines : [];
      })
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.split(/: (.*)/).slice(0, 2));

  test.each([...files.keys()])('%s holds every header and both ways of caching', (name) => {
    for (const header of Object.keys({ ...headers.all, ...headers.unchanging }))
      expect(text(name)).toContain(header);
    expect(text(name)).toContain('/craft/assets/');
    expect(text(name)).toContain('immutable');
    expect(text(name)).toContain('no-cache');
  });

  test.each(['_headers', '_headers.nginx.conf', '_headers.Caddyfile'])(
    '%s has the header for HTTPS as a comment, because only the owner of the host can decide about it',
    (name) => {
      expect(text(name).match(/.*Strict-Transport-Security.*/g)).toEqual([expect.stringMatching(/^ *# /)]);
    },
  );

  const noCache = { 'Cache-Control': 'no-cache' };
  test.each([
    ['', noCache],
    ['search', noCache],
    ['service-worker.js', noCache],
    ['docs/overview', noCache],
    ['docs/overview/', noCache],
    ['docs/api/node/', noCache],
    ['data/index.json', noCache],
    ['examples/', noCache],
    ['examples/a/', noCache],
    ['assets/app-1234.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ['admin/', { [POLICY_HEADER]: editorPolicy, 'X-Frame-Options': 'DENY' }],
    ['admin/config.json', { [POLICY_HEADER]: editorPolicy, 'X-Frame-Options': 'DENY' }],
    ['examples/code/', { [POLICY_HEADER]: codePolicy }],
    ['cards/overview-1234.png', { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  ])('_headers sets each header of /craft/%s once, since hosts join the values of all rules', (path, own) => {
    const all: Record<string, string> = { ...headers.all, ...noCache, ...own };
    // A file at the root may be a preview, which other sites show, and no rule can name it alone.
    if (/^[^/]+$/.test(path)) delete all['Cross-Origin-Resource-Policy'];
    expect(sent(path).toSorted()).toEqual(Object.entries(all).toSorted());
  });

  test('nginx and Caddy have a place for each exception', () => {
    for (const [path, value] of [
      ['admin/', editorPolicy],
      ['examples/code/', codePolicy],
    ]) {
      const location = new RegExp(`location \\^~ /craft/${path} \\{([^}]+)\\}`).exec(
        text('_headers.nginx.conf'),
      )?.[1];
      expect(location).toContain(`add_header Content-Security-Policy "${value}" always;`);
      expect(location).toContain('X-Content-Type-Options');
      expect(text('_headers.Caddyfile')).toContain(`path /craft/${path}*`);
    }
    expect(text('_headers.Caddyfile')).toContain(
      '@usual not path /craft/admin/* /craft/examples/code/* /craft/cards/* /craft/social-card.png*',
    );
  });
});
