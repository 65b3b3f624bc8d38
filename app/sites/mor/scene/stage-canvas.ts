export type Point = readonly [x: number, y: number];

/** What a scene is given: its canvas over the picture, the picture itself, and when to stop. */
export interface SceneParts {
  canvas: HTMLCanvasElement;
  /** The chapter's picture, as it lies below the canvas. */
  image: HTMLImageElement;
  /** The point of the picture that its crop keeps, 0–1 each. */
  focus: Point;
  /** Things stay where they are: no drift, no ripple, no run. */
  isStill: boolean;
  signal: AbortSignal;
}

/** One painting. Places of the picture (0–1 of its width and height) become px of the canvas by `at`. */
export interface Frame {
  ctx: CanvasRenderingContext2D;
  width: number;
  height: number;
  /** px of the canvas that a css px has. */
  density: number;
  /** Width of the whole picture in px of the canvas: radii are written as parts of it. */
  span: number;
  at(x: number, y: number): Point;
  /** Milliseconds since the scene began; stands still where things stay. */
  driftMs: number;
  /** Milliseconds since the scene began. */
  nowMs: number;
  /** Since the last painting, at most 50. */
  stepMs: number;
  /** Lays the picture onto the canvas, as its `<img>` lies below. */
  picture(): void;
}

/** A canvas that is being painted. */
export interface StageCanvas {
  /** A point of the window, in css px, as px of the canvas. */
  pointAt(clientX: number, clientY: number): Point;
}

const maxDensity = 1.6;

/** Paints as long as the canvas is seen. */
export function startStage(
  { canvas, image, focus, isStill, signal }: SceneParts,
  paint: (frame: Frame) => void,
  onSize?: (width: number, height: number) => void,
): StageCanvas {
  const ctx = canvas.getContext("2d", { alpha: true });
  if (!ctx) throw new Error("this browser lends no canvas");
  const begunMs = performance.now();
  let lastMs = begunMs;
  let request = 0;
  let fit = { x: 0, y: 0, width: 1, height: 1 };
  let density = 1;

  function resize(): void {
    const box = canvas.getBoundingClientRect();
    density = Math.min(devicePixelRatio || 1, maxDensity);
    const [width, height] = [
      Math.max(1, Math.round(box.width * density)),
      Math.max(1, Math.round(box.height * density)),
    ];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    fit = coverWith(image, width, height, focus);
    onSize?.(width, height);
  }

  function frame(timeMs: number): void {
    request = requestAnimationFrame(frame);
    if (document.hidden || !ctx) return;
    const nowMs = timeMs - begunMs;
    const stepMs = Math.min(50, Math.max(0, timeMs - lastMs));
    lastMs = timeMs;
    const { width, height } = canvas;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.globalAlpha = 1;
    ctx.globalCompositeOperation = "source-over";
    paint({
      ...{ ctx, width, height, density, span: fit.width, nowMs, stepMs },
      driftMs: isStill ? 0 : nowMs,
      at: (x, y) => [fit.x + x * fit.width, fit.y + y * fit.height],
      picture: () => ctx.drawImage(image, fit.x, fit.y, fit.width, fit.height),
    });
  }

  const sizes = new ResizeObserver(resize);
  sizes.observe(canvas);
  resize();
  request = requestAnimationFrame(frame);
  signal.addEventListener("abort", () => {
    cancelAnimationFrame(request);
    sizes.disconnect();
  });
  return {
    pointAt(clientX, clientY) {
      const box = canvas.getBoundingClientRect();
      return [(clientX - box.left) * density, (clientY - box.top) * density];
    },
  };
}

/** Where a picture lies that covers a canvas as `object-fit: cover` does. */
function coverWith({ naturalWidth, naturalHeight }: HTMLImageElement, width: number, height: number, focus: Point) {
  const ratio = (naturalWidth || 3) / (naturalHeight || 5);
  const [w, h] = width / height > ratio ? [width, width / ratio] : [height * ratio, height];
  return { x: (width - w) * focus[0], y: (height - h) * focus[1], width: w, height: h };
}

/** Eases 0–1 out, as a cap closes. */
export const ease = (part: number): number => 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
