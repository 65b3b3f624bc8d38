/** The nearest of some places by what `distanceTo` says of each, and how far away that is. There is at least one. */
export function findNearest<Place>(
  places: readonly Place[],
  distanceTo: (place: Place) => number,
): { index: number; distance: number } {
  const distances = places.map((place) => distanceTo(place));
  const distance = Math.min(...distances);
  return { index: distances.indexOf(distance), distance };
}
