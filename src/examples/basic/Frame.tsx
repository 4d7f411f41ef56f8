import type { ReactNode } from 'react';
import { Brand } from '../shared/Brand.tsx';
import { docUrl, sitePage, sourceOf } from '../shared/site-links.ts';

/** The site's frame around the tutorial's app: links to the documentation, the tutorial and the source. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <nav className="frame" aria-label="About this example">
        <div className="frame-inner">
          <Brand href={sitePage('')} title="Home" />
          <a href={docUrl('overview')}>Documentation</a>
          <a href={docUrl('guides/basic-tutorial')}>Tutorial</a>
          <a href={sourceOf('basic')}>Source</a>
        </div>
      </nav>
      {children}
    </>
  );
}
