import { expect, test } from "vitest";
import { catchSkippedTransitions } from "./catch-skipped-transitions.ts";

test("a page that takes too long for its cross-fade comes without it, and without an error", async () => {
  const uncaught: unknown[] = [];
  const note = (reason: unknown): void => void uncaught.push(reason);
  process.on("unhandledRejection", note);
  const page = {
    startViewTransition(update: () => void) {
      update();
      const refusal = Promise.reject(new DOMException("DOM update timed out", "TimeoutError"));
      return { ready: refusal, finished: Promise.resolve() };
    },
  };
  catchSkippedTransitions(page as unknown as Document);
  let isShown = false;
  const { finished } = page.startViewTransition(() => (isShown = true));
  await finished;
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", note);
  expect({ isShown, uncaught }).toEqual({ isShown: true, uncaught: [] });
});

test("an engine that knows no transitions is left as it is", () => {
  const page = {};
  catchSkippedTransitions(page as Document);
  expect(page).toEqual({});
});
