// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { mount } from "../testing/mount.tsx";
import type { useHydrated as UseHydrated } from "./use-hydrated.ts";

let useHydrated: typeof UseHydrated;
let rendered: boolean[];

beforeEach(async () => {
  rendered = [];
  // Each test has a document of its own.
  vi.resetModules();
  ({ useHydrated } = await import("./use-hydrated.ts"));
});

function Part() {
  const isHydrated = useHydrated();
  rendered.push(isHydrated);
  return <p>{isHydrated ? "alive" : "still"}</p>;
}

it("what the server rendered comes alive after it is hydrated", async () => {
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Part />);
  expect(place.textContent).toBe("still");
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, <Part />, { onRecoverableError: (fault) => faults.push(fault) }),
  );
  expect(place.textContent).toBe("alive");
  expect(faults).toEqual([]);
  act(() => root.unmount());
});

it("a page one came to by a link is alive from its first picture on", () => {
  const first = mount(<Part />);
  first.unmount();
  rendered = [];
  const next = mount(<Part />);
  expect(rendered).toEqual([true]);
  next.unmount();
});
