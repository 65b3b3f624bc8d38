// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { loadPart } from "./load-part.tsx";

afterEach(() => vi.restoreAllMocks());
const setOnline = (isOn: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOn);
const failToLoad = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("without a network a part waits for it instead of taking the bench away", async () => {
  setOnline(false);
  let tries = 0;
  const part = loadPart(async () => (++tries === 1 ? failToLoad() : "the colours"));
  let loaded: unknown = null;
  void part.then((value) => (loaded = value));
  // It has failed by then, and listens.
  await new Promise((resolve) => setTimeout(resolve));
  expect(loaded).toBeNull();
  setOnline(true);
  dispatchEvent(new Event("online"));
  expect(await part).toBe("the colours");
});

test("with a network a part that is not there is an error, as everywhere", async () => {
  setOnline(true);
  await expect(loadPart(failToLoad)).rejects.toThrow("Failed to fetch");
});
