import { coversReply } from "./covers-controls.ts";

/**
 * Calls back once, when a reply has come under `strip`: it was said just now, or the page was moved. The strip is out
 * of sight by then. Returns the end of it.
 */
export function watchReplies(strip: HTMLElement, onCovered: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (): void => {
    controller.abort();
    changes.disconnect();
  };
  const check = (): void => {
    if (signal.aborted || !coversReply(strip.getBoundingClientRect())) return;
    strip.style.visibility = "hidden";
    stop();
    onCovered();
  };
  // It hears of what is said before that is painted.
  const changes = new MutationObserver(check);
  changes.observe(document.body, { childList: true, subtree: true });
  window.addEventListener("scroll", check, { passive: true, signal });
  window.addEventListener("resize", check, { signal });
  return stop;
}
