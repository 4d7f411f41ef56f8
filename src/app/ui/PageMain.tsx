/** Id of the `main` element of every page. */
export const MAIN_ID = 'main';

/** The first thing that Tab reaches: past the navigation, to the page itself (WCAG 2.4.1). */
export function SkipLink({ target }: { readonly target: string }) {
  return (
    <a className="skip-link" href={`#${target}`}>
      Skip to main content
    </a>
  );
}
