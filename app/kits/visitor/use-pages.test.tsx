// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Page, usePages } from "./use-pages.ts";

const first: Page<string> = { items: ["a", "b"], next: "2" };
const fetchPage = vi.fn<(after: string) => Promise<Page<string>>>();

let root: Root;
let pages: ReturnType<typeof usePages<string>>;

function Reader() {
  const now = usePages(first, (item) => item, fetchPage);
  useEffect(() => {
    pages = now;
  });
  return null;
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  fetchPage.mockReset();
  root = createRoot(document.createElement("main"));
  await act(async () => root.render(<Reader />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test("pages come one after the other, an item that moved is shown once, and after the last nothing is asked for", async () => {
  fetchPage.mockResolvedValueOnce({ items: ["b", "c"], next: null });
  await act(() => pages.loadMore());
  expect(pages).toMatchObject({ items: ["a", "b", "c"], next: null, state: "rest" });
  await act(() => pages.loadMore());
  expect(fetchPage.mock.calls).toEqual([["2"]]);
});

test("a second press while a page is under way asks for nothing", async () => {
  let answer: (page: Page<string>) => void;
  fetchPage.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await act(async () => void pages.loadMore());
  expect(pages.state).toBe("loading");
  await act(() => pages.loadMore());
  await act(async () => answer({ items: ["c"], next: "3" }));
  expect(pages).toMatchObject({ items: ["a", "b", "c"], next: "3", state: "rest" });
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test("a page that did not come can be asked for again", async () => {
  fetchPage.mockRejectedValueOnce(new Error("the line is gone")).mockResolvedValueOnce({ items: ["c"], next: null });
  await act(() => pages.loadMore());
  expect(pages).toMatchObject({ items: ["a", "b"], next: "2", state: "failed" });
  await act(() => pages.loadMore());
  expect(pages).toMatchObject({ items: ["a", "b", "c"], next: null, state: "rest" });
});
