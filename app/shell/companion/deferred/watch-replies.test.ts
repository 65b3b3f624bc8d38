// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listRepliesInView } from "./covers-controls.ts";
import { watchReplies } from "./watch-replies.ts";

const strip = document.createElement("div");
let stop: (() => void) | null = null;

/** The layout of a page is the browser's; here it is given. */
const standAt = (element: Element, top: number, height: number): void => {
  element.getBoundingClientRect = () =>
    ({ left: 0, right: 390, width: 390, top, height, bottom: top + height }) as DOMRect;
};
const addReply = (top: number): Element => {
  const reply = document.createElement("p");
  reply.setAttribute("data-reply", "");
  standAt(reply, top, 60);
  document.body.append(reply);
  return reply;
};

beforeEach(() => {
  standAt(strip, 680, 108);
  strip.removeAttribute("style");
});
afterEach(() => {
  stop?.();
  document.body.replaceChildren();
});

test("a reply that is said under a strip takes it out of sight, once", async () => {
  const onCovered = vi.fn<() => void>();
  stop = watchReplies(strip, onCovered);
  addReply(700);
  await vi.waitFor(() => expect(onCovered).toHaveBeenCalledOnce());
  expect(strip.style.visibility).toBe("hidden");
  window.dispatchEvent(new Event("scroll"));
  expect(onCovered).toHaveBeenCalledOnce();
});

test("a reply beside a strip leaves it alone until the page is moved under it", () => {
  const onCovered = vi.fn<() => void>();
  const reply = addReply(300);
  stop = watchReplies(strip, onCovered);
  window.dispatchEvent(new Event("scroll"));
  expect(onCovered).not.toHaveBeenCalled();
  standAt(reply, 640, 60);
  window.dispatchEvent(new Event("scroll"));
  expect(onCovered).toHaveBeenCalledOnce();
});

test("only what can be seen in the window counts as said", () => {
  addReply(-200);
  addReply(window.innerHeight + 10);
  expect(listRepliesInView()).toEqual([]);
  addReply(10);
  expect(listRepliesInView()).toHaveLength(1);
});
