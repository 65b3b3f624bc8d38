// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { preferences } from "./preferences.ts";

afterEach(() => {
  for (const name of ["bright", "motion", "companion", "red"] as const) preferences.set(name, "auto");
  vi.unstubAllGlobals();
});

const phoneWishes = (wished: string | null) =>
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === wished }));

test("a wish is shown at once and remembered", () => {
  preferences.set("bright", "on");
  preferences.set("companion", "quiet");
  expect(document.documentElement.dataset).toMatchObject({ bright: "on", companion: "quiet" });
  expect(localStorage.getItem("kz_bright")).toBe("on");
  expect(preferences.get()).toEqual({ bright: "on", motion: "auto", companion: "quiet", red: "auto" });
});

test("taking a wish back leaves no trace", () => {
  preferences.set("motion", "reduced");
  preferences.set("motion", "auto");
  expect(document.documentElement.dataset.motion).toBeUndefined();
  expect(localStorage.getItem("kz_motion")).toBeNull();
});

test("without a wish the phone's own settings hold; with one, the visitor's", () => {
  phoneWishes("(prefers-reduced-motion: reduce)");
  expect(preferences.isMotionReduced()).toBe(true);
  preferences.set("motion", "full");
  expect(preferences.isMotionReduced()).toBe(false);
  phoneWishes("(prefers-contrast: more)");
  expect(preferences.isBright()).toBe(true);
  preferences.set("bright", "off");
  expect(preferences.isBright()).toBe(false);
});

test("a change in another tab is shown here", () => {
  const listener = vi.fn();
  const stop = preferences.subscribe(listener);
  localStorage.setItem("kz_bright", "on");
  window.dispatchEvent(new StorageEvent("storage", { key: "kz_bright" }));
  expect(document.documentElement.dataset.bright).toBe("on");
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new StorageEvent("storage", { key: "kz_bright" }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test("what is written in the store by no visitor of ours counts as nothing", () => {
  localStorage.setItem("kz_bright", "blinding");
  window.dispatchEvent(new StorageEvent("storage", { key: "kz_bright" }));
  preferences.show();
  expect(preferences.get().bright).toBe("auto");
});

test("a browser that stores nothing keeps a wish until the page is closed", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("closed", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => {
      throw new DOMException("closed", "SecurityError");
    },
  });
  preferences.set("bright", "on");
  expect(preferences.get().bright).toBe("on");
  preferences.set("bright", "auto");
  expect(preferences.get().bright).toBe("auto");
});
