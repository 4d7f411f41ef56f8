interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** The page's category in the sidebar. */
  readonly category: string;
  /** Full URL of the page as markdown. */
  readonly url: string;
}

interface LlmsHead {
  readonly title: string;
  /** The site in one sentence. */
  readonly summary: string;
  /** The version of the documentation: `Next, 0.2.0`. */
  readonly version: string;
}

/** Returns the list for machines (llmstxt.org): the site in one sentence and its pages by category, in reading order. */
export function llmsText({ title, summary, version }: LlmsHead, pages: readonly ListedPage[]): string {
  const sections = [...new Set(pages.map(({ category }) => category))].map((category) => {
    const links = pages
      .filter((page) => page.category === category)
      .map((page) => `- [${escapeText(page.title)}](${page.url}): ${escapeText(page.description)}`);
    return `## ${category}\n\n${links.join('\n')}`;
  });
  const note = `Version: ${version}\n\nEvery page is markdown.`;
  return `${[`# ${title}`, `> ${summary}`, note, ...sections].join('\n\n')}\n`;
}

/** Escapes plain text, such as the title `<Editor />`, so that none of it is parsed as markdown or HTML. */
export function escapeText(text: string): string {
  return text.replace(/[\\`*_<[\]]/g, '\\$&');
}
