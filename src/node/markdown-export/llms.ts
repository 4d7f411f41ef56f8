import { MARKDOWN_START } from '../../shared/markdown-path.ts';

interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** The page's category in the sidebar. */
  readonly category: string;
  /** Full URL of the page as markdown. */
  readonly url: string;
  /** The output of `exportPage`. */
  readonly text: string;
}

interface LlmsHead {
  readonly title: string;
  /** The site in one sentence. */
  readonly summary: string;
  /** The version of the documentation: `Next, 0.2.0`. */
  readonly version: string;
}

/**
 * The lists for machines (llmstxt.org), by their paths. `llms.txt` has the site in one sentence and its pages by category,
 * in reading order; `llms-full.txt` contains all pages.
 *
 * @param fullUrl the full URL of `llms-full.txt`
 */
export function llmsFiles(
  { title, summary, version }: LlmsHead,
  pages: readonly ListedPage[],
  fullUrl: string,
): ReadonlyMap<string, string> {
  const full = llmsFull(pages);
  const size = `${Math.ceil(Buffer.byteLength(full) / 1000)} KB`;
  const sections = [...new Set(pages.map(({ category }) => category))].map((category) => {
    const links = pages
      .filter((page) => page.category === category)
      .map((page) => `- [${escapeText(page.title)}](${page.url}): ${escapeText(page.description)}`);
    return `## ${category}\n\n${links.join('\n')}`;
  });
  const whole = `Version: ${version}\n\nEvery page is markdown. All of them in one file (${size}): ${fullUrl}`;
  return new Map([
    ['llms-full.txt', full],
    ['llms.txt', `${[`# ${title}`, `> ${summary}`, whole, ...sections].join('\n\n')}\n`],
  ]);
}

/** Returns pages in reading order. The line with the link to the list of pages appears once, at the top. */
function llmsFull(pages: readonly ListedPage[]): string {
  const [first = '', ...others] = pages.map(({ text }) => text);
  const start = new RegExp(`^${MARKDOWN_START}.*\\n\\n`);
  return [first, ...others.map((page) => page.replace(start, ''))].join('\n');
}

/** Escapes plain text, such as the title `<Editor />`, so that none of it is parsed as markdown or HTML. */
export function escapeText(text: string): string {
  return text.replace(/[\\`*_<[\]]/g, '\\$&');
}
