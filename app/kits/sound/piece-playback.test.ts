import { beforeEach, expect, test, vi } from "vitest";
import { createFakeAudio, type FakeSource } from "./fake-audio.ts";
import type { SoundLoader } from "./load-sound.ts";
import type { Piece } from "./music-library.ts";
import { createPiecePlayback } from "./piece-playback.ts";

const piece: Piece = {
  ...{ name: "area-1", segmentCount: 3, segmentS: 10, guardS: 0.12, hasRise: true, beatS: 0.5 },
  substitute: { ogg: "/loop.ogg", m4a: "/loop.m4a", loopStartS: 0, loopEndS: 9 },
};

let context: AudioContext & { sources: FakeSource[]; currentTime: number };
let missing: Set<string>;
const onEnd = vi.fn();

beforeEach(() => {
  context = new (createFakeAudio().AudioContext as new () => typeof context)();
  missing = new Set();
  onEnd.mockClear();
});

function begin(fromS = 0, whenS = () => context.currentTime) {
  const loadOnce = async (url: string) => (missing.has(url) ? null : ({ url, duration: 10.24 } as never));
  const loader: SoundLoader = { playsOgg: true, loadOnce, load: async () => null };
  return createPiecePlayback(piece, loader, {
    ...{ context, output: context.destination, fromS: () => fromS, whenS, onEnd },
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const planned = () =>
  context.sources.map(({ buffer, startedAtS, startedFromS }) => ({
    file: buffer?.url.replace("/assets/sound/music/area-1/", ""),
    atS: startedAtS,
    fromS: startedFromS,
  }));

test("the first segment sounds and the second waits; the third comes when the first has been played", async () => {
  begin();
  await settled();
  expect(planned()).toEqual([
    { file: "base-0.ogg", atS: 0, fromS: 0.12 },
    { file: "base-1.ogg", atS: 10, fromS: 0.12 },
  ]);
  context.currentTime = 10.02;
  context.sources[0]?.end();
  await settled();
  expect(planned()[2]).toEqual({ file: "base-2.ogg", atS: 20, fromS: 0.12 });
  context.currentTime = 20.02;
  context.sources[1]?.end();
  await settled();
  expect(planned()[3]).toEqual({ file: "base-0.ogg", atS: 30, fromS: 0.12 });
});

test("it begins in the middle of a segment where it was left, and knows where it is", async () => {
  context.currentTime = 5;
  const playback = begin(14);
  expect(playback.positionS()).toBeNull();
  await settled();
  expect(planned()).toEqual([
    { file: "base-1.ogg", atS: 5, fromS: 4.12 },
    { file: "base-2.ogg", atS: 11, fromS: 0.12 },
  ]);
  context.currentTime = 7.3;
  expect(playback.positionS()).toBeCloseTo(16.3);
  expect(playback.nextBeatS()).toBeCloseTo(7.5);
});

test("the layer that rises joins in step, and is fetched by nobody who does not want it", async () => {
  const playback = begin();
  await settled();
  expect(planned().some(({ file }) => file?.startsWith("rise"))).toBe(false);
  context.currentTime = 3;
  playback.wantRise();
  await settled();
  expect(planned().slice(2)).toEqual([
    { file: "rise-0.ogg", atS: 3, fromS: 3.12 },
    { file: "rise-1.ogg", atS: 10, fromS: 0.12 },
  ]);
});

test("a segment that does not come ends the music, which may be asked for again", async () => {
  missing.add("/assets/sound/music/area-1/base-0.ogg");
  begin();
  await settled();
  expect(context.sources).toEqual([]);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("stopped, it plays nothing more and fetches nothing more", async () => {
  const playback = begin();
  await settled();
  playback.stop();
  context.sources[0]?.end();
  await settled();
  expect(context.sources).toHaveLength(2);
  expect(context.sources.some(({ isPlaying }) => isPlaying)).toBe(false);
});

test("it dies away from a beat on", async () => {
  const playback = begin();
  await settled();
  playback.fadeOut(4.5, 0.5);
  expect(context.sources.map(({ stopsAtS }) => stopsAtS)).toEqual([5, 5]);
});
