/** The raw HTML that a page may hold: element names and their attributes (as property names). */
export const ALLOWED_HTML: ReadonlyMap<string, readonly string[]> = new Map([
  ['abbr', ['title']],
  ['br', []],
  ['details', ['open']],
  ['kbd', []],
  ['sub', []],
  ['summary', []],
  ['sup', []],
]);

/** For messages: `<abbr>, <br>, …`. */
export const ALLOWED_HTML_NAMES = [...ALLOWED_HTML.keys()].map((name) => `<${name}>`).join(', ');

/** Allowed elements that cannot stand within a paragraph. */
export const BLOCK_HTML: ReadonlySet<string> = new Set(['details', 'summary']);

/** Elements whose content is not text for readers: it goes when they go. */
export const HTML_WITHOUT_TEXT: ReadonlySet<string> = new Set([
  'applet',
  'audio',
  'canvas',
  'embed',
  'head',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'plaintext',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
]);
