/** The hostile queries that are texts, for every entry point of queries. */
export const SEARCH_QUERIES: readonly (readonly [what: string, query: string])[] = [
  ['nothing', ''],
  ['spaces', '     '],
  ['200,000 characters', 'x'.repeat(200_000)],
  ['20,000 words', 'node '.repeat(20_000)],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: signs of regular expressions
  ['signs of regular expressions', '.*+?^${}()|[]\\'],
  ['half a character', 'node\uD800'],
  ['a direction override', '\u202Eedon'],
  ['an emoji', '🎉'],
  ['Chinese', '编辑器节点'],
  ['C++', 'C++'],
  ['@craftjs/core', '@craftjs/core'],
  ['useNode()', 'useNode()'],
  ['<Element />', '<Element />'],
  ['malformed percent-encoding', '%E0%A4%A'],
];
