import type { BenchPage } from '../sites/site.ts';
import { type Random, seededRandom } from './random.ts';
import { codeBlock, jsonBlock, list, note, shellBlock, table } from './synthetic-blocks.ts';
import { capitalised, paragraph, sentence, thing } from './synthetic-words.ts';

const PAGES_PER_GROUP = 20;

/**
 * Generates pages: about 6 KB of markdown each, with code, tables, notes and links, in groups of twenty. Page number n
 * is the same in a site of any size, except for links to pages that a small site does not have.
 */
export function syntheticPages(count: number): readonly BenchPage[] {
  return Array.from({ length: count }, (_, index) => syntheticPage(index, count));
}

/** Returns the slug of a synthetic page: `group-003/page-00047`. */
export function syntheticSlug(index: number): string {
  const group = Math.floor(index / PAGES_PER_GROUP) + 1;
  return `group-${String(group).padStart(3, '0')}/page-${String(index + 1).padStart(5, '0')}`;
}

function syntheticPage(index: number, count: number): BenchPage {
  const random = seededRandom(index + 1);
  const link = () => {
    const target = random.integer(count);
    return `[${thing(random)}](/docs/${syntheticSlug(target)})`;
  };
  return {
    slug: syntheticSlug(index),
    title: `${capitalised(thing(random))} ${index + 1}`,
    description: sentence(random).replaceAll('`', ''),
    group: `Group ${Math.floor(index / PAGES_PER_GROUP) + 1}`,
    body: [
      paragraph(random, 6),
      section(random, `${paragraph(random, 3)} See ${link()} and ${link()}.`, codeBlock(random)),
      section(random, paragraph(random, 2), table(random), `${paragraph(random, 3)} Compare ${link()}.`),
      section(random, note(random), list(random), shellBlock(random), paragraph(random, 3)),
      section(random, `${paragraph(random, 4)} More is in ${link()}.`, jsonBlock(random)),
      section(random, paragraph(random, 3), codeBlock(random), paragraph(random, 4)),
      `## Where to go next\n\n${Array.from({ length: 3 }, () => `- ${link()}`).join('\n')}`,
    ].join('\n\n'),
  };
}

function section(random: Random, ...blocks: readonly string[]): string {
  return [`## ${capitalised(thing(random))}`, ...blocks].join('\n\n');
}
