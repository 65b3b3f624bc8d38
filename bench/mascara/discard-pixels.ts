/**
 * Runs in the page before its first script: everything is compiled, handed over and checked as ever, and the chip drops each
 * triangle before it becomes pixels. A processor that plays a chip spends half a minute on the first frame's; what the page
 * itself does for it is the same.
 */
export function discardPixels(): void {
  const getContext = HTMLCanvasElement.prototype.getContext as (...all: unknown[]) => RenderingContext | null;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...all: unknown[]) {
    const context = getContext.apply(this, all);
    if (context instanceof WebGL2RenderingContext) context.enable(context.RASTERIZER_DISCARD);
    return context;
  } as typeof HTMLCanvasElement.prototype.getContext;
}
