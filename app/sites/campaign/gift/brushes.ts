/** What everything here paints with: scaled so that the picture is 390 wide and 844 high, whatever its pixels are. */
export type Pen = CanvasRenderingContext2D;
/** A number from 0 up to 1, the next one at each call. */
export type Chance = () => number;

export const pictureWidth = 390;
export const pictureHeight = 844;

export const ink = "#050304";

type Stop = readonly [at: number, color: string];

/** A light without an edge, added to what lies under it. `color` as "255 176 46". */
export function glow(pen: Pen, x: number, y: number, radius: number, color: string, strength: number): void {
  pen.save();
  pen.globalCompositeOperation = "lighter";
  pen.fillStyle = radial(pen, x, y, radius, [
    [0, `rgb(${color} / ${strength})`],
    [0.35, `rgb(${color} / ${strength * 0.42})`],
    [0.7, `rgb(${color} / ${strength * 0.1})`],
    [1, `rgb(${color} / 0)`],
  ]);
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  pen.restore();
}

/** A gradient around a point. */
export function radial(pen: Pen, x: number, y: number, radius: number, stops: readonly Stop[]): CanvasGradient {
  return withStops(pen.createRadialGradient(x, y, 0, x, y, radius), stops);
}

/** A gradient from one point to another. */
export function linear(
  pen: Pen,
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
  stops: readonly Stop[],
): CanvasGradient {
  return withStops(pen.createLinearGradient(fromX, fromY, toX, toY), stops);
}

/** A closed path through points. */
export function polygon(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
}

function withStops(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
}
