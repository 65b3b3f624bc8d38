// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trialMs, tryCamera } from "./try-camera.ts";

class FakeTrack {
  isLive = true;
  stop(): void {
    this.isLive = false;
  }
}

const track = new FakeTrack();
const requests: unknown[] = [];
let open: () => Promise<unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  track.isLive = true;
  requests.length = 0;
  open = () => Promise.resolve({ getTracks: () => [track] });
  vi.stubGlobal("navigator", {
    userAgent: "Mozilla/5.0 Safari",
    mediaDevices: {
      getUserMedia(wanted: unknown) {
        requests.push(wanted);
        return open();
      },
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A screen that a camera of 640 × 480 feeds at ten pictures a second. */
function fakeVideo(pictures = true): HTMLVideoElement {
  const element = {
    srcObject: null as unknown,
    videoWidth: pictures ? 640 : 0,
    videoHeight: pictures ? 480 : 0,
    play: () => Promise.resolve(),
    requestVideoFrameCallback(call: () => void) {
      if (pictures) setTimeout(() => element.srcObject && call(), 100);
      return 1;
    },
  };
  return element as unknown as HTMLVideoElement;
}

const refuse = (name: string) => () => Promise.reject(new DOMException("", name));

test("the camera is asked for without sound, is open for two seconds, and is off afterwards", async () => {
  const video = fakeVideo();
  const onOpen = vi.fn(() => {});
  const trial = tryCamera(video, onOpen, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(trialMs - 1);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(track.isLive).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(await trial).toMatchObject({ result: "ok", verdict: "seen", facts: { widthPx: 640, heightPx: 480 } });
  expect(track.isLive).toBe(false);
  expect(video.srcObject).toBeNull();
  expect(requests).toEqual([{ audio: false, video: { width: 640, height: 480, facingMode: "user" } }]);
});

test("a camera that shows nothing is told from one that works", async () => {
  const trial = tryCamera(fakeVideo(false), () => {}, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(trialMs);
  expect(await trial).toMatchObject({ result: "warn", verdict: "blank" });
  expect(track.isLive).toBe(false);
});

test.each([
  ["NotAllowedError", "denied"],
  ["NotFoundError", "none"],
  ["NotReadableError", "busy"],
])("%s ends the trial with words, not with an error", async (name, verdict) => {
  open = refuse(name);
  expect(await tryCamera(fakeVideo(), () => {}, new AbortController().signal)).toMatchObject({ verdict });
});

test("whoever leaves while it films finds it off", async () => {
  const controller = new AbortController();
  const trial = tryCamera(fakeVideo(), () => {}, controller.signal).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(500);
  controller.abort();
  expect(track.isLive).toBe(false);
  expect(await trial).toBe(controller.signal.reason);
});

test("whoever leaves while the browser still asks, and then allows, finds it off too", async () => {
  const allowed: ((stream: unknown) => void)[] = [];
  open = () => new Promise((resolve) => void allowed.push(resolve));
  const controller = new AbortController();
  const onOpen = vi.fn(() => {});
  const trial = tryCamera(fakeVideo(), onOpen, controller.signal).catch((reason: unknown) => reason);
  controller.abort();
  allowed[0]?.({ getTracks: () => [track] });
  expect(await trial).toBe(controller.signal.reason);
  expect(track.isLive).toBe(false);
  expect(onOpen).not.toHaveBeenCalled();
});
