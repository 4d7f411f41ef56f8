import { describe, expect, it } from 'vitest';
import { searchWords } from './words.ts';

const terms = (text: string) => searchWords(text).map(({ term, isPart }) => (isPart ? `-${term}` : term));

describe('the words of a text', () => {
  it.each([
    ['useNode()', ['usenode', '-use', '-node']],
    ['<Element />', ['element']],
    ['@craftjs/core', ['craftjs', 'core']],
    ['C++ and C#', ['c++', 'and', 'c#']],
    ['issue #5', ['issue', '5']],
    ['parseReactElement', ['parsereactelement', '-parse', '-react', '-element']],
    ['HTMLElement', ['htmlelement', '-html', '-element']],
    ['ROOT_NODE', ['root_node', '-root', '-node']],
    ['__proto__ constructor', ['proto', 'constructor']],
    ['state.events.selected', ['state', 'events', 'selected']],
    ['v0.2.12 to 0.1.x', ['0.2.12', 'to', '0.1.x']],
    ['h2 and React19', ['h2', 'and', 'react19']],
    ["the Node’s don't", ['the', 'node', 'dont']],
    ['Über Élan', ['uber', 'elan']],
    ['日本語API', ['日', '本', '語', 'api']],
    ['l’étang, don’t', ['letang', '-etang', 'dont']],
    ['Donau\u00ADdampf\u00ADschiff', ['donaudampfschiff']],
    ['no\u200Bde', ['node']],
    ['🎉 party', ['🎉', 'party']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: signs of regular expressions
    ['.*+?^${}()|[]\\', []],
    ['', []],
  ])('%j are %j', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('have the right offsets, whatever surrounds them', () => {
    const text = '\u202E<b>\uD800 ünï ﬁle\u200D İstanbul useNode';
    for (const { start, end, term, isPart } of searchWords(text)) {
      const [whole] = searchWords(text.slice(start, end));
      expect(isPart || whole?.term === term).toBe(true);
    }
    expect(searchWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'b',
      'ünï',
      'ﬁle\u200D',
      'İstanbul',
      'useNode',
      'use',
      'Node',
    ]);
  });
});
