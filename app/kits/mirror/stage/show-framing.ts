import type { StageFraming } from "./stage-framing.ts";

/**
 * Tells the stylesheet which part of the picture is seen, and the framing how large the stage is.
 * The window moves without a render. Ends with the signal.
 */
export function showFraming(stage: HTMLElement, framing: StageFraming, signal: AbortSignal): void {
  const measure = (): void => {
    if (stage.clientHeight > 0) framing.setStage(stage.clientWidth / stage.clientHeight);
  };
  const show = (glides: boolean): void => {
    const window = framing.getWindow();
    stage.toggleAttribute("data-glides", glides);
    stage.toggleAttribute("data-framed", window !== null);
    stage.toggleAttribute("data-zoomed", framing.isZoomed());
    if (!window) return;
    stage.style.setProperty("--window-x", String(window.x));
    stage.style.setProperty("--window-y", String(window.y));
    stage.style.setProperty("--window-width", String(window.width));
    stage.style.setProperty("--window-height", String(window.height));
  };
  const observer = new ResizeObserver(measure);
  observer.observe(stage);
  const stopListening = framing.subscribe(show);
  signal.addEventListener(
    "abort",
    () => {
      observer.disconnect();
      stopListening();
    },
    { once: true },
  );
  measure();
  show(false);
}
