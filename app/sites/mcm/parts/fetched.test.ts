// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { fetched } from "./fetched.tsx";

afterEach(() => vi.restoreAllMocks());
const lineIs = (isOn: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOn);
const away = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("without a network a part waits for it instead of taking the bench away", async () => {
  lineIs(false);
  let tries = 0;
  const part = fetched(async () => (++tries === 1 ? away() : "the colours"));
  let came: unknown = null;
  void part.then((value) => (came = value));
  // It has failed by then, and listens.
  await new Promise((resolve) => setTimeout(resolve));
  expect(came).toBeNull();
  lineIs(true);
  dispatchEvent(new Event("online"));
  expect(await part).toBe("the colours");
});

test("with a network a part that is not there is an error, as everywhere", async () => {
  lineIs(true);
  await expect(fetched(away)).rejects.toThrow("Failed to fetch");
});
