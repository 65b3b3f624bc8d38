// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forceFullPageNavigation } from "./full-page-navigation.ts";

let isOnline = true;
vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
forceFullPageNavigation();

beforeEach(() => {
  isOnline = true;
});

afterEach(() => {
  document.body.replaceChildren();
});

const link = '<a href="/zone3"><span data-tap>怪</span></a>';

/** Taps a link and tells whether the framework, which listens on the document, heard of it. */
function reachesFramework(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const framework = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.addEventListener("click", framework, { once: true });
  document
    .querySelector("[data-tap]")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener("click", framework);
  return framework.mock.calls.length > 0;
}

test("without a network a link loads the whole page; with one, the framework steps again", () => {
  isOnline = false;
  expect(reachesFramework(link)).toBe(false);
  isOnline = true;
  expect(reachesFramework(link)).toBe(true);
});

test.each(["copy", "away"])("where the server does not answer (%s) a link loads the whole page as well", (mark) => {
  document.documentElement.dataset[mark] = "";
  expect(reachesFramework(link)).toBe(false);
  delete document.documentElement.dataset[mark];
  expect(reachesFramework(link)).toBe(true);
});

test.each([
  ["a button", "<button data-tap>明るく</button>", {}],
  ["an anchor of the same page", '<a data-tap href="#main">本文へ</a>', {}],
  ["a link out of the zone", '<a data-tap href="https://shop.example/">店</a>', {}],
  ["a link into a new tab", '<a data-tap href="/faq" target="_blank">?</a>', {}],
  ["a download", '<a data-tap href="/card.png" download>保存</a>', {}],
  ["a tap with a key held", '<a data-tap href="/zone3">怪</a>', { ctrlKey: true }],
])("%s stays what it is", (_, html, init) => {
  isOnline = false;
  expect(reachesFramework(html, init)).toBe(true);
});
