/** Paths of line icons on a grid of 24. */
const PATHS = {
  box: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Z',
  columns: 'M4 5h7v14H4ZM13 5h7v14h-7Z',
  heading: 'M6 5v14M18 5v14M6 12h12',
  text: 'M4 7h16M4 12h16M4 17h10',
  button: 'M6 8h12a4 4 0 0 1 0 8H6a4 4 0 0 1 0-8ZM9 12h6',
  video: 'M4 6h16v12H4ZM10.5 9.5v5l4-2.5Z',
  onlyButtons: 'M3 6h18v12H3ZM7 12h3M14 12h3M7 9.5h3v5H7ZM14 9.5h3v5h-3Z',
  oneVideo: 'M3 5h18v14H3ZM7 8.5h10v7H7ZM11 10.5v3l2.5-1.5Z',
  keepsButton: 'M3 6h18v12H3ZM7 9.5h10v5H7ZM10 12h4',
  picture: 'M4 5h16v14H4ZM4 16l5-5 4 4 2-2 5 5M15 8.5a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  page: 'M6 3h8l4 4v14H6ZM14 3v4h4',
  undo: 'M9 7 5 11l4 4M5 11h9a5 5 0 0 1 0 10h-2',
  redo: 'm15 7 4 4-4 4M19 11h-9a5 5 0 0 0 0 10h2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  chevron: 'm9 6 6 6-6 6',
  move: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  into: 'M4 5v14M9 12h11M15 7l5 5-5 5',
  out: 'M20 5v14M15 12H4M9 7l-5 5 5 5',
  parent: 'M5 19h9a4 4 0 0 0 4-4V5M13 10l5-5 5 5',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.500 4.500L19 7.500',
  sliders: 'M4 8h9M17 8h3M15 6v4M4 16h3M11 16h9M9 14v4',
} as const;

/** The names of the icons. */
export type IconName = keyof typeof PATHS;

/** A line icon of the size of its text. Decoration: the control around it has the name. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
