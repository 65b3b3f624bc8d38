import { expect, test } from "vitest";
import { attachSource } from "./attach-source.ts";

const files = { playlist: "/film.m3u8", file: "/film.mp4" };

/** As much of a video as is asked for here: another source stops it, as a browser's does. */
function createVideo(canPlayHls: boolean) {
  const video = Object.assign(new EventTarget(), {
    paused: true,
    currentTime: 0,
    address: "",
    canPlayType: () => (canPlayHls ? "maybe" : ""),
    play: async () => void (video.paused = false),
  });
  Object.defineProperty(video, "src", {
    get: () => video.address,
    set(address: string) {
      Object.assign(video, { address, paused: true, currentTime: 0 });
    },
  });
  return video as typeof video & HTMLVideoElement;
}

test("what plays goes on as a file where its playlist breaks, from where it was", async () => {
  const video = createVideo(true);
  await attachSource(video, files, new AbortController().signal);
  expect(video.src).toBe("/film.m3u8");
  await video.play();
  video.currentTime = 4;
  video.dispatchEvent(new Event("error"));
  expect([video.src, video.paused]).toEqual(["/film.mp4", false]);
  video.dispatchEvent(new Event("loadedmetadata"));
  expect(video.currentTime).toBe(4);
});

test("what stands still stays so, and what was put away takes no file", async () => {
  const still = createVideo(true);
  await attachSource(still, files, new AbortController().signal);
  still.dispatchEvent(new Event("error"));
  expect([still.src, still.paused]).toEqual(["/film.mp4", true]);
  const detached = createVideo(true);
  const detaching = new AbortController();
  await attachSource(detached, files, detaching.signal);
  detaching.abort();
  detached.dispatchEvent(new Event("error"));
  expect(detached.src).toBe("/film.m3u8");
});
