/** Runs something once the page has loaded and the phone has nothing better to do; never after the signal. */
export function afterLoad(run: () => void, signal: AbortSignal): void {
  const start = (): void => {
    // Safari knows no idle callback.
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => signal.aborted || run());
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true, signal });
}
