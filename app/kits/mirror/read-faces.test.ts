import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { VideoDetection } from "../face/face-engine-types.ts";
import { FaceEngineError } from "../face/face-engine-types.ts";
import { readFaces } from "./read-faces.ts";

/** A bitmap that tells whether it was closed. */
class FakeFrame {
  isClosed = false;
  readonly width = 4;
  readonly height = 3;
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
  close(): void {
    this.isClosed = true;
  }
}

let frames: FakeFrame[] = [];
let showFrame: () => Promise<void>;
let video: HTMLVideoElement;

beforeEach(() => {
  frames = [];
  let callbacks: (() => void)[] = [];
  video = {
    ...{ videoWidth: 4, videoHeight: 3 },
    requestVideoFrameCallback: (callback: () => void) => callbacks.push(callback),
  } as unknown as HTMLVideoElement;
  showFrame = async () => {
    const waiting = callbacks;
    callbacks = [];
    for (const callback of waiting) callback();
    await settle();
  };
  vi.stubGlobal("createImageBitmap", async () => {
    const frame = new FakeFrame(frames.length + 1);
    frames.push(frame);
    return frame;
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Lets everything that waits for nothing go on. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** An engine whose answers come when the test says so. */
function createEngine() {
  const requests: { number: number; answer: () => Promise<void>; fail: (error: Error) => void }[] = [];
  return {
    asked: requests,
    detectVideo: (frame: ImageBitmap, timeMs: number) =>
      new Promise<VideoDetection>((resolve, reject) => {
        requests.push({
          number: (frame as unknown as FakeFrame).number,
          async answer() {
            resolve({ frame, timeMs, faces: [] });
            await settle();
          },
          fail: reject,
        });
      }),
  };
}

test("the engine has its next frame before this one is handed out, and never two at a time", async () => {
  const engine = createEngine();
  const leaving = new AbortController();
  const faces = readFaces({ video, engine }, leaving.signal);
  const first = faces.next();
  await settle();
  await showFrame();
  await showFrame();
  expect(engine.asked.map(({ number }) => number)).toEqual([1]);
  await engine.asked[0]!.answer();
  expect((await first).value).toMatchObject({ frame: frames[0] });
  expect(engine.asked.map(({ number }) => number)).toEqual([1, 2]);
  leaving.abort();
});

test("of the pictures that came while the engine read, it gets the newest; the others are closed", async () => {
  const engine = createEngine();
  const leaving = new AbortController();
  const faces = readFaces({ video, engine }, leaving.signal);
  const first = faces.next();
  await settle();
  for (let i = 0; i < 4; i++) await showFrame();
  await engine.asked[0]!.answer();
  await first;
  expect(engine.asked.map(({ number }) => number)).toEqual([1, 4]);
  expect(frames.map(({ isClosed }) => isClosed)).toEqual([false, true, true, false]);
  leaving.abort();
});

test("who leaves is handed nothing more, and every frame is closed", async () => {
  const engine = createEngine();
  const leaving = new AbortController();
  const faces = readFaces({ video, engine }, leaving.signal);
  const first = faces.next();
  await settle();
  await showFrame();
  await showFrame();
  leaving.abort();
  await engine.asked[0]!.answer();
  expect(await first).toMatchObject({ done: true });
  expect(frames.map(({ isClosed }) => isClosed)).toEqual([true, true]);
});

test("who has seen enough ends the reading, and the frame that is with the engine is closed when it comes back", async () => {
  const engine = createEngine();
  const taken: VideoDetection[] = [];
  const reading = (async () => {
    for await (const detection of readFaces({ video, engine }, new AbortController().signal)) {
      taken.push(detection);
      break;
    }
  })();
  await settle();
  await showFrame();
  await showFrame();
  await engine.asked[0]!.answer();
  await reading;
  await engine.asked[1]!.answer();
  expect(taken).toHaveLength(1);
  expect(frames.map(({ isClosed }) => isClosed)).toEqual([false, true]);
});

test("an engine that stops answering is told", async () => {
  const engine = createEngine();
  const first = readFaces({ video, engine }, new AbortController().signal)
    .next()
    .catch((error: unknown) => error);
  await settle();
  await showFrame();
  engine.asked[0]!.fail(new FaceEngineError("silent"));
  expect(await first).toBeInstanceOf(FaceEngineError);
});
