/**
 * Keeps the press on a button whose script is not here yet, and makes it again as soon as it is: on a slow line a page
 * stands there for seconds before it answers, and a lazily loaded part even after the rest. The last press counts, once.
 * Runs in the page as text, before any module: it sees nothing of this file.
 *
 * React writes `__reactProps$…` on every element that it serves. A press on an element without it is lost (React holds
 * it back, or is not there). When React wakes the element during the press itself, it also answers it.
 * Left alone: buttons that work without a script (a form's, a popover's).
 */
export function replayEarlyClicks(): void {
  const maxWaitMs = 15_000;
  const hasReactProps = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
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
    if (!hasReactProps(button)) return scheduleCheck();
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
      if (!target.matches('button[type="button"]:not([popovertarget], [command])') || hasReactProps(target)) return;
      setTimeout(() => hasReactProps(target) || save(target));
    },
    true,
  );
}
