// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mount } from "../ui/testing/mount.tsx";

let page: ReturnType<typeof mount>;
let rest: () => void = () => {};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("requestIdleCallback", (run: () => void) => (rest = run));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      unobserve() {}
    },
  );
});
afterEach(() => {
  page.unmount();
  vi.doUnmock("./wish-heart.tsx");
  vi.unstubAllGlobals();
});

it("a heart whose script cannot be fetched stays away, and the page stays", async () => {
  vi.doMock("./wish-heart.tsx", () => Promise.reject(new Error("no network")));
  const { DeferredWishHeart: LaterHeart } = await import("./deferred-wish-heart.tsx");
  page = mount(
    <p>
      the shelf <LaterHeart productId="lip-01" name="踊り場の金魚" />
    </p>,
  );
  await act(async () => rest());
  expect(page.findAll("p")[0]?.textContent).toContain("the shelf");
  expect(page.findAll("button")).toEqual([]);
});
