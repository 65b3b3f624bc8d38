import { replySelector } from "./covers-controls.ts";

/** What is said in answer to the visitor and can be seen in the window now. */
export const listRepliesInView = (): DOMRect[] =>
  [...document.querySelectorAll(replySelector)]
    .map((reply) => reply.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight);

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

const coversReply = (strip: DOMRect): boolean =>
  listRepliesInView().some(
    ({ left, right, top, bottom }) =>
      left < strip.right && right > strip.left && top < strip.bottom && bottom > strip.top,
  );
