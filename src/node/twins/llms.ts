import { escapeText } from './markdown-text.ts';

/** A page's twin as the lists for machines name it. */
export interface ListedTwin {
  readonly title: string;
  readonly description: string;
  /** The page's category in the sidebar. */
  readonly category: string;
  /** Full URL of the twin. */
  readonly url: string;
}

/** What stands above the lists. */
export interface LlmsHead {
  readonly title: string;
  /** The site in one sentence. */
  readonly summary: string;
  /** Full URL of the file that holds all twins. */
  readonly fullUrl: string;
}

/** `llms.txt` (llmstxt.org): the site in one sentence and its pages by category, in reading order. */
export function renderLlms({ title, summary, fullUrl }: LlmsHead, twins: readonly ListedTwin[]): string {
  const categories = [...new Set(twins.map(({ category }) => category))];
  const sections = categories.map((category) => {
    const links = twins
      .filter((twin) => twin.category === category)
      .map((twin) => `- [${escapeText(twin.title)}](${twin.url}): ${escapeText(twin.description)}`);
    return `## ${category}\n\n${links.join('\n')}`;
  });
  const whole = `Every page is markdown. All of them in one file: ${fullUrl}`;
  return `${[`# ${title}`, `> ${summary}`, whole, ...sections].join('\n\n')}\n`;
}

/** `llms-full.txt`: all twins in reading order. */
export function renderLlmsFull(twins: readonly string[]): string {
  return twins.join('\n');
}
