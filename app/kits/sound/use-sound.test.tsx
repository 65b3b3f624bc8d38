// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createFakeAudio, createFakeSoundFiles } from "./fake-audio.ts";
import { captionMs, SoundCaption } from "./sound-caption.tsx";
import { hubMusic } from "./music-names.ts";
import { useMusic, useSound } from "./use-sound.ts";

let root: Root;
const audio = createFakeAudio();

function World() {
  const { isOn, turn, play } = useSound();
  useMusic(hubMusic);
  return (
    <>
      <button type="button" aria-pressed={isOn} onClick={() => turn(!isOn)}>
        SOUND
      </button>
      <button type="button" onClick={() => play("monster-giggle")}>
        怪物
      </button>
      <SoundCaption captions={{ "monster-giggle": "くすくす笑い" }} />
    </>
  );
}

const press = (label: string) =>
  act(async () => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label)?.click());
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const music = () => audio.contexts[0]?.playing().filter((source) => source.loop).length ?? 0;

// They come with the first sound: here they are there already, so that one turn of the loop is enough.
beforeAll(() => import("./sound-players.ts"));

beforeEach(async () => {
  audio.canOpen = true;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("AudioContext", audio.AudioContext);
  vi.stubGlobal("fetch", createFakeSoundFiles().fetch);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  await act(async () => root.render(<World />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the server's page is silent", () => {
  expect(renderToStaticMarkup(<World />)).toContain('aria-pressed="false"');
});

test("the switch shows and does what it says; leaving the world silences its music, not the wish", async () => {
  await press("SOUND");
  await settled();
  expect(document.querySelector("button")?.getAttribute("aria-pressed")).toBe("true");
  expect(music()).toBe(1);
  await act(async () => root.render(<p>another site</p>));
  await settled();
  expect(music()).toBe(0);
  await act(async () => root.render(<World />));
  await settled();
  expect(music()).toBe(1);
  await press("SOUND");
  expect(music()).toBe(0);
});

test("who does not hear the monster reads it", async () => {
  vi.useFakeTimers();
  await press("怪物");
  expect(document.querySelector("p")?.textContent).toBe("♪ くすくす笑い");
  await act(async () => vi.advanceTimersByTime(captionMs));
  expect(document.querySelector("p")?.textContent).toBe("");
});
