export interface Spot {
  /** Fractions of the picture's width and height. */
  x: number;
  y: number;
}

/** The index of the spot nearest to a point, measured in widths; `heightRatio` is the picture's height over its width. */
export function nearestSpot(spots: readonly Spot[], at: Spot, heightRatio: number): number {
  const farness = spots.map((spot) => Math.hypot(spot.x - at.x, (spot.y - at.y) * heightRatio));
  return farness.indexOf(Math.min(...farness));
}
