/**
 * Keeps the press on a button whose script is not here yet, and makes it again as soon as it is: on a slow line a page
 * stands there for seconds before it answers, and a lazily loaded part even after the rest. The last press counts, once.
 * Runs in the page as text, before any module: it sees nothing of this file.
 *
 * React answers a press only where it is awake: elsewhere it holds the press back, or is not there. So an element is asked by a
 * probe, an event that says nothing: the root hears it (`answerProbe`) when React serves that element. It does not rise, so
 * nobody else hears it. When React wakes the element during the press itself, it also answers the press; what it
 * cannot wake at once, it stops.
 * Left alone: buttons that work without a script (a form's, a popover's).
 */
export function replayEarlyClicks(): void {
  const maxWaitMs = 15_000;
  const isAwake = (element: Element) => {
    const probe = new Event("drag");
    element.dispatchEvent(probe);
    return "isAnswered" in probe;
  };
  let pending: { button: HTMLElement; until: number; sign: Animation } | null = null;
  let timer = 0;

  const discard = () => {
    clearTimeout(timer);
    pending?.sign.cancel();
    pending = null;
  };
  const scheduleCheck = () => {
    timer = window.setTimeout(check, 30);
  };
  function check(): void {
    if (!pending) return;
    const { button, until } = pending;
    if (!button.isConnected || performance.now() > until) return discard();
    if (!isAwake(button)) return scheduleCheck();
    discard();
    button.click();
  }
  const save = (button: HTMLElement) => {
    discard();
    const highlight = button.animate(
      { filter: ["none", "brightness(1.5)", "none"] },
      { duration: 900, iterations: Infinity },
    );
    pending = { button, until: performance.now() + maxWaitMs, sign: highlight };
    scheduleCheck();
  };

  addEventListener(
    "click",
    (event) => {
      if (!event.isTrusted || !(event.target instanceof Element)) return;
      const target = event.target.closest<HTMLElement>("a, button, input, label, summary");
      if (!target) return;
      discard();
      if (target.matches('button[type="button"]:not([popovertarget], [command])') && !isAwake(target)) save(target);
    },
    true,
  );
  // Below React's own listener, which is the document's: a press comes here when React has let it pass. Of a part that
  // wakes a moment later the press is lost, so what counts is whether it is awake now.
  document.documentElement.addEventListener("click", () => pending && isAwake(pending.button) && discard(), true);
}

/** What the root does with `onDragCapture`: a probe that came this far touched an element that React serves. */
export function answerProbe({ nativeEvent }: { nativeEvent: Event }): void {
  Object.assign(nativeEvent, { isAnswered: true });
}
