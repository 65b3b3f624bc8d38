// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Messages, SiteWords, WordsProvider } from "#app/kits/words/words.tsx";
import shell from "#app/shell/copy/ja.json";
import words from "../copy/ja.json";
import { judgeClock } from "../rules/clock-skew.ts";
import { checkIds, type Finding } from "#app/kits/basics/finding.ts";
import { withFinding } from "../rules/finding.ts";
import { judgeCamera, judgeCameraError, judgeTrial, type CameraFacts } from "../rules/judge-camera.ts";
import { judgeInApp, judgeNetwork, judgeStorage } from "../rules/judge-connection.ts";
import { judgeSpeed, judgeWebgl } from "../rules/judge-drawing.ts";
import { judgeAudio, judgeClipboard, judgePlayed, judgeShare } from "../rules/judge-hands.ts";
import { judgeView, judgeWishes } from "../rules/judge-screen.ts";
import { type FindingText, useFindingWords } from "./finding-words.ts";

function textOf(finding: Finding): FindingText {
  let text: FindingText = { says: "", todo: null, measured: null };
  function Reader() {
    text = useFindingWords()(finding);
    return null;
  }
  renderToStaticMarkup(
    <WordsProvider lang="ja" messages={shell as unknown as Messages}>
      <SiteWords messages={words as unknown as Messages}>
        <Reader />
      </SiteWords>
    </WordsProvider>,
  );
  return text;
}

const camera: CameraFacts = { hasFeature: true, isSecure: true, isInApp: false, cameras: 1, permission: "prompt" };
const speed = { hasWorker: true, hasWasm: true, hasSimd: true, computeGflops: 60, fillMpx: 900 };
const storage = { cookies: true, local: true, database: true, quotaMb: null };
const webgl = { isAvailable: true, isSlow: false, maxTexturePx: 8192, renderer: "Apple GPU" };

/** Every verdict that a rule can come to. */
const findings: Finding[] = [
  judgeNetwork({ isOnline: true, rttMs: 84, isSavingData: true }),
  judgeNetwork({ isOnline: true, rttMs: 4000, isSavingData: false }),
  judgeNetwork({ isOnline: true, rttMs: null, isSavingData: false }),
  judgeNetwork({ isOnline: false, rttMs: null, isSavingData: false }),
  ...[0, 40_000, 900_000, -900_000, null].map(judgeClock),
  ...[null, "LINE", "X", "WebView", "Instagram"].map(judgeInApp),
  judgeStorage(storage),
  judgeStorage({ ...storage, cookies: false }),
  judgeStorage({ ...storage, local: false }),
  judgeStorage({ ...storage, cookies: false, local: false }),
  judgeWebgl(webgl),
  judgeWebgl({ ...webgl, isSlow: true }),
  judgeWebgl({ isAvailable: false, isSlow: true, maxTexturePx: null, renderer: null }),
  judgeSpeed(speed),
  judgeSpeed({ ...speed, computeGflops: 18 }),
  judgeSpeed({ ...speed, computeGflops: null }),
  judgeSpeed({ ...speed, hasWorker: false }),
  judgeCamera(camera),
  judgeCamera({ ...camera, permission: "granted" }),
  judgeCamera({ ...camera, permission: "denied" }),
  judgeCamera({ ...camera, cameras: 0 }),
  judgeCamera({ ...camera, hasFeature: false, isInApp: true }),
  judgeCamera({ ...camera, hasFeature: false, isSecure: false }),
  afterTrial(judgeTrial({ widthPx: 640, heightPx: 480, frames: 40 })),
  afterTrial(judgeTrial({ widthPx: 0, heightPx: 0, frames: 0 })),
  afterTrial(judgeCameraError("NotReadableError", false)),
  afterTrial(judgeCameraError("NotAllowedError", true)),
  judgeAudio(true),
  judgeAudio(false),
  judgePlayed({ state: "running", playedMs: 400, sampleRateHz: 48_000 }),
  judgePlayed({ state: "suspended", playedMs: 0, sampleRateHz: 48_000 }),
  judgeShare({ hasSheet: true, takesPictures: true }),
  judgeShare({ hasSheet: true, takesPictures: false }),
  judgeShare({ hasSheet: false, takesPictures: false }),
  judgeClipboard(true),
  judgeClipboard(false),
  judgeWishes({ isMotionReduced: true, isBright: false, hasForcedColors: true }),
  judgeView({ widthPx: 390, heightPx: 844, dotsPerPx: 3, isTouch: true }),
  judgeView({ widthPx: 280, heightPx: 600, dotsPerPx: 3, isTouch: true }),
  ...checkIds.map((id): Finding => ({ id, result: "warn", verdict: "broken", facts: { error: "lost" } })),
];

/** A trial comes after the check, and adds to what it found. */
function afterTrial(found: Finding): Finding {
  return withFinding({ camera: judgeCamera(camera) }, found).camera ?? found;
}

test.each(findings.map((finding) => [finding.id, finding.verdict, finding] as const))(
  "%s / %s has a sentence, and help wherever it did not pass",
  (_, __, finding) => {
    const { says, todo, measured } = textOf(finding);
    expect(says).not.toMatch(/^$|checks\.|errors\.|[{}]|undefined|null|NaN/);
    for (const text of [todo, measured]) expect(text ?? "").not.toMatch(/checks\.|[{}]|undefined|null|NaN/);
    if (finding.result !== "ok") expect(todo).not.toBeNull();
  },
);

test("what could not be measured is a dash", () => {
  expect(textOf(judgeSpeed({ ...speed, computeGflops: null })).measured).toContain("計算 — GFLOPS");
});

test("a forbidden camera is said in the words of the whole hub", () => {
  expect(textOf(judgeCamera({ ...camera, permission: "denied" })).says).toBe(
    "カメラが許可されていません。設定で許可するか、写真・質問で進めます。",
  );
});

test("after the trial the permission is what the browser answered", () => {
  const tried = afterTrial(judgeTrial({ widthPx: 640, heightPx: 480, frames: 40 }));
  expect(textOf(tried)).toMatchObject({ measured: "カメラ 1台・許可 済み" });
});

test("no text uses the words this town never says", () => {
  expect(JSON.stringify(words)).not.toMatch(
    /残念|夜の街|中顔面|面長|濃い顔|薄い顔|お早めに|今すぐ|急いで|準備中|相性|[%％]/,
  );
});
