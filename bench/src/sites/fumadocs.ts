import { type Dialect, inDialect, titledCode } from './dialect.ts';
import { installedVersion, markdownFile, peer } from './peer.ts';

const CALLOUTS = { note: 'info', tip: 'info', info: 'info', warning: 'warn', danger: 'error' } as const;

const dialect: Dialect = {
  note: (kind, title) => `<Callout type="${CALLOUTS[kind]}" title={${JSON.stringify(title)}}>`,
  noteEnd: '</Callout>',
  code: titledCode,
  link: (pagePath) => pagePath,
  text: asMdx,
};

/**
 * Fumadocs with its default theme on Next.js, exported as files: the output of its starter for “Next.js: Fumadocs MDX
 * (static)”, with that template's search, which loads a whole index. Images for link previews, markdown exports and
 * their buttons are omitted, because the other generators have none; so is the font from Google, which the build would
 * have to download. The template is plain JavaScript, so that Next.js checks no types; its `jsconfig.json` hides the
 * benchmark's `tsconfig.json`.
 */
export const fumadocs = peer({
  name: 'fumadocs',
  label: `Fumadocs ${installedVersion('fumadocs-ui')} (Next.js ${installedVersion('next')})`,
  script: 'next/dist/bin/next',
  build: ['build'],
  dev: ['dev', '--hostname', '127.0.0.1'],
  env: { NEXT_TELEMETRY_DISABLED: '1' },
  output: 'out',
  caches: ['.next', '.source'],
  pageFile: (slug) => `content/docs/${slug}.mdx`,
  page: ({ title, description, body }) => markdownFile({ title, description }, inDialect(body, dialect)),
  search: {
    openKey: 'Control+k',
    field: '[role="dialog"] input',
    result: '[role="dialog"] [role="option"]',
    requests: /^\/search\.json$/,
  },
});

/**
 * Converts text to MDX, in which braces are expressions, every `<` begins JSX, and ids of headings have their own
 * brackets.
 */
function asMdx(line: string): string {
  return line
    .replace(/^(#+ .*)\{(#[^{}]*)\}\s*$/, '$1[$2]')
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeMdx(part)))
    .join('');
}

function escapeMdx(text: string): string {
  return text
    .replace(/<br>/g, '<br />')
    .replace(/<(?!\/?[a-z])/g, '\\<')
    .replace(/[{}]/g, '\\$&');
}
