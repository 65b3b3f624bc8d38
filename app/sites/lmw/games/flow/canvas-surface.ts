/** A canvas that is as sharp as its place, up to two device pixels for one of the page. */
export interface CanvasSurface {
  context: CanvasRenderingContext2D;
  /** Size in CSS px. */
  readonly width: number;
  readonly height: number;
  stop(): void;
}

const maxPixelRatio = 2;

/** Ties a canvas to the size of its place. Null where there is no canvas to draw on. */
export function createCanvasSurface(canvas: HTMLCanvasElement): CanvasSurface | null {
  const context = canvas.getContext("2d");
  if (!context) return null;
  const surface = { context, width: 1, height: 1, stop: () => resizeObserver.disconnect() };
  const fit = (): void => {
    const { width, height } = canvas.getBoundingClientRect();
    const pixelRatio = Math.min(maxPixelRatio, devicePixelRatio || 1);
    surface.width = Math.max(1, width);
    surface.height = Math.max(1, height);
    canvas.width = Math.round(surface.width * pixelRatio);
    canvas.height = Math.round(surface.height * pixelRatio);
    context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  };
  const resizeObserver = new ResizeObserver(fit);
  fit();
  resizeObserver.observe(canvas);
  return surface;
}
