import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { fitsItsWidth, untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "a face already wears tonight's shade; another shade, half of it, four side by side, five without names, and no camera needed",
  async run({ page, baseUrl, anotherPhone }) {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(`${request.url()} ${request.postData() ?? ""}`);
    });
    await page.goto(`${baseUrl}/virtual_tester`);
    await untilAlive(page);
    assert.ok(await fitsItsWidth(page));
    const worn = page.locator('img[src*="worn-"]');
    await worn.first().waitFor();

    // Another shade is painted on the same face, here on the phone.
    await page.locator('nav a[href="/virtual_tester?s=lip-15"]').tap();
    await page.locator('[data-source="model"] canvas').waitFor();
    await page.getByRole("img", { name: /秘密基地の石榴/ }).waitFor();
    const wornRed = await reddest(page);
    await page.getByRole("button", { name: "素の唇" }).tap();
    await page.waitForFunction(() => document.querySelector('[aria-pressed="true"]')?.textContent?.includes("素の唇"));
    const bareRed = await reddest(page);
    assert.ok(wornRed > bareRed + 8, `worn ${wornRed}, bare ${bareRed}`);
    await page.getByRole("button", { name: "素の唇" }).tap();

    await page.getByRole("button", { name: "半分だけ塗る" }).tap();
    const border = page.getByRole("slider", { name: "塗る境目" });
    await border.focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await border.inputValue(), "55");
    await page.getByRole("button", { name: "全部に塗る" }).tap();

    for (const id of ["lip-15", "lip-03"]) {
      await page.locator(`nav a[href="/virtual_tester?s=${id}"]`).tap();
      await page.getByRole("img", { name: id === "lip-15" ? /石榴/ : /りんご飴/ }).waitFor();
      await page.locator('section[aria-labelledby="compare-title"] > button').tap();
      await page.locator(`[data-mouth="${id}"] canvas`).waitFor();
    }

    // Without names: five, one is taken, and then its name is there.
    await page.getByRole("button", { name: "名前を伏せて試す" }).tap();
    await page.getByRole("button", { name: "3番めの色" }).tap();
    const told = await page.locator("main").innerText();
    for (const name of ["石榴", "りんご飴", "肩ごしに見ています"]) assert.ok(!told.includes(name), `${name} is told`);
    await page.getByRole("button", { name: "これにする" }).tap();
    await page.getByText(/選んだのは『.+』でした。/).waitFor();
    await page.getByRole("button", { name: "やめて、名前のある棚へもどる" }).tap();

    await page.getByRole("button", { name: "試した色に入れる" }).tap();
    await page.getByText("試した色に入りました。").waitFor();
    for (const one of sent) assert.ok(one.length < 2_000 && !/image|landmarks|data:/.test(one), one.slice(0, 200));

    await withoutCamera(await anotherPhone({ permissions: [] }), baseUrl);
    await withoutWebgl(await anotherPhone(), baseUrl);
    await tints(await anotherPhone(), baseUrl);
    await withoutScript(await anotherPhone({ javaScriptEnabled: false }), baseUrl);
  },
};

/** How red the reddest part of the mouth is over its green, on the stage. */
function reddest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const stage = document.querySelector("canvas");
    if (!stage) return 0;
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [stage.width, stage.height];
    const pen = copy.getContext("2d");
    pen?.drawImage(stage, 0, 0);
    const data = pen?.getImageData(stage.width * 0.42, stage.height * 0.5, stage.width * 0.16, stage.height * 0.1).data;
    let [sum, count] = [0, 0];
    for (let i = 0; data && i < data.length; i += 4) {
      sum += data[i]! - data[i + 1]!;
      count++;
    }
    return sum / count;
  });
}

/** A refused camera is a message and a way on; a picture that is none as well. */
async function withoutCamera(page: Page, baseUrl: string): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await untilAlive(page);
  await page.getByRole("button", { name: "鏡をひらく" }).tap();
  await page.getByRole("button", { name: "モデルの顔で試す" }).tap();
  await page.locator('[data-source="model"] canvas').waitFor();
}

/** Without WebGL2 stills are painted all the same, and the mirror says that it cannot be. */
async function withoutWebgl(page: Page, baseUrl: string): Promise<void> {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind === "webgl2" ? null : (real as (...all: unknown[]) => unknown).call(this, kind, ...rest);
    } as typeof real;
    const film = document.createElement("canvas");
    film.getContext("2d")?.fillRect(0, 0, 9, 9);
    const stream = film.captureStream(10);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream);
    Object.assign(globalThis, { kateTrack: stream.getVideoTracks()[0] });
  });
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await untilAlive(page);
  await page.locator('nav a[href="/virtual_tester?s=lip-15"]').tap();
  await page.locator('[data-source="model"] canvas').waitFor();
  await page.getByRole("button", { name: "鏡をひらく" }).tap();
  await page.getByRole("button", { name: "モデルの顔で試す" }).waitFor();
  const state = await page.evaluate(
    () => (globalThis as unknown as { kateTrack: MediaStreamTrack }).kateTrack.readyState,
  );
  assert.equal(state, "ended", "the camera is off");
}

async function tints(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/virtual_tester?s=tint-03`);
  assert.equal(new URL(page.url()).pathname, "/virtual_tester_lt");
  await untilAlive(page);
  await page.getByRole("button", { name: "三枚" }).tap();
  await page.locator('[data-source="model"] canvas').waitFor();
  await page.getByRole("button", { name: "コーヒーのあと" }).tap();
  assert.ok(await fitsItsWidth(page));
}

async function withoutScript(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/virtual_tester?s=lip-04`);
  await page.locator('img[src*="worn-lip-04"]').waitFor();
  await page.locator('nav a[href="/virtual_tester?s=lip-05"]').tap();
  await page.locator('img[src*="worn-lip-05"]').waitFor();
}
