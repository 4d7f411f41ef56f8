import type { ReactNode } from 'react';

interface BrandProps {
  readonly href: string;
  readonly title: string;
  /** What stands behind the name. */
  readonly children?: ReactNode;
}

/** The library's mark and name, as a way back to the site. */
export function Brand({ href, title, children }: BrandProps) {
  return (
    <a className="brand" href={href} title={title}>
      <svg className="logo" viewBox="0 0 24 24" aria-hidden="true">
        <rect className="logo-block" x="3" y="3" width="18" height="5" rx="1.6" />
        <rect className="logo-drop" x="3" y="11" width="18" height="2" rx="1" />
        <rect className="logo-block" x="3" y="16" width="11" height="5" rx="1.6" />
      </svg>
      <span className="brand-name">craft.js</span>
      {children}
    </a>
  );
}
