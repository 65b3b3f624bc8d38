/** A canvas of its own, of this size. */
export function createCanvas(widthPx: number, heightPx: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [widthPx, heightPx];
  return canvas;
}

/** What to draw with on a canvas of its own. @throws where this browser draws none */
export function createDrawing(
  widthPx: number,
  heightPx: number,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const context = createCanvas(widthPx, heightPx).getContext("2d", settings);
  if (!context) throw new Error("this browser has no canvas");
  return context;
}

/** A canvas as a picture file. @throws where this browser writes none */
export function canvasToBlob(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("this browser writes no pictures"))),
      type,
      quality,
    ),
  );
}
