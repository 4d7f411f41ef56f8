import type { Heading, Link, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ProseFinding } from './prose-finding.ts';

/** A heading without the id that its writer may have given it: `## Title {#id}`. */
function headingText(heading: Heading): string {
  return textOf(heading)
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .trim();
}

/**
 * Two headings of the same text cannot be told apart in a table of contents, or by ear.
 * https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels
 */
export function repeatedHeadings(tree: Root): readonly ProseFinding[] {
  const seen = new Map<string, number>();
  const findings: ProseFinding[] = [];
  visit(tree, 'heading', (heading) => {
    const text = headingText(heading);
    const place = placeOf(heading);
    const former = seen.get(text.toLowerCase());
    if (former === undefined) seen.set(text.toLowerCase(), place.line);
    else {
      findings.push({
        ...place,
        message: `The heading "${text}" stands on this page already, in line ${former}.`,
        hint: 'Give each section a heading of its own.',
      });
    }
  });
  return findings;
}

/** What says nothing about where a link leads when it is read alone, as screen readers list links. */
const VAGUE = new Set([
  'click here',
  'details',
  'docs',
  'here',
  'learn more',
  'link',
  'more',
  'page',
  'read more',
  'see',
  'this',
  'this page',
]);

/** Links whose text does not tell where they lead. https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-link-only */
export function vagueLinks(tree: Root): readonly ProseFinding[] {
  const findings: ProseFinding[] = [];
  visit(tree, 'link', (link: Link) => {
    const text = textOf(link).trim();
    if (!VAGUE.has(text.toLowerCase().replace(/[.!…]+$/, ''))) return;
    findings.push({
      ...placeOf(link),
      message: `The link text "${text}" does not tell where the link leads.`,
      hint: 'Name the page or section, or what a reader finds there.',
    });
  });
  return findings;
}

/** The heading of the section that ends each page. */
const LAST_HEADING = 'Where to go next';

/** Each page ends with a section that leads on. */
export function missingNextSteps(tree: Root): readonly ProseFinding[] {
  const last = tree.children.findLastIndex((node) => node.type === 'heading' && node.depth === 2);
  const heading = tree.children[last];
  const leadsOn = tree.children.slice(last + 1).some((node) => {
    let links = 0;
    visit(node, 'link', () => {
      links += 1;
    });
    return links > 0;
  });
  if (heading?.type === 'heading' && headingText(heading) === LAST_HEADING && leadsOn) return [];
  const end = tree.position?.end ?? { line: 1, column: 1 };
  return [
    {
      line: end.line,
      column: end.column,
      message: `The page does not end with a section "${LAST_HEADING}" that holds links.`,
      hint: 'Tell readers which pages follow from this one, and what they find there.',
    },
  ];
}

function placeOf(node: Heading | Link): { readonly line: number; readonly column: number } {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return { line, column };
}
