import { elementAt } from "#app/kits/basics/element-at.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page } from "playwright-core";
import type { LookFinish } from "#contracts/look.ts";
import { lookFinishes } from "#contracts/look-values.ts";
import { buildPage, openBuiltPage } from "../tests/face-fixtures/open-built-page.ts";
import { launchChromium } from "#test-support/chromium.ts";
import { createCleanup } from "#test-support/cleanup.ts";
import { type Bench, median, noise } from "./bench.ts";
import type { MakeupPage } from "./makeup/page/makeup-page.ts";
import type { Pace } from "./makeup/page/measure-pace.ts";
import type { FrameTimes, PainterName } from "./makeup/page/run-frames.ts";

declare const facePage: MakeupPage;

const root = join(import.meta.dirname, "..");
/** Nothing is asked of any server: the page and what it loads are handed to the browser. */
const origin = "http://makeup.test";
const sizes = [
  { widthPx: 640, heightPx: 480 },
  { widthPx: 1280, heightPx: 720 },
] as const;
const painters = [
  "bare",
  "ours",
  "ten",
  "four",
  "lip",
  "drawingUtils",
  "textureMask",
] as const satisfies readonly PainterName[];
const ratioNames = {
  ours: "wholeRatio",
  ten: "tenRatio",
  four: "fourRatio",
  lip: "lipRatio",
  drawingUtils: "drawingUtilsRatio",
  textureMask: "textureMaskRatio",
} as const;
const rounds = 7;
const paceRounds = 5;
const throttle = 4;
const goals = {
  wholeRatio640: 1.5,
  wholeRatio1280: 1.5,
  tenRatio640: 1.6,
  fourRatio640: 1.4,
  lipRatio640: 1.5,
  lipRatio1280: 1.5,
  scriptMsThrottled: 4,
  matteDifference: 2,
  satinDifference: 2,
  glossDifference: 3,
  metallicDifference: 3,
  sheerDifference: 4,
  tintDifference: 4,
  stepDifference: 1,
  trembleAtMostPx: 0.3,
  flakesAlongAtLeast: 0.9,
};

/**
 * What make-up costs a frame, all layers on, against the bare picture and two ways of drawing on faces, in one browser
 * and by turns; and how true its colours are, how still it holds, and whether glitter stays on the skin.
 */
export const bench: Bench = async () => {
  const cleanup = createCleanup();
  try {
    await import("../tools/makeup/build-makeup.ts");
    const built = await buildPage("bench/makeup/page/makeup-page.ts");
    const browser = await launchChromium(["--enable-unsafe-swiftshader"]);
    cleanup.push(() => browser.close());
    const page = await browser.newPage();
    const { address, bytes, landmarks } = readPortrait();
    await openBuiltPage(page, origin, built, new Map([[address, bytes]]));
    const { chip } = await page.evaluate(([where, points]) => facePage.open(where, points), [
      address,
      landmarks,
    ] as const);
    console.log(`drawn by ${chip}`);

    const figures: Record<string, number> = {};
    for (const size of sizes) Object.assign(figures, await measureFrames(page, size));
    Object.assign(figures, await measurePaces(page));
    Object.assign(figures, await measureThrottled(page));
    Object.assign(figures, await measureLooks(page));
    const broken = (Object.keys(goals) as (keyof typeof goals)[]).filter((name) =>
      name.endsWith("AtLeast") ? !(figures[name]! >= goals[name]) : !(figures[name]! <= goals[name]),
    );
    for (const name of broken) console.log(`broken: ${name} is ${figures[name]!.toFixed(2)}, the goal ${goals[name]}`);
    if (broken.some((name) => name.includes("Ratio")) && /swiftshader|llvmpipe|software/i.test(chip))
      console.log(
        "the processor plays the graphics chip here: what is drawn costs many times what it costs on a phone",
      );
    const holds = broken.length === 0;
    const rounded = Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1000) / 1000] as const);
    const marks = Object.fromEntries(
      Object.keys(goals).map((name) => [name, { goal: name.endsWith("AtLeast") ? "at least" : "at most" } as const]),
    );
    return { figures: Object.fromEntries(rounded), goals, holds, marks };
  } finally {
    await cleanup.run();
  }
};

/** A portrait of our own with its landmarks: no photograph of a person is needed. */
function readPortrait(): { address: string; bytes: Uint8Array; landmarks: number[] } {
  const face = JSON.parse(readFileSync(join(root, "content/faces/face-2.json"), "utf8")) as { landmarks: number[][] };
  const picture = join(root, "app/kits/ui/pictures/face-2.json");
  if (!existsSync(picture)) throw new Error("the portrait face-2 is missing");
  const { hash } = JSON.parse(readFileSync(picture, "utf8")) as { hash: string };
  const bytes = readFileSync(join(root, `public/assets/v/${hash}/face-2@1080.avif`));
  return { address: "/build/face-pictures/portrait.avif", bytes, landmarks: face.landmarks.flat() };
}

async function runRounds(page: Page, size: (typeof sizes)[number], count: number, names: readonly PainterName[]) {
  await page.evaluate(([width, height]) => facePage.prepare(width, height), [size.widthPx, size.heightPx] as const);
  const times = new Map<PainterName, FrameTimes[]>(names.map((name) => [name, []]));
  for (let round = 0; round < count; round++)
    for (const name of round % 2 === 0 ? names : names.toReversed())
      times.get(name)!.push(await page.evaluate((painter) => facePage.run(painter, 2), name));
  return times;
}

async function measureFrames(page: Page, size: (typeof sizes)[number]): Promise<Record<string, number>> {
  const times = await runRounds(page, size, rounds, painters);
  console.log(`\n${size.widthPx} × ${size.heightPx}, ${rounds} rounds by turns, ms a frame (middle of the rounds)`);
  console.log(
    "".padEnd(16) + ["drawn", "with copy", "script", "by bare", "noise"].map((word) => word.padStart(11)).join(""),
  );
  const bare = times.get("bare")!;
  const figures: Record<string, number> = {};
  for (const [name, all] of times) {
    // A busy machine slows both of a round: ratios are taken round by round.
    const ratios = all.map(({ withCopyMs }, i) => withCopyMs / elementAt(bare, i).withCopyMs);
    const [drawnRatio, ratio] = [
      median(all.map(({ wholeMs }, i) => wholeMs / elementAt(bare, i).wholeMs)),
      median(ratios),
    ];
    const cells = (["wholeMs", "withCopyMs", "scriptMs"] as const).map((part) => median(all.map((one) => one[part])));
    const printed = [
      ...cells.map((cell) => cell.toFixed(2)),
      ratio.toFixed(2),
      `${(noise(ratios) * 100).toFixed(0)} %`,
    ];
    console.log(name.padEnd(16) + printed.map((cell) => cell.padStart(11)).join(""));
    const key = `${name}${size.widthPx}`;
    Object.assign(figures, { [`${key}DrawnMs`]: elementAt(cells, 0), [`${key}Ms`]: elementAt(cells, 1) });
    if (name === "ours") Object.assign(figures, { [`drawnRatio${size.widthPx}`]: drawnRatio });
    if (name !== "bare") figures[`${ratioNames[name]}${size.widthPx}`] = ratio;
  }
  return figures;
}

/**
 * How often the mirror shows a frame: one step after another against reading the next frame while this one is drawn. The
 * engine takes as long as the drawing; one step after another also waits for the camera's next picture each time.
 */
async function measurePaces(page: Page): Promise<Record<string, number>> {
  await page.evaluate(([width, height]) => facePage.prepare(width, height), [640, 480] as const);
  const drawn = await page.evaluate(() => facePage.run("lip", 2));
  const detectMs = Math.max(20, Math.round(drawn.withCopyMs));
  const paces: Pace[] = [];
  for (let round = 0; round < paceRounds; round++)
    paces.push(await page.evaluate((takes) => facePage.pace("lip", takes, 24), detectMs));
  const ratios = paces.map(({ serialMs, overlappedMs }) => serialMs / overlappedMs);
  const [serialMs, overlappedMs] = (["serialMs", "overlappedMs"] as const).map((part) =>
    median(paces.map((pace) => pace[part])),
  );
  console.log(
    `\na frame of the mirror, 640 × 480, one lip, an engine that takes ${detectMs} ms: one after another ${serialMs!.toFixed(1)} ms, overlapped ${overlappedMs!.toFixed(1)} ms; ${median(ratios).toFixed(2)} times as often (noise ${(noise(ratios) * 100).toFixed(0)} %)`,
  );
  return {
    paceDetectMs: detectMs,
    paceSerialMs: serialMs!,
    paceOverlappedMs: overlappedMs!,
    paceRatio: median(ratios),
  };
}

/** Our own script on a processor four times slower. */
async function measureThrottled(page: Page): Promise<Record<string, number>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  const times = await runRounds(page, sizes[0], 5, ["ours", "bare"]);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  const [ours, bare] = (["ours", "bare"] as const).map((name) =>
    median(times.get(name)!.map(({ scriptMs }) => scriptMs)),
  );
  console.log(
    `\nour script at ${throttle}× throttle, 640 × 480, without the upload: ${ours!.toFixed(2)} ms a frame (goal at most ${goals.scriptMsThrottled}; the bare picture takes ${bare!.toFixed(2)})`,
  );
  return { scriptMsThrottled: ours!, scriptMsThrottledBare: bare! };
}

async function measureLooks(page: Page): Promise<Record<string, number>> {
  const shades = ["lips", "tints"].flatMap((line) =>
    (JSON.parse(readFileSync(join(root, `content/products/${line}.json`), "utf8")) as { shade: { hex: string } }[]).map(
      ({ shade }) => shade.hex,
    ),
  );
  const fidelity = await page.evaluate((hexes) => facePage.fidelity(hexes), shades);
  console.log(`\nΔE00 of a lip to its swatch, ${shades.length} shades on a mid-grey lip, even light`);
  for (const finish of lookFinishes)
    console.log(
      `${finish.padEnd(10)} mean ${fidelity[finish].mean.toFixed(2)}  most ${fidelity[finish].max.toFixed(2)}`,
    );
  const step = await page.evaluate(() => facePage.step());
  const jitter = await page.evaluate(() => facePage.jitter());
  const flakes = await Promise.all(
    (["glitter", "metallic"] as const satisfies readonly LookFinish[]).map((finish) =>
      page.evaluate((one) => facePage.flakes(one), finish),
    ),
  );
  const [glitter, metallic] = flakes as [(typeof flakes)[0], (typeof flakes)[0]];
  console.log(`
shader against still painter   mean ΔE00 ${step.toFixed(2)} (goal at most ${goals.stepDifference})
edge of a lip on a still face  ${jitter.steadied.toFixed(3)} px a frame, without the smoothing ${jitter.raw.toFixed(3)} (goal at most ${goals.trembleAtMostPx})
flakes on a face that moved    glitter ${glitter.along.toFixed(3)} along, ${glitter.inPlace.toFixed(3)} in place; metallic ${metallic.along.toFixed(3)}, ${metallic.inPlace.toFixed(3)} (goal along at least ${goals.flakesAlongAtLeast})
`);
  return {
    ...Object.fromEntries(lookFinishes.map((finish) => [`${finish}Difference`, fidelity[finish].mean])),
    stepDifference: step,
    trembleAtMostPx: jitter.steadied,
    trembleRawPx: jitter.raw,
    flakesAlongAtLeast: Math.min(glitter.along, metallic.along),
    flakesInPlace: Math.max(glitter.inPlace, metallic.inPlace),
  };
}
