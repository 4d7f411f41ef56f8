import { isScalar, visit } from 'yaml';
import type { MarkdownLink } from '../markdown/compiled-markdown.ts';
import type { SourceDocument } from './load-content.ts';

/** A file that links to pages without being one that links lead into. */
export interface LinkSource {
  readonly file: string;
  readonly links: readonly MarkdownLink[];
}

/** A compiled page: its links go out, and links of others lead to it. */
export interface LinkedPage extends LinkSource {
  /** Path on the site without base path: `/docs/concepts/nodes`. */
  readonly path: string;
  /** Every id that a link may name. */
  readonly anchors: readonly string[];
}

/**
 * The links in a document's fields (every field called `href`, at any depth) with their places: of
 * `site.yaml` those of navbar, footer and announcement, of `landing.md` those of actions and features.
 */
export function fieldLinks({ file, yaml }: SourceDocument): LinkSource {
  const links: MarkdownLink[] = [];
  if (yaml?.fields) {
    visit(yaml.fields, {
      Pair(_, { key, value }) {
        if (!isScalar(key) || key.value !== 'href' || !isScalar(value)) return;
        if (typeof value.value !== 'string' || !value.range) return;
        const { line, column = 1 } = yaml.placeOf(value.range[0]);
        links.push({ href: value.value, line, column });
      },
    });
  }
  return { file, links };
}
