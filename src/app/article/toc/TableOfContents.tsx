import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Heading } from '../../../shared/heading.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showCurrentLink } from '../../ui/show-current-link.ts';
import { listedHeadings, useActiveHeading } from './use-active-heading.ts';

interface TableOfContentsProps {
  readonly headings: readonly Heading[];
}

/** The sections of the page, with the one in view marked. On narrow screens it folds away behind its heading. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const listed = listedHeadings(headings);
  const inView = useActiveHeading(headings);
  const [open, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  useMarkedInView(nav, inView);
  if (listed.length === 0) return null;
  return (
    <nav ref={nav} className="toc" aria-label="On this page" data-open={open}>
      <p aria-hidden="true">On this page</p>
      <button type="button" className="needs-js" aria-expanded={open} onClick={() => setOpen(!open)}>
        On this page
        <Icon name="chevron" />
      </button>
      <ul>
        {listed.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? 'toc-3' : undefined}>
            <a
              href={`#${id}`}
              aria-current={id === inView ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The number of links around that of the marked section that are in view with it. */
const ROWS_AROUND = 3;

/** Scrolls a table of contents that is longer than the window so that the marked section's link is in view. */
function useMarkedInView(nav: RefObject<HTMLElement | null>, marked: string | undefined): void {
  useEffect(() => {
    const contents = nav.current;
    if (contents === null) return;
    if (marked === undefined) contents.scrollTop = 0;
    const links = [...contents.querySelectorAll('a')];
    const current = links.findIndex(({ ariaCurrent }) => ariaCurrent !== null);
    if (current === -1) return;
    const first = links[Math.max(0, current - ROWS_AROUND)];
    showCurrentLink(contents, first, links[current + ROWS_AROUND] ?? links.at(-1));
  }, [nav, marked]);
}
