// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type CompiledMessages, SiteMessages, MessagesProvider } from "#app/kits/i18n/messages.tsx";
import shell from "#app/shell/copy/ja.json";
import words from "../copy/ja.json";
import { evaluateClock } from "../rules/clock-skew.ts";
import { checkIds, type CheckResult } from "#app/kits/basics/check-result.ts";
import { mergeFinding } from "../rules/exam-results.ts";
import {
  evaluateCamera,
  evaluateCameraError,
  evaluateCameraTrial,
  type CameraFacts,
} from "../rules/evaluate-camera.ts";
import { evaluateInApp, evaluateNetwork, evaluateStorage } from "../rules/evaluate-connection.ts";
import { evaluateSpeed, evaluateWebgl } from "../rules/evaluate-graphics.ts";
import { evaluateAudio, evaluateClipboard, evaluateSoundTrial, evaluateShare } from "../rules/evaluate-output.ts";
import { evaluateView, evaluateWishes } from "../rules/evaluate-screen.ts";
import { type CheckText, useCheckMessages } from "./check-messages.ts";

function textOf(finding: CheckResult): CheckText {
  let text: CheckText = { message: "", todo: null, measured: null };
  function Reader() {
    text = useCheckMessages()(finding);
    return null;
  }
  renderToStaticMarkup(
    <MessagesProvider lang="ja" messages={shell as unknown as CompiledMessages}>
      <SiteMessages messages={words as unknown as CompiledMessages}>
        <Reader />
      </SiteMessages>
    </MessagesProvider>,
  );
  return text;
}

const camera: CameraFacts = { hasFeature: true, isSecure: true, isInApp: false, cameras: 1, permission: "prompt" };
const speed = { hasWorker: true, hasWasm: true, hasSimd: true, computeGflops: 60, fillMpx: 900 };
const storage = { cookies: true, local: true, database: true, quotaMb: null };
const webgl = { isAvailable: true, isSlow: false, maxTexturePx: 8192, renderer: "Apple GPU" };

/** Every verdict that a rule can come to. */
const findings: CheckResult[] = [
  evaluateNetwork({ isOnline: true, rttMs: 84, isSavingData: true }),
  evaluateNetwork({ isOnline: true, rttMs: 4000, isSavingData: false }),
  evaluateNetwork({ isOnline: true, rttMs: null, isSavingData: false }),
  evaluateNetwork({ isOnline: false, rttMs: null, isSavingData: false }),
  ...[0, 40_000, 900_000, -900_000, null].map(evaluateClock),
  ...[null, "LINE", "X", "WebView", "Instagram"].map(evaluateInApp),
  evaluateStorage(storage),
  evaluateStorage({ ...storage, cookies: false }),
  evaluateStorage({ ...storage, local: false }),
  evaluateStorage({ ...storage, cookies: false, local: false }),
  evaluateWebgl(webgl),
  evaluateWebgl({ ...webgl, isSlow: true }),
  evaluateWebgl({ isAvailable: false, isSlow: true, maxTexturePx: null, renderer: null }),
  evaluateSpeed(speed),
  evaluateSpeed({ ...speed, computeGflops: 18 }),
  evaluateSpeed({ ...speed, computeGflops: null }),
  evaluateSpeed({ ...speed, hasWorker: false }),
  evaluateCamera(camera),
  evaluateCamera({ ...camera, permission: "granted" }),
  evaluateCamera({ ...camera, permission: "denied" }),
  evaluateCamera({ ...camera, cameras: 0 }),
  evaluateCamera({ ...camera, hasFeature: false, isInApp: true }),
  evaluateCamera({ ...camera, hasFeature: false, isSecure: false }),
  afterTrial(evaluateCameraTrial({ widthPx: 640, heightPx: 480, frames: 40 })),
  afterTrial(evaluateCameraTrial({ widthPx: 0, heightPx: 0, frames: 0 })),
  afterTrial(evaluateCameraError("NotReadableError", false)),
  afterTrial(evaluateCameraError("NotAllowedError", true)),
  evaluateAudio(true),
  evaluateAudio(false),
  evaluateSoundTrial({ state: "running", playedMs: 400, sampleRateHz: 48_000 }),
  evaluateSoundTrial({ state: "suspended", playedMs: 0, sampleRateHz: 48_000 }),
  evaluateShare({ hasSheet: true, takesPictures: true }),
  evaluateShare({ hasSheet: true, takesPictures: false }),
  evaluateShare({ hasSheet: false, takesPictures: false }),
  evaluateClipboard(true),
  evaluateClipboard(false),
  evaluateWishes({ isMotionReduced: true, isBright: false, hasForcedColors: true }),
  evaluateView({ widthPx: 390, heightPx: 844, dotsPerPx: 3, isTouch: true }),
  evaluateView({ widthPx: 280, heightPx: 600, dotsPerPx: 3, isTouch: true }),
  ...checkIds.map((id): CheckResult => ({ id, result: "warn", verdict: "broken", facts: { error: "lost" } })),
];

/** A trial comes after the check, and adds to what it found. */
function afterTrial(found: CheckResult): CheckResult {
  return mergeFinding({ camera: evaluateCamera(camera) }, found).camera ?? found;
}

test.each(findings.map((finding) => [finding.id, finding.verdict, finding] as const))(
  "%s / %s has a sentence, and help wherever it did not pass",
  (_, __, finding) => {
    const { message: says, todo, measured } = textOf(finding);
    expect(says).not.toMatch(/^$|checks\.|errors\.|[{}]|undefined|null|NaN/);
    for (const text of [todo, measured]) expect(text ?? "").not.toMatch(/checks\.|[{}]|undefined|null|NaN/);
    if (finding.result !== "ok") expect(todo).not.toBeNull();
  },
);

test("what could not be measured is a dash", () => {
  expect(textOf(evaluateSpeed({ ...speed, computeGflops: null })).measured).toContain("計算 — GFLOPS");
});

test("a forbidden camera is said in the words of the whole hub", () => {
  expect(textOf(evaluateCamera({ ...camera, permission: "denied" })).message).toBe(
    "カメラが許可されていません。設定で許可するか、写真か質問に切り替えてください。",
  );
});

test("after the trial the permission is what the browser answered", () => {
  const tried = afterTrial(evaluateCameraTrial({ widthPx: 640, heightPx: 480, frames: 40 }));
  expect(textOf(tried)).toMatchObject({ measured: "カメラ 1台・許可 済み" });
});

test("no text uses the words this town never says", () => {
  expect(JSON.stringify(words)).not.toMatch(
    /残念|夜の街|中顔面|面長|濃い顔|薄い顔|お早めに|今すぐ|急いで|準備中|相性|[%％]/,
  );
});
