// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isAbort } from "../basics/abort.ts";
import { type FaceEngine, FaceEngineError } from "../face/face-engine-types.ts";
import type { FaceView } from "./face-view.ts";
import { createLiveCamera } from "./live-camera.ts";

class FakeTrack extends EventTarget {
  isOn = true;
  stop(): void {
    this.isOn = false;
  }
  getCapabilities = (): object => ({});
}

let track: FakeTrack;
let reports: string[];
let video: HTMLVideoElement;
let view: FaceView;
const frame = { width: 4, height: 3, close() {} } as ImageBitmap;

beforeEach(() => {
  track = new FakeTrack();
  reports = [];
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: async () => stream } });
  vi.stubGlobal("createImageBitmap", async () => frame);
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => setTimeout(callback));
  video = {
    ...{ srcObject: null, videoWidth: 4, videoHeight: 3, play: async () => {} },
    requestVideoFrameCallback: (callback: () => void) => setTimeout(callback),
  } as unknown as HTMLVideoElement;
  view = {
    drawFrame: () => (reports.push("frame"), null),
    showStill() {},
    clearStill() {},
    redraw() {},
  };
});
afterEach(() => vi.unstubAllGlobals());

const engineThat = (detectVideo: FaceEngine["detectVideo"]): FaceEngine => ({
  ...{ name: "landmarker", detectImage: async () => [], detectVideo, stop() {} },
});
const working = engineThat(async (picture, timeMs) => ({ frame: picture, faces: [], timeMs }));

const open = (engine: Promise<FaceEngine>) =>
  createLiveCamera({
    ...{ video, getView: async () => view, getEngine: () => engine, onFrame() {} },
    onOff: () => void reports.push("off"),
    onEngineLost: () => void reports.push("engine lost"),
  });

describe("the camera of a mirror", () => {
  test("shows its frames once engine and view are there, and none after it is closed", async () => {
    const camera = open(Promise.resolve(working));
    const start = await camera.open(() => {});
    expect(reports).toEqual([]);
    start();
    await vi.waitFor(() => expect(reports).toContain("frame"));
    camera.close();
    expect(track.isOn).toBe(false);
    expect(video.srcObject).toBeNull();
    expect(reports).not.toContain("off");
  });

  test("shows its bare picture while the engine is still loading, and not after", async () => {
    vi.useFakeTimers();
    view = { ...view, drawBare: () => void reports.push("bare") };
    let give = (_engine: FaceEngine): void => {};
    const camera = open(new Promise((resolve) => (give = resolve)));
    const opened = camera.open(() => reports.push("told bare"));
    await vi.advanceTimersByTimeAsync(140);
    expect(reports).toEqual(["told bare", "bare", "bare"]);
    give(working);
    await opened;
    await vi.advanceTimersByTimeAsync(140);
    expect(reports).toHaveLength(3);
    camera.close();
    vi.useRealTimers();
  });

  test("goes off when no engine runs here: no light before an empty picture", async () => {
    const camera = open(Promise.reject(new FaceEngineError("none")));
    await expect(camera.open(() => {})).rejects.toThrow(FaceEngineError);
    expect(track.isOn).toBe(false);
    expect(reports).toEqual([]);
  });

  test("goes off when its engine stops answering, and says which", async () => {
    const camera = open(Promise.resolve(engineThat(() => Promise.reject(new FaceEngineError("silent")))));
    (await camera.open(() => {}))();
    await vi.waitFor(() => expect(reports).toEqual(["engine lost"]));
    expect(track.isOn).toBe(false);
  });

  test("that is taken away says so, and leaves nobody waiting for a frozen frame", async () => {
    const camera = open(Promise.resolve(working));
    (await camera.open(() => {}))();
    const frozen = camera.nextStill().catch((error: unknown) => error);
    track.dispatchEvent(new Event("ended"));
    expect(isAbort(await frozen)).toBe(true);
    expect(reports).toContain("off");
  });
});
