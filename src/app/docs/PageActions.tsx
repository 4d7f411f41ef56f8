import { MARKDOWN_START, markdownPath } from '../../shared/markdown-path.ts';
import type { DocPageData } from '../../shared/page-data.ts';
import { newIssueUrl } from '../data/new-issue.ts';
import { ownRelease } from '../platform/document/page-document.ts';
import { siteUrl } from '../platform/document/urls.ts';
import { copyFetchedText, copyLabels, useCopy } from '../ui/copy.ts';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton } from '../ui/Menu.tsx';
import type { MenuLink } from '../ui/PopupMenu.tsx';

/** All of about the same width, so that nothing moves when the label changes. */
const LABELS = { ...copyLabels('Copy page'), copying: 'Copying…' };

const FAILURE =
  'The page could not be copied. Choose View as Markdown in the menu beside the button for its text.';

/** The actions of a page: copy or open it as markdown, ask an assistant, report a problem, edit it. */
export function PageActions({ page }: { readonly page: DocPageData }) {
  const markdown = markdownPath(page.id);
  const url = siteUrl(markdown);
  const { state, copy } = useCopy(() => copyFetchedText(fetchMarkdown(url), FAILURE));
  return (
    <div className="doc-actions">
      <button type="button" className="needs-js" onClick={copy}>
        {LABELS[state]}
      </button>
      <MenuButton
        className="more-actions needs-js"
        label="More page actions"
        content={{ kind: 'links', links: () => actionLinks(page, markdown) }}
      >
        <Icon name="chevron" className="menu-arrow" />
      </MenuButton>
      <a className="without-js" href={url}>
        View as Markdown
      </a>
    </div>
  );
}

/** Fetches a page as markdown. Rejects if there is none at the URL. */
async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  // Some hosts answer every unknown address with their own page.
  if (!response.ok || !text.startsWith(MARKDOWN_START))
    throw new Error(`There is no page as markdown at ${url}.`);
  return text;
}

/** Returns the items of the menu, for the reader's position on the page when it opens. */
function actionLinks(page: DocPageData, markdown: string): readonly MenuLink[] {
  const address = new URL(siteUrl(markdown), window.location.href).href;
  const question = new URLSearchParams({ q: `Read ${address} so that I can ask questions about it.` });
  return [
    { label: 'View as Markdown', href: markdown },
    { label: 'Open in ChatGPT', href: `https://chatgpt.com/?${question}`, newTab: true },
    { label: 'Open in Claude', href: `https://claude.ai/new?${question}`, newTab: true },
    { label: 'Report a problem', href: reportUrl(page.title), newTab: true },
    ...(page.editUrl === undefined
      ? []
      : [{ label: 'Edit this page', href: page.editUrl, newTab: true } satisfies MenuLink]),
  ];
}

/** Returns the address of the repository's page for a new issue about the page and the section in view. */
function reportUrl(title: string): string {
  const section = document.querySelector<HTMLAnchorElement>('.toc [aria-current]');
  const place = new URL(section?.getAttribute('href') ?? '', window.location.href.replace(/#.*/, ''));
  const body = [
    `Page: ${place.href}`,
    ...(section === null ? [] : [`Section: ${section.textContent}`]),
    `Release of the documentation: ${ownRelease() ?? 'unknown'}`,
    '',
    '',
  ];
  return newIssueUrl({ title: `Documentation: ${title}`, body: body.join('\n') });
}
