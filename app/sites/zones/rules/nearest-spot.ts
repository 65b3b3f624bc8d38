export interface Spot {
  /** Fractions of the picture's width and height. */
  x: number;
  y: number;
}

/** The index of the spot nearest to a point, measured in widths; `heightRatio` is the picture's height over its width. */
export function nearestSpot(spots: readonly Spot[], point: Spot, heightRatio: number): number {
  const distances = spots.map((spot) => Math.hypot(spot.x - point.x, (spot.y - point.y) * heightRatio));
  return distances.indexOf(Math.min(...distances));
}
