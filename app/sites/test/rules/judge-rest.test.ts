import { expect, test } from "vitest";
import { judgeInApp, judgeNetwork, judgeStorage } from "./judge-connection.ts";
import { judgeAudio, judgeClipboard, judgePlayed, judgeShare } from "./judge-hands.ts";
import { judgeView, judgeWishes } from "./judge-screen.ts";

test("an answer counts more than what the browser believes about its connection", () => {
  const facts = { isSavingData: false };
  expect(judgeNetwork({ ...facts, isOnline: false, rttMs: 80 })).toMatchObject({ result: "ok", verdict: "connected" });
  expect(judgeNetwork({ ...facts, isOnline: true, rttMs: 2400 })).toMatchObject({ result: "warn", verdict: "slow" });
  expect(judgeNetwork({ ...facts, isOnline: true, rttMs: null })).toMatchObject({
    result: "no",
    verdict: "unanswered",
  });
  expect(judgeNetwork({ ...facts, isOnline: false, rttMs: null })).toMatchObject({ result: "no", verdict: "offline" });
});

test("an app's inner browser is a warning with its name", () => {
  expect(judgeInApp("LINE")).toMatchObject({ result: "warn", verdict: "inside", facts: { app: "LINE" } });
  expect(judgeInApp(null)).toMatchObject({ result: "ok", verdict: "browser" });
});

test("cookies are what the records hang on", () => {
  const all = { cookies: true, local: true, database: true, quotaMb: 900 };
  expect(judgeStorage(all)).toMatchObject({ result: "ok", verdict: "kept" });
  expect(judgeStorage({ ...all, cookies: false })).toMatchObject({ result: "warn", verdict: "noCookies" });
  expect(judgeStorage({ ...all, local: false })).toMatchObject({ result: "warn", verdict: "noLocal" });
  expect(judgeStorage({ ...all, cookies: false, local: false })).toMatchObject({ result: "no", verdict: "nothing" });
});

test("a sound was made when its clock ran", () => {
  expect(judgeAudio(true).verdict).toBe("untried");
  expect(judgeAudio(false)).toMatchObject({ result: "no", verdict: "none" });
  expect(judgePlayed({ state: "running", playedMs: 430, sampleRateHz: 48_000 }).verdict).toBe("played");
  expect(judgePlayed({ state: "suspended", playedMs: 0, sampleRateHz: 48_000 })).toMatchObject({ result: "warn" });
});

test("what has another way is a warning, not a failure", () => {
  expect(judgeShare({ hasSheet: true, takesPictures: true }).result).toBe("ok");
  expect(judgeShare({ hasSheet: true, takesPictures: false })).toMatchObject({ result: "warn", verdict: "textOnly" });
  expect(judgeShare({ hasSheet: false, takesPictures: false })).toMatchObject({ result: "warn", verdict: "none" });
  expect(judgeClipboard(false)).toMatchObject({ result: "warn", verdict: "none" });
  expect(judgeClipboard(true).result).toBe("ok");
});

test("wishes cannot fail, and a page narrower than 320 is too narrow", () => {
  expect(judgeWishes({ isMotionReduced: true, isBright: true, hasForcedColors: true }).result).toBe("ok");
  const window = { heightPx: 600, dotsPerPx: 2, isTouch: true };
  expect(judgeView({ ...window, widthPx: 319 })).toMatchObject({ result: "warn", verdict: "narrow" });
  expect(judgeView({ ...window, widthPx: 320 })).toMatchObject({ result: "ok", verdict: "fits" });
});
