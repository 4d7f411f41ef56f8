/** The library's logo: a block that is being dropped between two others. Decoration beside the name. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" aria-hidden="true">
      <rect className="logo-block" x="3" y="3" width="18" height="5" rx="1.6" />
      <rect className="logo-drop" x="3" y="11" width="18" height="2" rx="1" />
      <rect className="logo-block" x="3" y="16" width="11" height="5" rx="1.6" />
    </svg>
  );
}
