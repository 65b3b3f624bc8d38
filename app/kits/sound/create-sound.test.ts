// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createSound, type Sound } from "./create-sound.ts";
import { createFakeAudio, createFakeSoundFiles } from "./fake-audio.ts";
import { getMusic, type MusicTrack } from "./music-library.ts";
import { hubMusic } from "./music-names.ts";

const hubTrack = getMusic(hubMusic) as MusicTrack;
let audio: ReturnType<typeof createFakeAudio>;
let files: ReturnType<typeof createFakeSoundFiles>;
let leaving: AbortController;

function visit(cookie: string | null): Sound {
  if (cookie !== null) document.cookie = `lmw_sound=${cookie}; Path=/`;
  return createSound({ document, AudioContext: audio.AudioContext, fetch: files.fetch, signal: leaving.signal });
}

/** Lets every promise that was begun come to its end; there are no timers in this kit. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function tap(): Promise<void> {
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  audio.canOpen = true;
  document.body.dispatchEvent(new Event("pointerup", { bubbles: true }));
  await settled();
}

async function setVisible(isSeen: boolean): Promise<void> {
  Object.defineProperty(document, "hidden", { configurable: true, value: !isSeen });
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
}

const heard = () => audio.contexts.flatMap((context) => context.playing()).map((source) => source.buffer?.url);
const music = () => audio.contexts[0]?.playing().find((source) => source.loop);
const isCookieOn = () => /lmw_sound=1/.test(document.cookie);

// They come with the first sound: here they are there already, so that one turn of the loop is enough.
beforeAll(() => import("./sound-players.ts"));

beforeEach(() => {
  audio = createFakeAudio();
  files = createFakeSoundFiles();
  leaving = new AbortController();
  vi.spyOn(HTMLMediaElement.prototype, "canPlayType").mockReturnValue("probably");
});

afterEach(() => {
  leaving.abort();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, "hidden");
  document.cookie = "lmw_sound=; Path=/; Max-Age=0";
});

describe.each([
  { cookie: null, isOn: false },
  { cookie: "", isOn: false },
  { cookie: "1", isOn: true },
  { cookie: "yes", isOn: true },
])("with the cookie $cookie", ({ cookie, isOn }) => {
  test(`sound is ${isOn ? "on" : "off"}, and nothing is fetched or opened before a touch`, async () => {
    const sound = visit(cookie);
    sound.enterMusic(hubMusic);
    await settled();
    expect(sound.isOn()).toBe(isOn);
    expect(audio.contexts).toEqual([]);
    expect(files.requested).toEqual([]);
  });

  test(`a touch ${isOn ? "starts the music" : "starts nothing"}`, async () => {
    visit(cookie).enterMusic(hubMusic);
    await settled();
    await tap();
    expect(heard()).toEqual(isOn ? [hubTrack.ogg] : []);
  });
});

test.each(["touchstart", "pointerdown", "mousedown", "keydown"])(
  "a first %s is enough where the browser allows it",
  async (gesture) => {
    audio.canOpen = true;
    visit("1").enterMusic(hubMusic);
    await settled();
    document.body.dispatchEvent(new Event(gesture, { bubbles: true }));
    await settled();
    expect(heard()).toEqual([hubTrack.ogg]);
  },
);

test.each(["reject", "hang"] as const)(
  "a context that refuses (%s) is asked again at the next touch",
  async (refusal) => {
    audio.refusal = refusal;
    visit("1").enterMusic(hubMusic);
    await settled();
    document.body.dispatchEvent(new Event("touchstart", { bubbles: true }));
    await settled();
    expect(heard()).toEqual([]);
    await tap();
    expect(heard()).toEqual([hubTrack.ogg]);
    expect(audio.contexts).toHaveLength(1);
  },
);

test("the music repeats between its two moments at volume 0.2", async () => {
  visit("1").enterMusic(hubMusic);
  await settled();
  await tap();
  const context = audio.contexts[0];
  expect(music()).toMatchObject({ loop: true, loopStart: 0.25, loopEnd: hubTrack.loopEndS, startedFromS: 0.25 });
  const [volume] = context?.gains ?? [];
  expect(context?.gains.find((gain) => gain.outputs.includes(volume))).toBe(music()?.outputs[0]);
  expect(context?.gains[0]?.gain.value).toBe(0.2);
});

test("turning it on by its switch plays at once and is remembered; turning it off pauses and is remembered as empty", async () => {
  audio.canOpen = true;
  const sound = visit(null);
  const listener = vi.fn();
  sound.subscribe(listener);
  sound.enterMusic(hubMusic);
  sound.turn(true);
  await settled();
  expect(heard()).toEqual([hubTrack.ogg]);
  expect(isCookieOn()).toBe(true);
  sound.turn(false);
  await settled();
  expect(heard()).toEqual([]);
  expect(document.cookie).toMatch(/lmw_sound=(;|$)/);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("after a pause the music goes on where it was", async () => {
  const sound = visit("1");
  sound.enterMusic(hubMusic);
  await settled();
  await tap();
  const context = audio.contexts[0];
  if (context) context.currentTime = 10;
  sound.turn(false);
  sound.turn(true);
  await settled();
  expect(music()?.startedFromS).toBeCloseTo(10.25);
  const lengthS = hubTrack.loopEndS - hubTrack.loopStartS;
  if (context) context.currentTime += lengthS;
  sound.turn(false);
  sound.turn(true);
  await settled();
  expect(music()?.startedFromS).toBeCloseTo(10.25);
});

test("a page that is not seen is silent, and speaks again when it is seen", async () => {
  visit("1").enterMusic(hubMusic);
  await settled();
  await tap();
  await setVisible(false);
  expect(heard()).toEqual([]);
  expect(audio.contexts[0]?.state).toBe("suspended");
  await setVisible(true);
  expect(heard()).toEqual([hubTrack.ogg]);
});

test("turned off in another tab, it stays silent when this one is seen again", async () => {
  const sound = visit("1");
  sound.enterMusic(hubMusic);
  await settled();
  await tap();
  await setVisible(false);
  document.cookie = "lmw_sound=; Path=/";
  await setVisible(true);
  expect(heard()).toEqual([]);
  expect(sound.isOn()).toBe(false);
});

test("entering a route without music silences it; coming back, it plays", async () => {
  const sound = visit("1");
  const leave = sound.enterMusic(hubMusic);
  await settled();
  await tap();
  leave();
  await settled();
  expect(heard()).toEqual([]);
  sound.enterMusic(hubMusic);
  await settled();
  expect(heard()).toEqual([hubTrack.ogg]);
});

test("from one route to the next with the same music nothing is interrupted", async () => {
  const sound = visit("1");
  const leave = sound.enterMusic(hubMusic);
  await settled();
  await tap();
  const before = music();
  leave();
  sound.enterMusic(hubMusic);
  await settled();
  expect(music()).toBe(before);
});

test("a boss has its own music, and the map's comes back after it", async () => {
  const sound = visit("1");
  sound.enterMusic(hubMusic);
  await settled();
  await tap();
  const leaveBoss = sound.enterMusic("bgm-boss");
  await settled();
  expect(heard()).toEqual(["/assets/sound/bgm-boss.ogg"]);
  leaveBoss();
  await settled();
  expect(heard()).toEqual([hubTrack.ogg]);
});

test("while a film plays the music is silent", async () => {
  const sound = visit("1");
  sound.enterMusic(hubMusic);
  await settled();
  await tap();
  const unhush = sound.muteMusic();
  expect(heard()).toEqual([]);
  unhush();
  unhush();
  await settled();
  expect(heard()).toEqual([hubTrack.ogg]);
});

test("music that arrives after it was turned off does not begin", async () => {
  const sound = visit("1");
  sound.enterMusic(hubMusic);
  await settled();
  const tapped = tap();
  sound.turn(false);
  await tapped;
  expect(heard()).toEqual([]);
});

test("a call that interrupts the sound leaves it waiting for the next touch", async () => {
  visit("1").enterMusic(hubMusic);
  await settled();
  await tap();
  audio.canOpen = false;
  audio.contexts[0]?.become("interrupted");
  await settled();
  expect(heard()).toEqual([]);
  await tap();
  expect(heard()).toEqual([hubTrack.ogg]);
});

test("at the end everything stops and no touch wakes it", async () => {
  visit("1").enterMusic(hubMusic);
  await settled();
  await tap();
  leaving.abort();
  await tap();
  expect(audio.contexts.map((context) => context.state)).toEqual(["closed"]);
  expect(audio.contexts[0]?.sources.some((source) => source.isPlaying)).toBe(false);
});

test("a browser without Web Audio stays silent and breaks nothing", async () => {
  document.cookie = "lmw_sound=1; Path=/";
  const sound = createSound({ document, AudioContext: undefined, fetch: files.fetch, signal: leaving.signal });
  sound.enterMusic(hubMusic);
  sound.play("ui-tap");
  await tap();
  expect(files.requested).toEqual([]);
});
