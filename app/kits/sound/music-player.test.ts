import { expect, test } from "vitest";
import { createFakeAudio, type FakeSource } from "./fake-audio.ts";
import type { SoundLoader } from "./load-sound.ts";
import { createMusicPlayer } from "./music-player.ts";
import type { MusicName } from "./music-names.ts";

const request = (music: MusicName) => ({ music, wantsRise: false, positionS: null });
const settled = () => new Promise((resolve) => setTimeout(resolve));

function start(playsOgg = true) {
  const context = new (createFakeAudio().AudioContext as new () => AudioContext & {
    sources: FakeSource[];
    currentTime: number;
  })();
  const loadOnce = async (url: string) => ({ url, duration: 10.24 }) as never;
  const loader: SoundLoader = { playsOgg, loadOnce, load: ({ m4a }) => loadOnce(m4a) };
  return { context, player: createMusicPlayer(context, loader) };
}

test("the Rule's music begins on a beat of the area's, which dies away within 600 ms of it", async () => {
  const { context, player } = start();
  player.play(request("area-1"));
  await settled();
  context.currentTime = 3.2;
  player.play(request("boss-1"));
  expect(context.sources.every(({ isPlaying }) => isPlaying)).toBe(true);
  await settled();
  const [old, , next] = context.sources;
  expect(next?.buffer?.url).toContain("/boss-1/base-0.ogg");
  expect(next?.startedAtS).toBeCloseTo(5 * 0.789474);
  expect(old?.stopsAtS).toBeCloseTo(5 * 0.789474 + 0.5);
});

test("wanted again before the other has come, the old goes on as if nothing had been", async () => {
  const { context, player } = start();
  player.play(request("area-1"));
  await settled();
  player.play(request("boss-1"));
  player.play(request("area-1"));
  await settled();
  expect(context.sources).toHaveLength(2);
  expect(context.sources.every(({ isPlaying, stopsAtS }) => isPlaying && stopsAtS === null)).toBe(true);
});

test("where Opus in Ogg does not play, a short loop stands in", async () => {
  const { context, player } = start(false);
  player.play(request("area-1"));
  await settled();
  expect(context.sources.map(({ buffer, loop }) => [buffer?.url, loop])).toEqual([["/assets/sound/bgm-map.m4a", true]]);
});
