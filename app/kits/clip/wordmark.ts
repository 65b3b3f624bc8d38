/** Writes the name of the hub, its foot at `y`. */
export function paintWordmark(
  context: CanvasRenderingContext2D,
  { x, y, sizePx, align }: { x: number; y: number; sizePx: number; align: "left" | "right" },
): void {
  context.save();
  context.font = `900 ${sizePx}px "Archivo", sans-serif`;
  context.textAlign = align;
  context.textBaseline = "alphabetic";
  // As wide as the wordmark is; where the pen cannot, its own width.
  if ("fontStretch" in context) context.fontStretch = "expanded";
  context.fillText("KATE ZONE", x, y);
  context.restore();
}
