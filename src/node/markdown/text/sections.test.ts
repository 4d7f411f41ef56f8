import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../compile.testing.ts';
import { articleSections as sectionsOf } from './sections.ts';

/** Reads the compiled HTML of a fixture of the markdown pipeline. */
const compiled = (name: string) => readFile(`src/node/markdown/fixtures/${name}/output.html`, 'utf8');

const articleSections = (html: string) => sectionsOf(parseHtml(html));

/** Returns the level, anchor, name and text of each section. */
const outline = (html: string) =>
  articleSections(html).map(({ level, anchor, name, text }) => `${level} #${anchor} ${name}: ${text}`);

describe('an article is split', () => {
  it('at its headings, wherever they are nested', async () => {
    const sections = articleSections(await compiled('headings'));
    expect(sections.map(({ anchor }) => anchor)).toContain('in-a-quote');
    expect(sections.find(({ anchor }) => anchor === 'element')?.name).toBe('<Element />');
    expect(sections.find(({ anchor }) => anchor === 'proto-1')?.name).toBe('__proto__');
  });

  it('at each entry of an API table, which is one level below its heading', async () => {
    expect(outline(await compiled('api-table')).slice(4)).toEqual([
      '2 #actions Actions: Actions',
      '3 #action-add add: Undoable\nAdds nodes.\nThrows Node does not exist when the parent is gone\nThrows Duplicate otherwise',
      '3 #action-clearevents clearEvents: Not undoable\nClears events.',
    ]);
  });

  it('with the text above the first heading as its start', () => {
    expect(outline('<p>Lead.</p><h2 id="a">A</h2><p>Text.</p>')).toEqual(['1 # : Lead.', '2 #a A: Text.']);
    expect(outline('')).toEqual(['1 # : ']);
  });
});

describe('the text of a section', () => {
  it('separates the type of an API entry from its description', async () => {
    const [, enabled] = articleSections(await compiled('api-table'));
    expect(enabled).toMatchObject({
      name: 'enabled',
      type: 'boolean',
      text: 'Turns editing on or off. See Editor.',
    });
  });

  it('mentions only once that an API entry is deprecated', async () => {
    const entry = articleSections(await compiled('api-table')).find(({ text }) =>
      text.includes('Deprecated'),
    );
    expect(entry?.text.match(/deprecated/gi)).toHaveLength(1);
  });

  it('leaves out code samples, buttons and the links beside headings', async () => {
    expect(outline(await compiled('code-blocks')).join('\n')).not.toMatch(/Copy code|const|npm/);
    expect(outline(await compiled('headings')).join('\n')).not.toContain('Link to section');
  });

  it('has the sentence of a demo, but not its source', async () => {
    const [text] = outline(await compiled('demos'));
    expect(text).toContain('Hover a part to see its Node, as Nodes tells.');
    expect(text).not.toContain('Load the demo');
  });

  it('has the text of a diagram, but not the labels in it', () => {
    const drawing = '<svg role="img" aria-label="A leads to B."><text x="1">Label</text></svg>';
    expect(outline(`<p>See:</p><figure class="diagram">${drawing}</figure><p>So.</p>`)).toEqual([
      '1 # : See:\nA leads to B.\nSo.',
    ]);
  });

  it('keeps lines, cells and words apart', () => {
    expect(outline('<ul><li>one</li><li>two</li></ul>a <em>b</em><code>c</code>\n d<br>e')).toEqual([
      '1 # : one\ntwo\na bc d\ne',
    ]);
    expect(outline('<table><tbody><tr><td>a</td><td></td><td><b>b</b></td></tr></tbody></table>')).toEqual([
      '1 # : a · b',
    ]);
  });

  it('is text even if it looks like HTML', () => {
    expect(outline('<p>&lt;img src=x onerror=alert(1)> &amp;lt;</p>')).toEqual([
      '1 # : <img src=x onerror=alert(1)> &lt;',
    ]);
  });
});
