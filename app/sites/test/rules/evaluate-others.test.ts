import { expect, test } from "vitest";
import { evaluateInApp, evaluateNetwork, evaluateStorage } from "./evaluate-connection.ts";
import { evaluateAudio, evaluateClipboard, evaluateSoundTrial, evaluateShare } from "./evaluate-output.ts";
import { evaluateView, evaluateWishes } from "./evaluate-screen.ts";

test("an answer counts more than what the browser believes about its connection", () => {
  const facts = { isSavingData: false };
  expect(evaluateNetwork({ ...facts, isOnline: false, rttMs: 80 })).toMatchObject({
    result: "ok",
    verdict: "connected",
  });
  expect(evaluateNetwork({ ...facts, isOnline: true, rttMs: 2400 })).toMatchObject({ result: "warn", verdict: "slow" });
  expect(evaluateNetwork({ ...facts, isOnline: true, rttMs: null })).toMatchObject({
    result: "no",
    verdict: "unanswered",
  });
  expect(evaluateNetwork({ ...facts, isOnline: false, rttMs: null })).toMatchObject({
    result: "no",
    verdict: "offline",
  });
});

test("an app's inner browser is a warning with its name", () => {
  expect(evaluateInApp("LINE")).toMatchObject({ result: "warn", verdict: "inside", facts: { app: "LINE" } });
  expect(evaluateInApp(null)).toMatchObject({ result: "ok", verdict: "browser" });
});

test("cookies are what the records hang on", () => {
  const all = { cookies: true, local: true, database: true, quotaMb: 900 };
  expect(evaluateStorage(all)).toMatchObject({ result: "ok", verdict: "kept" });
  expect(evaluateStorage({ ...all, cookies: false })).toMatchObject({ result: "warn", verdict: "noCookies" });
  expect(evaluateStorage({ ...all, local: false })).toMatchObject({ result: "warn", verdict: "noLocal" });
  expect(evaluateStorage({ ...all, cookies: false, local: false })).toMatchObject({ result: "no", verdict: "nothing" });
});

test("a sound was made when its clock ran", () => {
  expect(evaluateAudio(true).verdict).toBe("untried");
  expect(evaluateAudio(false)).toMatchObject({ result: "no", verdict: "none" });
  expect(evaluateSoundTrial({ state: "running", playedMs: 430, sampleRateHz: 48_000 }).verdict).toBe("played");
  expect(evaluateSoundTrial({ state: "suspended", playedMs: 0, sampleRateHz: 48_000 })).toMatchObject({
    result: "warn",
  });
});

test("what has another way is a warning, not a failure", () => {
  expect(evaluateShare({ hasSheet: true, takesPictures: true }).result).toBe("ok");
  expect(evaluateShare({ hasSheet: true, takesPictures: false })).toMatchObject({
    result: "warn",
    verdict: "textOnly",
  });
  expect(evaluateShare({ hasSheet: false, takesPictures: false })).toMatchObject({ result: "warn", verdict: "none" });
  expect(evaluateClipboard(false)).toMatchObject({ result: "warn", verdict: "none" });
  expect(evaluateClipboard(true).result).toBe("ok");
});

test("wishes cannot fail, and a page narrower than 320 is too narrow", () => {
  expect(evaluateWishes({ isMotionReduced: true, isBright: true, hasForcedColors: true }).result).toBe("ok");
  const window = { heightPx: 600, dotsPerPx: 2, isTouch: true };
  expect(evaluateView({ ...window, widthPx: 319 })).toMatchObject({ result: "warn", verdict: "narrow" });
  expect(evaluateView({ ...window, widthPx: 320 })).toMatchObject({ result: "ok", verdict: "fits" });
});
