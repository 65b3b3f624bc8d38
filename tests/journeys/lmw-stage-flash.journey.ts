import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { type Cells, measureFlashes } from "../flash/flash-meter.ts";
import { waitForHydration } from "#test-support/page-checks.ts";
import { test } from "./fixtures/journey-test.ts";
import { unlockAreas } from "./steps/stage-steps.ts";

const cellsWide = 12;
const cellsHigh = 21;
interface FrameCapture {
  film: { queue: unknown[] };
}
/** Every second tick is looked at. */
const perSecond = 30;
/** So much of a stage: waves, hits, specials, words that are struck. */
const seconds = 24;
/** So long nobody has come yet: later somebody may stand in one place, and would be taken for the field. */
const secondsBefore = 2;
/** WCAG 2.3.1 lets a quarter of what is looked at flash; the field is nearly all of it. */
const maxShare = 0.25;

/** The page's frames come when they are asked for: a film of a run, each picture as it was drawn. */
const captureScript = `(() => {
  const native = window.requestAnimationFrame.bind(window);
  const film = (window.film = { isOn: false, queue: [], nowMs: 0 });
  window.requestAnimationFrame = (callback) => {
    if (film.isOn) return film.queue.push(callback);
    return native((nowMs) => {
      film.nowMs = nowMs;
      if (film.isOn) film.queue.push(callback);
      else callback(nowMs);
    });
  };
  film.shoot = (frames) => {
    const small = document.createElement("canvas");
    small.width = ${cellsWide};
    small.height = ${cellsHigh};
    const brush = small.getContext("2d", { willReadFrequently: true });
    const pictures = [];
    for (let i = 0; i < frames; i++) {
      film.nowMs += 1000 / ${perSecond};
      for (const callback of film.queue.splice(0)) callback(film.nowMs);
      const field = document.querySelector("dialog canvas");
      if (!field) break;
      brush.drawImage(field, 0, 0, ${cellsWide}, ${cellsHigh});
      const { data } = brush.getImageData(0, 0, ${cellsWide}, ${cellsHigh});
      pictures.push([...data].filter((_, at) => at % 4 !== 3));
    }
    return pictures;
  };
})();`;

test.use({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 1 });

test(
  "nothing in a stage flashes: pictures of a run, measured; and the field is dark before anything is on it",
  { tag: "@slow" },
  async ({ page, hub, baseUrl }) => {
    await page.addInitScript(captureScript);
    const help = {
      isAssisted: false,
      movesItself: true,
      paintsItself: true,
      hasOneSwitch: false,
      holdMs: 600,
      gain: 100,
    };
    await page.addInitScript((text) => localStorage.setItem("kz_lmw_help", text), JSON.stringify(help));
    await page.goto(`${baseUrl}/lmw/stg/6?canvas`);
    await waitForHydration(page);
    await unlockAreas(page, hub, [5]);
    await page.reload();
    await page.locator("main [data-alive]").waitFor();
    await page.getByText("濃厚", { exact: true }).click();
    await page.getByRole("button", { name: "はじめる" }).click();
    await page.locator('dialog[data-step="playing"] canvas').waitFor();
    const frames = await playStage(page);
    assert.ok(frames.length > seconds * perSecond * 0.5, `only ${frames.length} pictures were drawn`);

    const facts = measureFlashes(frames, perSecond);
    assert.ok(facts.flashingShare < maxShare, `${facts.flashingShare} of the field flashes`);
    assert.ok(facts.redFlashingShare < maxShare, `${facts.redFlashingShare} of the field flashes in red`);
    assert.ok(facts.redChanges <= 1, `the field turns red ${facts.redChanges} times a second`);
    assert.deepEqual(
      brightParts(longestStill(frames.slice(0, perSecond * secondsBefore))),
      [],
      "the field itself is below L* 42, and not red",
    );
  },
);

async function playStage(page: Page): Promise<Cells[]> {
  await page.evaluate("void (window.film.isOn = true)");
  // Asked by the clock: a question that waits for a frame would itself lie in the queue that holds the frames back.
  await page.waitForFunction(() => (globalThis as unknown as FrameCapture).film.queue.length > 0, undefined, {
    polling: 50,
  });
  const frames: Cells[] = [];
  for (let second = 0; second < seconds; second++) {
    if (second === seconds / 2) await page.keyboard.press("x");
    frames.push(...((await page.evaluate(`window.film.shoot(${perSecond})`)) as Cells[]));
    // Time stands where something is offered; a moment for the sheet to come, and it goes on.
    await page.waitForTimeout(80);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-page="choice"] button')?.click());
  }
  return frames;
}

/** What stays when everything that comes and goes is left out: of every cell a value from its darkest fifth. */
const longestStill = (frames: readonly Cells[]): number[] =>
  Array.from(
    frames[0]!,
    (_, i) => [...frames.map((picture) => picture[i]!)].toSorted((a, b) => a - b)[Math.floor(frames.length / 5)]!,
  );

/** Cells of the field's upper part that are lighter than L* 42 (relative luminance 0.125), or as red as only the player may be. */
function brightParts(picture: Cells): string[] {
  const linear = (value: number): number => ((value / 255 + 0.055) / 1.055) ** 2.4;
  const found: string[] = [];
  for (let cell = 0; cell < cellsWide * (cellsHigh >> 1); cell++) {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((i) => picture[cell * 3 + i] ?? 0);
    const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    if (light > 0.125 || (red > 40 && red > 2.2 * Math.max(green, blue)))
      found.push(`${cell}: ${red} ${green} ${blue}`);
  }
  return found;
}
