// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CameraError } from "./camera-error.ts";
import { type CameraRequest, openCamera } from "./open-camera.ts";

const request: CameraRequest = { facing: "environment", widthPx: 1280, heightPx: 720 };

class FakeTrack extends EventTarget {
  isOn = true;
  torch: boolean | null = null;
  stop(): void {
    this.isOn = false;
  }
  getCapabilities(): object {
    return { torch: true };
  }
  async applyConstraints({ advanced: [first] }: { advanced: { torch: boolean }[] }): Promise<void> {
    this.torch = first?.torch ?? null;
  }
}

let tracks: FakeTrack[] = [];
let answer: () => Promise<FakeTrack> = async () => new FakeTrack();

beforeEach(() => {
  tracks = [];
  answer = async () => new FakeTrack();
  const getUserMedia = async () => {
    const track = await answer();
    tracks.push(track);
    return { getTracks: () => [track], getVideoTracks: () => [track] };
  };
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
});
afterEach(() => vi.unstubAllGlobals());

const rejectWith = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};
const codeOf = () =>
  openCamera(new AbortController().signal, request).then(
    () => "open",
    (error: unknown) => (error instanceof CameraError ? error.code : "another error"),
  );

describe("the camera", () => {
  it("goes off when whoever opened it leaves", async () => {
    const leaving = new AbortController();
    const camera = await openCamera(leaving.signal, request);
    leaving.abort();
    expect(tracks.map(({ isOn }) => isOn)).toEqual([false]);
    expect(camera.off.aborted).toBe(true);
  });

  it("goes off when the visitor leaves while the browser still asks", async () => {
    const leaving = new AbortController();
    answer = async () => {
      leaving.abort();
      return new FakeTrack();
    };
    await expect(openCamera(leaving.signal, request)).rejects.toBe(leaving.signal.reason);
    expect(tracks.map(({ isOn }) => isOn)).toEqual([false]);
  });

  it("goes off when the page is hidden", async () => {
    const camera = await openCamera(new AbortController().signal, request);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(tracks[0]?.isOn).toBe(false);
    expect(camera.off.aborted).toBe(true);
    vi.restoreAllMocks();
  });

  it("is one: the next to open it switches off the one before", async () => {
    const first = await openCamera(new AbortController().signal, request);
    const second = await openCamera(new AbortController().signal, request);
    expect(tracks.map(({ isOn }) => isOn)).toEqual([false, true]);
    expect([first.off.aborted, second.off.aborted]).toEqual([true, false]);
    second.stop();
  });

  it("lends its light where it has one", async () => {
    const camera = await openCamera(new AbortController().signal, request);
    expect(camera.hasTorch).toBe(true);
    expect(await camera.setTorch(true)).toBe(true);
    expect(tracks[0]?.torch).toBe(true);
    camera.stop();
  });

  it("says by name why it did not open", async () => {
    const errors: Record<string, string> = {};
    for (const name of ["NotAllowedError", "NotFoundError", "OverconstrainedError", "NotReadableError", "AbortError"]) {
      answer = rejectWith(name);
      errors[name] = await codeOf();
    }
    expect(errors).toEqual({
      NotAllowedError: "E-CAM-DENY",
      NotFoundError: "E-CAM-NONE",
      OverconstrainedError: "E-CAM-NONE",
      NotReadableError: "E-CAM-BUSY",
      AbortError: "E-CAM-BUSY",
    });
  });

  it("is the app's doing when there is none inside of an app", async () => {
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (iPhone) Safari Line/15.9.0" });
    expect(await codeOf()).toBe("E-CAM-INAPP");
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1" });
    expect(await codeOf()).toBe("E-CAM-NONE");
  });
});
