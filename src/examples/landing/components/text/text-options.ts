/** What a text may be. */
export const TEXT_KINDS = [
  { value: 'paragraph', label: 'Paragraph' },
  { value: 'heading', label: 'Heading' },
  { value: 'subheading', label: 'Subheading' },
] as const;

/** Font weights that system fonts have. */
export const WEIGHTS = [
  { value: 400, label: 'Regular' },
  { value: 500, label: 'Medium' },
  { value: 600, label: 'Semibold' },
  { value: 700, label: 'Bold' },
  { value: 800, label: 'Heavy' },
];

/** Where a text stands. */
export const TEXT_ALIGNMENTS = [
  { value: 'start', label: 'Start', icon: 'textStart' },
  { value: 'center', label: 'Centre', icon: 'textCenter' },
  { value: 'end', label: 'End', icon: 'textEnd' },
] as const;
