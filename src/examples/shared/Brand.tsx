import type { ReactNode } from 'react';

interface BrandProps {
  readonly href: string;
  readonly title: string;
  /** What stands behind the name. */
  readonly children?: ReactNode;
}

/** The wordmark of `content/site.yaml`. */
const WORDMARK =
  'M10 9.6a4.9 4.9 0 1 0 0 6.8M15 18V8.3M15 12.5a4.3 4.3 0 0 1 4.3-4.3M33.3 8.2V18m0-5a4.9 4.9 0 1 1-9.8 0 4.9 4.9 0 0 1 9.8 0M40 18V7.3a3.6 3.6 0 0 1 3.6-3.6M37.4 8.6h5.4M50 4.4v10.1a3.5 3.5 0 0 0 3.5 3.5M47.2 8.6h6M58.6 18h.01M64.8 8.3v10.8a3.6 3.6 0 0 1-3.6 3.6M64.8 4h.01M75.8 9.3a3.6 2.7 0 0 0-3.2-1.2h-.6a2.45 2.45 0 0 0 0 4.9h1.5a2.5 2.5 0 0 1 0 5h-.9a3.8 2.7 0 0 1-3.4-1.3';

/** The library's mark and name, as a way back to the site. */
export function Brand({ href, title, children }: BrandProps) {
  return (
    <a className="brand" href={href} title={title}>
      <svg className="logo" viewBox="0 0 24 24" aria-hidden="true">
        <rect className="logo-block" x="3" y="3" width="18" height="5" rx="1.6" />
        <rect className="logo-drop" x="3" y="11" width="18" height="2" rx="1" />
        <rect className="logo-block" x="3" y="16" width="11" height="5" rx="1.6" />
      </svg>
      <svg className="brand-name" viewBox="0 0 79 24" role="img" aria-label="craft.js">
        <path d={WORDMARK} />
      </svg>
      {children}
    </a>
  );
}
