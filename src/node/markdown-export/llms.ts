import { MARKDOWN_START } from '../../shared/markdown-path.ts';

/** A page in the lists for machines. */
interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** The page's category in the sidebar. */
  readonly category: string;
  /** Full URL of the page as markdown. */
  readonly url: string;
}

/** The text above the lists. */
interface LlmsHead {
  readonly title: string;
  /** The site in one sentence. */
  readonly summary: string;
  /** The version of the documentation: `Next, 0.2.0`. */
  readonly version: string;
  /** Full URL of the file that contains all pages. */
  readonly fullUrl: string;
}

/** `llms.txt` (llmstxt.org): the site in one sentence and its pages by category, in reading order. */
export function renderLlms(
  { title, summary, version, fullUrl }: LlmsHead,
  pages: readonly ListedPage[],
): string {
  const categories = [...new Set(pages.map(({ category }) => category))];
  const sections = categories.map((category) => {
    const links = pages
      .filter((page) => page.category === category)
      .map((page) => `- [${escapeText(page.title)}](${page.url}): ${escapeText(page.description)}`);
    return `## ${category}\n\n${links.join('\n')}`;
  });
  const whole = `Version: ${version}\n\nEvery page is markdown. All of them in one file: ${fullUrl}`;
  return `${[`# ${title}`, `> ${summary}`, whole, ...sections].join('\n\n')}\n`;
}

/**
 * `llms-full.txt`: all pages in reading order. The line with the link to the list of pages appears once, at the top.
 *
 * @param pages the output of `exportPage` for each page
 */
export function renderLlmsFull(pages: readonly string[]): string {
  const [first = '', ...others] = pages;
  const start = new RegExp(`^${MARKDOWN_START}.*\\n\\n`);
  return [first, ...others.map((page) => page.replace(start, ''))].join('\n');
}

/** Escapes plain text, such as the title `<Editor />`, so that none of it is parsed as markdown or HTML. */
export function escapeText(text: string): string {
  return text.replace(/[\\`*_<[\]]/g, '\\$&');
}
