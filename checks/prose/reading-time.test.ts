import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentDirectory } from '../../src/node/content/files.ts';
import { parseYaml, textsIn } from '../../src/node/content/yaml.ts';
import { changedLines } from '../../src/node/markdown/code/changes.ts';
import { cutContext } from '../../src/node/markdown/code/fence.ts';
import type { Line } from '../../src/node/markdown/code/line.ts';
import { extractBlocks } from '../samples/extract-blocks.ts';

/** The speed of somebody who reads everything and runs it. */
const WORDS_A_MINUTE = 220;
const LINES_A_MINUTE = 25;

/** What readers do not see as text: front matter, code, and the attributes of headings and directives. */
const UNREAD = /^---\n.*?^---|^```.*?^```|\{[^{}\n]*\}$/gms;

const read = (name: string) => readFile(path.join(contentDirectory, name), 'utf8');
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Returns how many lines a page shows of each block: of a changed file the changes, of a long block the first. */
function visibleLines(page: string, text: string, versions: Map<string, readonly Line[]>): readonly number[] {
  return extractBlocks(page, text).map(({ code, meta }) => {
    const [, title = '', changes] = /title="([^"]*)"( changes)?/.exec(meta) ?? [];
    const lines = cutContext(code).shown.split('\n');
    const file = lines.map((line) => ({ text: line, content: [], number: undefined }));
    const { length } = changes === undefined ? file : changedLines(versions.get(title) ?? [], file);
    versions.set(title, file);
    return length > 24 ? 20 : length;
  });
}

test('the pages that a new reader is led through first take at most 80 minutes', async () => {
  const versions = new Map<string, readonly Line[]>();
  const minutes: Record<string, number> = {};
  for (const { text: page } of textsIn(parseYaml(await read('sidebar.yaml')).value?.['readFirst'])) {
    const text = await read(`docs/${page}.md`);
    const words = text.replace(UNREAD, '').match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
    const lines = sum(visibleLines(page, text, versions));
    minutes[page] = Math.round(10 * (words.length / WORDS_A_MINUTE + lines / LINES_A_MINUTE)) / 10;
  }
  expect(sum(Object.values(minutes)), JSON.stringify(minutes, undefined, 1)).toBeLessThanOrEqual(80);
});
