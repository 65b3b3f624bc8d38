// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createSound, type Sound } from "./create-sound.ts";
import { createFakeAudio, createFakeSoundFiles } from "./fake-audio.ts";
import { getMusic, type MusicTrack } from "./music-library.ts";
import { hubMusic } from "./music-names.ts";

const hubTrack = getMusic(hubMusic) as MusicTrack;
let audio: ReturnType<typeof createFakeAudio>;
let files: ReturnType<typeof createFakeSoundFiles>;
let leaving: AbortController;

function visit(isWanted: boolean, fetchSound: typeof fetch = files.fetch): Sound {
  document.cookie = `lmw_sound=${isWanted ? "1" : ""}; Path=/`;
  return createSound({ document, AudioContext: audio.AudioContext, fetch: fetchSound, signal: leaving.signal });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const heard = () => audio.contexts.flatMap((context) => context.playing()).map((source) => source.buffer?.url);

async function startMusic(sound: Sound): Promise<void> {
  sound.enterMusic(hubMusic);
  await settled();
  document.body.dispatchEvent(new Event("pointerup", { bubbles: true }));
  await settled();
}

// They come with the first sound: here they are there already, so that one turn of the loop is enough.
beforeAll(() => import("./sound-players.ts"));

beforeEach(() => {
  audio = createFakeAudio();
  audio.canOpen = true;
  files = createFakeSoundFiles();
  leaving = new AbortController();
  vi.spyOn(HTMLMediaElement.prototype, "canPlayType").mockReturnValue("probably");
});

afterEach(() => {
  leaving.abort();
  vi.restoreAllMocks();
  document.cookie = "lmw_sound=; Path=/; Max-Age=0";
});

test("effects share the switch, are fetched once and heard on routes without music too", async () => {
  const sound = visit(false);
  sound.play("ui-tap");
  await settled();
  expect(files.requested).toEqual([]);
  sound.turn(true);
  sound.play("ui-tap");
  sound.play("ui-tap");
  await settled();
  expect(heard()).toEqual(["/assets/sound/ui-tap.ogg", "/assets/sound/ui-tap.ogg"]);
  expect(files.requested).toEqual(["/assets/sound/ui-tap.ogg"]);
});

test("the music steps back for a reward", async () => {
  const sound = visit(true);
  await startMusic(sound);
  sound.play("jackpot");
  await settled();
  expect(audio.contexts[0]?.gains[1]?.gain.targets.map(({ value }) => value)).toEqual([0.5, 1]);
});

test("no more than eight effects sound at once", async () => {
  const sound = visit(true);
  for (let i = 0; i < 12; i += 1) sound.play("shot");
  await settled();
  expect(heard()).toHaveLength(8);
  audio.contexts[0]?.sources[0]?.dispatchEvent(new Event("ended"));
  sound.play("splat");
  await settled();
  expect(heard()).toContain("/assets/sound/splat.ogg");
});

test("an effect that arrives long after its touch is left out, and is there the next time", async () => {
  const sound = visit(true);
  sound.play("capture");
  const context = audio.contexts[0];
  if (context) context.currentTime = 3;
  await settled();
  expect(heard()).toEqual([]);
  sound.play("capture");
  await settled();
  expect(heard()).toEqual(["/assets/sound/capture.ogg"]);
});

test("captions are told of every effect, heard or not", () => {
  const sound = visit(false);
  const listener = vi.fn();
  const stop = sound.onEffect(listener);
  sound.play("monster-giggle");
  stop();
  sound.play("shot");
  expect(listener.mock.calls).toEqual([["monster-giggle"]]);
});

test("a phone that does not decode Opus gets AAC", async () => {
  vi.spyOn(HTMLMediaElement.prototype, "canPlayType").mockReturnValue("");
  await startMusic(visit(true));
  expect(heard()).toEqual([hubTrack.m4a]);
});

test("a sound that does not come is asked for again the next time", async () => {
  const fetchFailing = vi.fn(async () => ({ ok: false, status: 503 }) as Response);
  const sound = visit(true, fetchFailing);
  sound.play("shot");
  await settled();
  sound.play("shot");
  await settled();
  expect(fetchFailing).toHaveBeenCalledTimes(2);
});
