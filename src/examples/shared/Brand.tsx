import type { ReactNode } from 'react';
import { Logo } from '../../app/ui/Logo.tsx';

interface BrandProps {
  readonly href: string;
  readonly title: string;
  /** The content after the name. */
  readonly children?: ReactNode;
}

/** The wordmark of `content/site.yaml`. */
const WORDMARK =
  'M10 10a5 5 0 1 0 0 6M15 18V8m0 5a5 5 0 0 1 4-5M33 8v10m0-5a5 5 0 1 1-10 0 5 5 0 0 1 10 0M40 18V7a4 4 0 0 1 4-3M37 9h6M50 4v10a4 4 0 0 0 4 4M47 9h6M59 18h.01M65 8v11a4 4 0 0 1-4 4M65 4h.01M76 9a4 3 0 0 0-3-1h-1a2.5 2.5 0 0 0 0 5h1.5a2.5 2.5 0 0 1 0 5h-1a4 3 0 0 1-3.5-1';

/** The library's logo and name, as a link back to the site. */
export function Brand({ href, title, children }: BrandProps) {
  return (
    <a className="brand" href={href} title={title}>
      <Logo />
      <svg className="wordmark" viewBox="0 0 79 24" role="img" aria-label="craft.js">
        <path d={WORDMARK} />
      </svg>
      {children}
    </a>
  );
}
