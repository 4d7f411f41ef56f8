/** Encodes ascending numbers as their differences, in base 36: `[3, 4, 40]` → `3 1 10`. */
export function packPlaces(places: readonly number[]): string {
  return places.map((place, index) => (place - (places[index - 1] ?? 0)).toString(36)).join(' ');
}

/** The counterpart of `packPlaces`. */
export function unpackPlaces(packed: string): number[] {
  let place = 0;
  return packed.split(' ').map((step) => {
    place += Number.parseInt(step, 36);
    return place;
  });
}
