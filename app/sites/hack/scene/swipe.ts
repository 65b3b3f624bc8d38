import { preferences } from "#app/kits/visitor/preferences.ts";
import { swipe as feel } from "../tuning.ts";

type Choice = "keep" | "skip";

/**
 * Lets the card in `holder` be drawn aside once it is torn (`data-swipes`): right keeps, left lets go. The arrow keys
 * do the same at any time. Calls `onLeave` when the card is gone; the next one stands where it stood.
 * @returns sends the card away as if it had been drawn
 */
export function startSwipe(
  holder: HTMLElement,
  onLeave: (choice: Choice) => void,
  signal: AbortSignal,
): (choice: Choice) => void {
  holder.style.transform = "";
  holder.style.opacity = "";
  let pointer: number | null = null;
  let fromX = 0;
  let offsetX = 0;
  let isDragging = false;
  let hasLeft = false;

  function move(px: number): void {
    offsetX = px;
    holder.style.transform = px === 0 ? "" : `translateX(${px}px) rotate(${px / 40}deg)`;
  }

  async function leave(choice: Choice): Promise<void> {
    if (hasLeft) return;
    hasLeft = true;
    const toX = (choice === "keep" ? 1 : -1) * (holder.clientWidth + 40);
    const isStill = preferences.isMotionReduced();
    const keyframes = isStill
      ? [{ opacity: 1 }, { opacity: 0 }]
      : [{ transform: holder.style.transform || "none" }, { transform: `translateX(${toX}px) rotate(${toX / 40}deg)` }];
    await holder
      .animate(keyframes, { duration: feel.leaveMs, easing: "cubic-bezier(.2,.9,.1,1)" })
      .finished.catch(() => {});
    // It stays away until the next card stands here, which begins anew above.
    holder.style.opacity = "0";
    if (!signal.aborted) onLeave(choice);
  }

  function begin(event: PointerEvent): void {
    if (!holder.dataset.swipes || hasLeft || pointer !== null || event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest("a, button")) return;
    pointer = event.pointerId;
    fromX = event.clientX;
    isDragging = false;
  }

  function draw(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    const px = event.clientX - fromX;
    if (!isDragging && Math.abs(px) < 8) return;
    if (!isDragging) holder.setPointerCapture(event.pointerId);
    isDragging = true;
    move(px);
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== pointer) return;
    pointer = null;
    if (event.type === "pointerup" && Math.abs(offsetX) >= feel.enoughPx) void leave(offsetX > 0 ? "keep" : "skip");
    else move(0);
  }

  function key(event: KeyboardEvent): void {
    const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select, [role=slider]");
    if (isTyping || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    if (event.key === "ArrowRight") void leave("keep");
    if (event.key === "ArrowLeft") void leave("skip");
  }

  // Whoever waits for it can see that the card follows a thumb from here on.
  holder.dataset.follows = "";
  signal.addEventListener("abort", () => delete holder.dataset.follows, { once: true });
  holder.addEventListener("pointerdown", begin, { signal });
  holder.addEventListener("pointermove", draw, { signal });
  holder.addEventListener("pointerup", end, { signal });
  holder.addEventListener("pointercancel", end, { signal });
  window.addEventListener("keydown", key, { signal });
  return (choice) => void leave(choice);
}
