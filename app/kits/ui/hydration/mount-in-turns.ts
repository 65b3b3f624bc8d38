/**
 * Wakes parts of a page one after the other, so that a long page never holds up a finger: what is in sight or a screen away
 * at once, all the rest a few at a time whenever the phone has nothing better to do. Browser only.
 * @returns takes the part out of its turn; harmless when it is awake
 */
export function mountInTurns(part: Element, onMount: () => void): () => void {
  waiting.set(part, onMount);
  observer ??= new IntersectionObserver(mountVisible, { rootMargin: "100% 0px" });
  observer.observe(part);
  startTurns();
  return () => removePart(part);
}

/** So many at a time: at four times the usual slowness still less than 50 ms. */
const partsPerTurn = 4;
/** In the order in which they stand on the page. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;
let isRunning = false;

function mountVisible(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) mountPart(target);
}

function startTurns(): void {
  if (isRunning) return;
  isRunning = true;
  if (document.readyState === "complete") whenIdle(mountNextParts);
  else window.addEventListener("load", () => whenIdle(mountNextParts), { once: true });
}

function mountNextParts(): void {
  for (const part of [...waiting.keys()].slice(0, partsPerTurn)) mountPart(part);
  isRunning = waiting.size > 0;
  if (isRunning) whenIdle(mountNextParts);
}

function mountPart(part: Element): void {
  const onMount = waiting.get(part);
  removePart(part);
  onMount?.();
}

function removePart(part: Element): void {
  waiting.delete(part);
  observer?.unobserve(part);
}

// Safari knows no idle callback.
const whenIdle = (run: () => void): void => void (window.requestIdleCallback ?? setTimeout)(run);
