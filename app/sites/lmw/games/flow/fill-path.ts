/** Fills a path on a canvas. */
export function fillPath(context: CanvasRenderingContext2D, path: Path2D, rule?: CanvasFillRule): void {
  context.fill(path, rule);
}
