/**
 * Wakes parts of a page one after the other, so that a long page never holds up a finger: what is in sight or a screen away
 * at once, all the rest a few at a time whenever the phone has nothing better to do. Browser only.
 * @returns takes the part out of its turn; harmless when it is awake
 */
export function wakeInTurn(part: Element, wake: () => void): () => void {
  asleep.set(part, wake);
  sight ??= new IntersectionObserver(wakeSeen, { rootMargin: "100% 0px" });
  sight.observe(part);
  beginTurns();
  return () => leaveTurn(part);
}

/** So many at a time: at four times the usual slowness still less than 50 ms. */
const restingParts = 4;
/** In the order in which they stand on the page. */
const asleep = new Map<Element, () => void>();
let sight: IntersectionObserver | undefined;
let isTurning = false;

function wakeSeen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) wakeOne(target);
}

function beginTurns(): void {
  if (isTurning) return;
  isTurning = true;
  if (document.readyState === "complete") soon(wakeAtRest);
  else window.addEventListener("load", () => soon(wakeAtRest), { once: true });
}

function wakeAtRest(): void {
  for (const part of [...asleep.keys()].slice(0, restingParts)) wakeOne(part);
  isTurning = asleep.size > 0;
  if (isTurning) soon(wakeAtRest);
}

function wakeOne(part: Element): void {
  const wake = asleep.get(part);
  leaveTurn(part);
  wake?.();
}

function leaveTurn(part: Element): void {
  asleep.delete(part);
  sight?.unobserve(part);
}

// Safari knows no idle callback.
const soon = (run: () => void): void => void (window.requestIdleCallback ?? setTimeout)(run);
