import GithubSlugger from 'github-slugger';
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
 * in reading order; `llms-full.txt` contains all pages, and `llms/core-concepts.txt` those of a category.
 *
 * @param urlOf returns the full URL of a path of the site
 */
export function llmsFiles(
  { title, summary, version }: LlmsHead,
  pages: readonly ListedPage[],
  urlOf: (path: string) => string,
): ReadonlyMap<string, string> {
  const full = llmsFull(pages);
  const files = new Map([['llms-full.txt', full]]);
  // Two categories may have the same slug, and one may have none.
  const slugger = new GithubSlugger();
  const categories = [...new Set(pages.map(({ category }) => category))];
  const sections = categories.map((category) => {
    const some = pages.filter((page) => page.category === category);
    const path = `llms/${slugger.slug(category) || 'pages'}.txt`;
    const text = llmsFull(some);
    files.set(path, text);
    const links = some.map(
      (page) => `- [${escapeText(page.title)}](${page.url}): ${escapeText(page.description)}`,
    );
    const whole = `All of them in one file (${sizeOf(text)}): ${urlOf(`/${path}`)}`;
    return `## ${category}\n\n${links.join('\n')}\n\n${whole}`;
  });
  const whole = `Version: ${version}\n\nEvery page is markdown. All of them in one file (${sizeOf(full)}): ${urlOf('/llms-full.txt')}`;
  return files.set('llms.txt', `${[`# ${title}`, `> ${summary}`, whole, ...sections].join('\n\n')}\n`);
}

/** Returns the size of a text as assistants count it: `48 KB`. */
function sizeOf(text: string): string {
  return `${Math.ceil(Buffer.byteLength(text) / 1000)} KB`;
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
