import { describe, expect, test } from 'vitest';
import {
  contentEditorPolicy,
  contentSecurityPolicy,
  guardDocuments,
  inlineScriptHashes,
} from './content-security-policy.ts';
import { hostFiles } from './host-files.ts';
import { responseHeaders } from './response-headers.ts';

const nothing = { scriptHashes: [], styleHashes: [], frames: [], connections: [], runsCode: false };
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
    const documents = guardDocuments({
      write: async (name, text) => void written.set(name, text),
      connections: [],
      standalone: new Map([['examples/a/index.html', ['https://films.example']]]),
      codeFrames: ['examples/code/index.html'],
      editor: { file: 'admin/index.html', repositoryApi: ['https://api.github.com'] },
    });
    await documents.write(file, content);
    return {
      text: String(written.get(file)),
      needs: documents.needs(),
      editorPolicy: documents.editorPolicy(),
    };
  };

  test('contain their policy before anything that it governs', async () => {
    const { text, needs } = await guarded('index.html', html);
    expect(text.indexOf('Content-Security-Policy')).toBeLessThan(text.indexOf('<script'));
    expect(text).toContain(`script-src 'self' '${inlineScriptHashes(html)[0]}'`);
    expect(needs.scriptHashes).toEqual(inlineScriptHashes(html));
  });

  test('allow their own styles and empty ones; pages outside the router allow any, and so does the header', async () => {
    const page = await guarded('index.html', html);
    expect(page.text).toContain(
      `style-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' ${EMPTY};`,
    );
    expect((await guarded('examples/a/index.html', html)).text).toContain(
      "style-src 'self' 'unsafe-inline';",
    );
    expect(page.needs.styleHashes).toBe('any');
  });

  test('may frame only the origins that they declare', async () => {
    expect((await guarded('index.html', html)).text).toContain("frame-src 'self';");
    const example = await guarded('examples/a/index.html', html);
    expect(example.text).toContain("frame-src 'self' https://films.example;");
    expect(example.needs.frames).toEqual(['https://films.example']);
  });

  test('run blob: scripts only if they run readers’ code, and then without a network', async () => {
    expect((await guarded('index.html', html)).text).not.toContain('blob:');
    const { text, needs } = await guarded('examples/code/index.html', html);
    expect(text).toContain("default-src 'none';script-src 'self' blob: ");
    expect(text).not.toContain('connect-src');
    // Otherwise `script-src` would allow workers of blobs.
    expect(text).toContain("worker-src 'none';child-src 'none';");
    expect(text).toContain('trusted-types default code-frame');
    expect(needs.runsCode).toBe(true);
    expect(contentSecurityPolicy(needs, 'header')).toContain("script-src 'self' blob:");
  });

  test('do not share the permissions of the content editor', async () => {
    const { text, needs, editorPolicy } = await guarded('admin/index.html', html);
    expect(text).toContain("connect-src 'self' data: blob: https://api.github.com;");
    expect(text).not.toMatch(/unsafe-eval|script-src [^;]*(?:blob:|https:)/);
    expect(editorPolicy).toContain("frame-ancestors 'none'");
    expect(contentSecurityPolicy(needs, 'header')).not.toMatch(/github|svelte|allow-duplicates|data: blob:/);
    expect((await guarded('index.html', html)).editorPolicy).toBeUndefined();
  });

  test('are the only files that are modified', async () => {
    expect((await guarded('docs/a.md', html)).text).toBe(html);
  });
});

describe('files for hosts', () => {
  const policy = contentSecurityPolicy(nothing, 'header');
  const headers = responseHeaders({
    policy,
    editorPolicy: undefined,
    base: '/craft/',
    folders: ['assets', 'data', 'docs'],
  });
  const files = hostFiles(headers);

  test.each([...files.keys()])('%s holds every header and both ways of caching', (name) => {
    const text = files.get(name) ?? '';
    for (const header of Object.keys({ ...headers.all, ...headers.unchanging }))
      expect(text).toContain(header);
    expect(text).toContain('/craft/assets/');
    expect(text).toContain('immutable');
    expect(text).toContain('no-cache');
  });

  test('_headers sets each header by one rule for each file, since hosts join the values of all rules', () => {
    const rules = (files.get('_headers') ?? '').split(/\n(?=\/)/).map((rule) => {
      const [path = '', ...lines] = rule.trim().split(/\n */);
      const pattern = path.replace(':file', '[^/]+').replace('*', '.*');
      return { matches: new RegExp(`^${pattern}$`), lines };
    });
    const caching = (file: string) =>
      rules
        .filter(({ matches }) => matches.test(file))
        .flatMap(({ lines }) => lines.filter((line) => line.startsWith('Cache-Control')));
    expect(caching('/craft/assets/app-1234.js')).toEqual([
      'Cache-Control: public, max-age=31536000, immutable',
    ]);
    for (const file of [
      '',
      'search',
      'service-worker.js',
      'docs/overview',
      'docs/overview/',
      'data/index.json',
    ])
      expect(caching(`/craft/${file}`), file).toEqual(['Cache-Control: no-cache']);
  });
});

describe('a site with a content editor', () => {
  const policy = contentSecurityPolicy(nothing, 'header');
  const editorPolicy = contentEditorPolicy([], [], 'header');
  const files = hostFiles(
    responseHeaders({ policy, editorPolicy, base: '/craft/', folders: ['admin', 'assets', 'docs'] }),
  );
  const text = (name: string) => files.get(name) ?? '';

  test('sends the policy of the editor with the files of the editor alone, since hosts join the values of all rules', () => {
    const rules = text('_headers')
      .split(/\n(?=\/)/)
      .map((rule) => {
        const [path = '', ...lines] = rule.trim().split(/\n */);
        const pattern = path.replace(':file', '[^/]+').replace('*', '.*');
        return { matches: new RegExp(`^${pattern}$`), lines };
      });
    const policies = (file: string) =>
      rules
        .filter(({ matches }) => matches.test(file))
        .flatMap(({ lines }) => lines.filter((line) => line.startsWith('Content-Security-Policy')));
    for (const file of ['', 'search', 'docs/overview/', 'assets/app.js'])
      expect(policies(`/craft/${file}`)).toEqual([`Content-Security-Policy: ${policy}`]);
    for (const file of ['', 'config.json'])
      expect(policies(`/craft/admin/${file}`)).toEqual([`Content-Security-Policy: ${editorPolicy}`]);
  });

  test('has a location for it in nginx and matchers that exclude each other in Caddy', () => {
    const location = /location \^~ \/craft\/admin\/ \{([^}]+)\}/.exec(text('_headers.nginx.conf'))?.[1] ?? '';
    expect(location).toContain(`add_header Content-Security-Policy "${editorPolicy}" always;`);
    expect(location).toContain('X-Content-Type-Options');
    expect(text('_headers.Caddyfile')).toContain('@site not path /craft/admin/*');
    expect(text('_headers.Caddyfile')).toContain('@editor path /craft/admin/*');
  });
});
