/** Directions of a box. */
export const DIRECTIONS = [
  { value: 'column', label: 'Below each other', icon: 'column' },
  { value: 'row', label: 'Side by side', icon: 'row' },
] as const;

/** Where children stand across the direction. */
export const ALIGNMENTS = [
  { value: 'stretch', label: 'Stretch', icon: 'alignStretch' },
  { value: 'start', label: 'Start', icon: 'alignStart' },
  { value: 'center', label: 'Centre', icon: 'alignCenter' },
  { value: 'end', label: 'End', icon: 'alignEnd' },
] as const;

/** Where children stand along the direction. */
export const JUSTIFICATIONS = [
  { value: 'start', label: 'At the start' },
  { value: 'center', label: 'In the centre' },
  { value: 'end', label: 'At the end' },
  { value: 'space-between', label: 'Space between' },
] as const;
