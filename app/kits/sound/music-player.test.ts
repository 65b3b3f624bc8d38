import { expect, test } from "vitest";
import { createFakeAudio, type FakeSource } from "./fake-audio.ts";
import type { SoundLoader } from "./load-sound.ts";
import type { Music } from "./music-library.ts";
import { createMusicPlayer } from "./music-player.ts";

const piece = (name: string): Music => ({
  ...{ name, segmentCount: 9, segmentS: 10, guardS: 0.12, hasRise: true, beatS: 0.5 },
  substitute: { ogg: `/${name}.ogg`, m4a: `/${name}.m4a`, loopStartS: 0, loopEndS: 9 },
});
const [area, boss] = [piece("area"), piece("boss")];
const request = (music: Music) => ({ music, wantsRise: false, positionS: null });
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
  player.play(request(area));
  await settled();
  context.currentTime = 3.2;
  player.play(request(boss));
  expect(context.sources.every(({ isPlaying }) => isPlaying)).toBe(true);
  await settled();
  const [old, , next] = context.sources;
  expect(next?.buffer?.url).toContain("/boss/base-0.ogg");
  expect(next?.startedAtS).toBeCloseTo(3.5);
  expect(old?.stopsAtS).toBeCloseTo(4);
});

test("wanted again before the other has come, the old goes on as if nothing had been", async () => {
  const { context, player } = start();
  player.play(request(area));
  await settled();
  player.play(request(boss));
  player.play(request(area));
  await settled();
  expect(context.sources).toHaveLength(2);
  expect(context.sources.every(({ isPlaying, stopsAtS }) => isPlaying && stopsAtS === null)).toBe(true);
});

test("where Opus in Ogg does not play, a short loop stands in", async () => {
  const { context, player } = start(false);
  player.play(request(area));
  await settled();
  expect(context.sources.map(({ buffer, loop }) => [buffer?.url, loop])).toEqual([["/area.m4a", true]]);
});
