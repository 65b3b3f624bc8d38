import { beforeEach, expect, test } from "vitest";
import { CameraError } from "../camera/camera-error.ts";
import { NoFaceError } from "./mirror-error.ts";
import type { Still } from "../makeup/still.ts";
import { createMirrorMachine, type MirrorMachine } from "./mirror-machine.ts";
import { createMirrorStore } from "./mirror-store.ts";
import { createRequestRunner, type MirrorRequest, type Shown } from "./run-request.ts";

/** A still whose frame says whether it was closed. */
function createStill() {
  const still = { isClosed: false, frame: { close: () => void (still.isClosed = true) } as ImageBitmap };
  return Object.assign(still, { landmarks: new Float32Array(3) });
}

let machine: MirrorMachine;
let seen: Still[];
let bare: ImageBitmap[];
let canShowBare = true;
let leaving: AbortController;
let run: (request: MirrorRequest) => Promise<boolean>;

beforeEach(() => {
  machine = createMirrorMachine(createMirrorStore());
  seen = [];
  leaving = new AbortController();
  bare = [];
  run = createRequestRunner(
    {
      machine,
      showStill: async (still) => void seen.push(still),
      showBare: async (frame) => (bare.push(frame), canShowBare),
    },
    leaving.signal,
  );
});

const photo = (still: Still): Shown => ({ source: { kind: "photo", index: 0, count: 1 }, still });
const loading = { for: "photo" } as const;

test("the face that was asked for is shown, and said to be", async () => {
  const still = createStill();
  expect(await run({ loading, bring: async () => photo(still) })).toBe(true);
  expect(seen).toEqual([still]);
  expect(machine.get()).toMatchObject({ source: { kind: "photo" }, loading: null });
});

test("of two faces only the one that was asked for last is shown, whichever comes first", async () => {
  const [slow, quick] = [createStill(), createStill()];
  let give = (_shown: Shown): void => {};
  const first = run({ loading, bring: () => new Promise((resolve) => (give = resolve)) });
  expect(await run({ loading, bring: async () => photo(quick) })).toBe(true);
  give(photo(slow));
  expect(await first).toBe(false);
  expect(seen).toEqual([quick]);
  expect(slow.isClosed).toBe(true);
});

test("a camera that is refused is told by its code, and what was left is told by none", async () => {
  await run({ loading: { for: "camera" }, bring: () => Promise.reject(new CameraError("E-CAM-DENY")) });
  expect(machine.get()).toMatchObject({ loading: null, error: "E-CAM-DENY" });
  await run({ loading, bring: () => Promise.reject(new DOMException("left", "AbortError")) });
  expect(machine.get()).toMatchObject({ loading: null, error: null });
});

test("a photograph without a face takes the place of the person before, and says so", async () => {
  await run({ loading, bring: async () => photo(createStill()) });
  const { frame } = createStill();
  expect(await run({ loading, bring: () => Promise.reject(new NoFaceError(frame)) })).toBe(false);
  expect(bare).toEqual([frame]);
  expect(machine.get()).toMatchObject({ source: { kind: "photo", count: 0 }, error: "E-FACE-NONE" });
});

test("where only faces can be drawn, the one that was there stays when a photograph has none", async () => {
  canShowBare = false;
  await run({ loading, bring: async () => photo(createStill()) });
  await run({ loading, bring: () => Promise.reject(new NoFaceError(createStill().frame)) });
  expect(machine.get()).toMatchObject({ source: { kind: "photo", count: 1 }, error: "E-FACE-NONE" });
  canShowBare = true;
});

test("a photograph without a face that comes too late is shown to nobody", async () => {
  const late = createStill();
  let refuse = (_reason: unknown): void => {};
  const first = run({ loading, bring: () => new Promise((_, reject) => (refuse = reject)) });
  await run({ loading, bring: async () => photo(createStill()) });
  refuse(new NoFaceError(late.frame));
  expect(await first).toBe(false);
  expect(late.isClosed).toBe(true);
  expect(machine.get()).toMatchObject({ source: { count: 1 }, error: null });
});

test("who has left is shown nothing, and is told nothing", async () => {
  const still = createStill();
  const first = run({ loading, bring: async () => photo(still) });
  leaving.abort();
  expect(await first).toBe(false);
  expect(still.isClosed).toBe(true);
  expect(seen).toEqual([]);
  await run({ loading, bring: () => Promise.reject(new TypeError("no network")) });
  expect(machine.get().error).toBeNull();
});
