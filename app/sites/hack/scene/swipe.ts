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
  let drag: { pointerId: number; fromX: number; isMoving: boolean } | null = null;
  let offsetX = 0;
  let hasLeft = false;

  function move(px: number): void {
    offsetX = px;
    holder.style.transform = px === 0 ? "" : `translateX(${px}px) rotate(${px / 40}deg)`;
  }

  async function leave(choice: Choice | null): Promise<void> {
    if (hasLeft || !choice) return;
    hasLeft = true;
    await animateAway(holder, choice);
    // It stays away until the next card stands here, which begins anew above.
    holder.style.opacity = "0";
    if (!signal.aborted) onLeave(choice);
  }

  function begin({ button, target, pointerId, clientX }: PointerEvent): void {
    if (!holder.dataset.swipes || hasLeft || drag || button !== 0) return;
    if (target instanceof Element && target.closest("a, button")) return;
    drag = { pointerId, fromX: clientX, isMoving: false };
  }

  function draw({ pointerId, clientX }: PointerEvent): void {
    if (pointerId !== drag?.pointerId) return;
    const px = clientX - drag.fromX;
    if (!drag.isMoving && Math.abs(px) < 8) return;
    if (!drag.isMoving) holder.setPointerCapture(pointerId);
    drag.isMoving = true;
    move(px);
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== drag?.pointerId) return;
    drag = null;
    if (event.type === "pointerup" && Math.abs(offsetX) >= feel.enoughPx) void leave(offsetX > 0 ? "keep" : "skip");
    else move(0);
  }

  // Whoever waits for it can see that the card follows a thumb from here on.
  holder.dataset.follows = "";
  signal.addEventListener("abort", () => delete holder.dataset.follows, { once: true });
  holder.addEventListener("pointerdown", begin, { signal });
  holder.addEventListener("pointermove", draw, { signal });
  holder.addEventListener("pointerup", end, { signal });
  holder.addEventListener("pointercancel", end, { signal });
  window.addEventListener("keydown", (event) => void leave(choiceOfKey(event)), { signal });
  return (choice) => void leave(choice);
}

async function animateAway(holder: HTMLElement, choice: Choice): Promise<void> {
  const toX = (choice === "keep" ? 1 : -1) * (holder.clientWidth + 40);
  const keyframes = preferences.isMotionReduced()
    ? [{ opacity: 1 }, { opacity: 0 }]
    : [{ transform: holder.style.transform || "none" }, { transform: `translateX(${toX}px) rotate(${toX / 40}deg)` }];
  const animation = holder.animate(keyframes, { duration: feel.leaveMs, easing: "cubic-bezier(.2,.9,.1,1)" });
  await animation.finished.catch(() => {});
}

/** What an arrow key chooses; nothing while one types, or moves a slider. */
function choiceOfKey(event: KeyboardEvent): Choice | null {
  const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select, [role=slider]");
  if (isTyping || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return null;
  if (event.key === "ArrowRight") return "keep";
  return event.key === "ArrowLeft" ? "skip" : null;
}
