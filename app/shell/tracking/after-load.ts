/** Runs something once the page has loaded and the phone has nothing better to do; never after the signal. */
export function afterLoad(run: () => void, signal: AbortSignal): void {
  const begin = (): void => {
    // Safari knows no idle callback.
    const soon = window.requestIdleCallback ?? setTimeout;
    soon(() => signal.aborted || run());
  };
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true, signal });
}
