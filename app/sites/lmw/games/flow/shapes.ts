type Point = readonly [x: number, y: number];

/** A line through points, in the style that is set. */
export function strokeLine(context: CanvasRenderingContext2D, ...points: readonly Point[]): void {
  trace(context, points);
  context.stroke();
}

/** The area inside points, in the style that is set. */
export function fillShape(context: CanvasRenderingContext2D, ...points: readonly Point[]): void {
  trace(context, points);
  context.fill();
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const point of points) context.lineTo(...point);
}

export function fillCircle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  traceCircle(context, x, y, radius);
  context.fill();
}

export function strokeCircle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  traceCircle(context, x, y, radius);
  context.stroke();
}

function traceCircle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
}

export function fillPath(context: CanvasRenderingContext2D, path: Path2D, rule?: CanvasFillRule): void {
  context.fill(path, rule);
}
