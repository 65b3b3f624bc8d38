/**
 * Keeps the press on a button whose script is not here yet, and makes it again as soon as it is: on a slow line a page
 * stands there for seconds before it answers, and a lazily loaded part even after the rest. The last press counts, once.
 * Runs in the page as text, before any module: it sees nothing of this file.
 *
 * React writes `__reactProps$…` on every element that it serves. A press on an element without it is lost (React holds
 * it back, or is not there). When React wakes the element during the press itself, it also answers it.
 * Left alone: buttons that work without a script (a form's, a popover's).
 */
export function keepPresses(): void {
  const longestMs = 15_000;
  const isServed = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
  let kept: { button: HTMLElement; until: number; sign: Animation } | null = null;
  let timer = 0;

  const letGo = () => {
    clearTimeout(timer);
    kept?.sign.cancel();
    kept = null;
  };
  const lookSoon = () => {
    timer = window.setTimeout(look, 30);
  };
  function look(): void {
    if (!kept) return;
    const { button, until } = kept;
    if (!button.isConnected || performance.now() > until) return letGo();
    if (!isServed(button)) return lookSoon();
    letGo();
    button.click();
  }
  const keep = (button: HTMLElement) => {
    letGo();
    const sign = button.animate(
      { filter: ["none", "brightness(1.5)", "none"] },
      { duration: 900, iterations: Infinity },
    );
    kept = { button, until: performance.now() + longestMs, sign };
    lookSoon();
  };

  addEventListener(
    "click",
    (event) => {
      if (!event.isTrusted || !(event.target instanceof Element)) return;
      const pressed = event.target.closest<HTMLElement>("a, button, input, label, summary");
      if (!pressed) return;
      letGo();
      if (!pressed.matches('button[type="button"]:not([popovertarget], [command])') || isServed(pressed)) return;
      setTimeout(() => isServed(pressed) || keep(pressed));
    },
    true,
  );
}
