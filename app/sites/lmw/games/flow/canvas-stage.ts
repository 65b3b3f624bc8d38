/** A canvas that is as sharp as its place, up to two device pixels for one of the page. */
export interface CanvasStage {
  context: CanvasRenderingContext2D;
  /** Size in CSS px. */
  readonly width: number;
  readonly height: number;
  stop(): void;
}

const sharpest = 2;

/** Ties a canvas to the size of its place; each later size is told. Null where there is no canvas to draw on. */
export function openStage(canvas: HTMLCanvasElement, onSize: () => void): CanvasStage | null {
  const context = canvas.getContext("2d");
  if (!context) return null;
  const stage = { context, width: 1, height: 1, stop: () => watch.disconnect() };
  const fit = (): void => {
    const { width, height } = canvas.getBoundingClientRect();
    const sharp = Math.min(sharpest, devicePixelRatio || 1);
    stage.width = Math.max(1, width);
    stage.height = Math.max(1, height);
    canvas.width = Math.round(stage.width * sharp);
    canvas.height = Math.round(stage.height * sharp);
    context.setTransform(sharp, 0, 0, sharp, 0, 0);
  };
  const watch = new ResizeObserver(() => {
    fit();
    onSize();
  });
  fit();
  watch.observe(canvas);
  return stage;
}
