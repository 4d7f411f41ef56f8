import { describe, expect, test } from 'vitest';
import {
  codeFramePolicy,
  contentEditorPolicy,
  pagePolicy,
  requireKnownScripts,
} from './content-security-policy.ts';
import { headersFile } from './headers.ts';

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const HASH = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
// printf '' | openssl dgst -sha256 -binary | base64
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('the policy of a page', () => {
  test('allows nothing but files of the site, and its own inline scripts and styles', () => {
    const policy = pagePolicy({ scripts: ['alert(1)'], styles: ['alert(1)'] });
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'self' ${HASH};`);
    expect(policy).toContain(`style-src 'self' ${HASH} ${EMPTY};`);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types default;");
    for (const source of [/\*/, /https?:/, /blob:/, /'unsafe-/]) expect(policy).not.toMatch(source);
  });

  test('allows the hosted index, frames and any style only to a page that needs them', () => {
    const policy = pagePolicy({
      scripts: [],
      styles: 'any',
      frames: ['https://films.example'],
      forms: ['https://ide.example/run'],
      connections: ['https://a-dsn.algolia.net'],
    });
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("connect-src 'self' https://a-dsn.algolia.net;");
    expect(policy).toContain(
      "frame-src 'self' https://films.example;form-action 'self' https://ide.example/run;",
    );
  });
});

test('the frame of readers’ code runs scripts from its own memory, without a network and without workers', () => {
  const policy = codeFramePolicy(['alert(1)']);
  expect(policy).toContain(`default-src 'none';script-src 'self' blob: ${HASH};`);
  expect(policy).not.toContain('connect-src');
  // Otherwise `script-src` would allow workers of blobs.
  expect(policy).toContain("worker-src 'none';child-src 'none';");
  // Readers' code may set HTML.
  expect(policy).not.toContain('trusted-types');
});

test('the content editor connects to the server of its repository alone', () => {
  const repository = { repository: 'a/b', branch: 'main' };
  expect(contentEditorPolicy([], undefined)).toContain("connect-src 'self' data: blob:;");
  expect(contentEditorPolicy([], repository)).toContain('data: blob: https://api.github.com;');
  expect(contentEditorPolicy([], repository)).not.toMatch(/unsafe-eval|script-src [^;]*(?:blob:|https:)/);
});

describe('a document', () => {
  const document = (script: string) =>
    `<meta content="${pagePolicy({ scripts: ['alert(1)'], styles: [] })}"><script type="application/json">{}</script><script src="/b.js"></script>${script}`;

  test('may contain data, references to files, and the scripts that its policy allows', () => {
    expect(() => requireKnownScripts('index.html', document('<script>alert(1)</script>'))).not.toThrow();
  });

  test.each(['<script>alert(2)</script>', '<script type="module">alert(2)</script>', '<script>alert(2)'])(
    'with any other script fails the build: %s',
    (script) => {
      expect(() => requireKnownScripts('index.html', document(script))).toThrow(
        /^index\.html contains an unknown inline script: <script/,
      );
    },
  );
});

test('the rules of _headers that match one file set no header twice but the policy, whose values all apply', () => {
  const rules = headersFile('/craft/').split(/\n(?=\/)/);
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual(['/*', '/craft/assets/*', '/craft/admin/*']);
  const names = rules.flatMap((rule) => [...rule.matchAll(/^ {2}([\w-]+): /gm)].map(([, name]) => name));
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  expect(repeated).toEqual(['Content-Security-Policy']);
  // Only the owner of the host can decide about HTTPS.
  expect(headersFile('/')).toMatch(/^ {2}# Strict-Transport-Security/m);
});
