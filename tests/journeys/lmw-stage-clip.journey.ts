import { speedUpFrames } from "./steps/speed-up-frames.ts";
import { startStage } from "./steps/start-stage.ts";
import { takeChoices } from "./steps/take-choices.ts";
import { expect, test } from "./fixtures/journey-test.ts";

// Hurried, the run is no run for the server: it is refused there, and stays on this device as its clip does.
test.use({ expectedErrors: /lmw\/stg\/results/ });

test("the last eight seconds of a run become a clip on this device, and nothing of it is sent", async ({
  page,
  hub,
}) => {
  await speedUpFrames(page, 6);
  await takeChoices(page);
  await startStage(page, `${hub.url}/lmw/stg/1`, ["やさしい紙", "よけるのは自動"]);
  await page.locator('dialog[data-step="over"]').waitFor({ timeout: 120_000 });
  await page.getByRole("button", { name: "8秒の動画にする" }).press("Enter");
  const video = page.locator("dialog video");
  await video.waitFor({ timeout: 60_000 });
  await expect(video).toHaveAttribute("aria-label", /最後の八秒/);
  await expect(page.locator("dialog [data-sent='0']")).toHaveCount(1);
  const seconds = await video.evaluate(async (clip: HTMLVideoElement) => {
    if (clip.readyState === 0)
      await new Promise((resolve) => clip.addEventListener("loadedmetadata", resolve, { once: true }));
    return clip.duration;
  });
  expect(seconds).toBeGreaterThan(7.9);
  expect(seconds).toBeLessThan(8.1);
});
