import { describe, expect, test } from "vitest";
import { type FaceSource, initialMirror, type MirrorState } from "./mirror-state.ts";
import { type MirrorEvent, reduceMirror } from "./reduce-mirror.ts";

/** What is shown after all that happened. */
const after = (...events: MirrorEvent[]): MirrorState => events.reduce(reduceMirror, initialMirror);

const model: FaceSource = { kind: "model", name: "face-1" };
const photo: FaceSource = { kind: "photo", index: 0, count: 2 };
const camera: FaceSource = { kind: "camera" };

/** The camera is on, in the first request. */
const live: MirrorEvent[] = [
  { type: "request", loading: { for: "camera" } },
  { type: "show", turn: 1, source: camera },
];

describe("a face in the mirror", () => {
  test("is the served picture until another one is there", () => {
    const asking = after({ type: "request", loading: { for: "view" } });
    expect(asking).toMatchObject({ source: { kind: "served" }, loading: { for: "view" } });
    expect(reduceMirror(asking, { type: "show", turn: 1, source: model })).toMatchObject({
      source: model,
      loading: null,
    });
  });

  test("stays when the camera is refused, and the refusal is told until something else is asked for", () => {
    const shown: MirrorEvent[] = [
      { type: "request", loading: { for: "view" } },
      { type: "show", turn: 1, source: model },
    ];
    const refused = after(
      ...shown,
      { type: "request", loading: { for: "camera" } },
      { type: "fail", turn: 2, error: "E-CAM-DENY" },
    );
    expect(refused).toMatchObject({ source: model, loading: null, error: "E-CAM-DENY" });
    expect(reduceMirror(refused, { type: "request", loading: { for: "photo" } }).error).toBeNull();
  });

  test("is the one that was asked for last: what comes later of an older wish is not shown", () => {
    const state = after(
      { type: "request", loading: { for: "photo" } },
      { type: "request", loading: { for: "view" } },
      { type: "show", turn: 1, source: photo },
      { type: "fail", turn: 1, error: "E-MODEL" },
    );
    expect(state).toMatchObject({ source: { kind: "served" }, loading: { for: "view" }, error: null });
  });

  test("is not said to be in the camera once the camera is off", () => {
    expect(after(...live, { type: "cameraOff" }).source).toEqual({ kind: "served" });
    const withoutFace = after(
      ...live,
      { type: "request", loading: { for: "photo" } },
      { type: "fail", turn: 2, error: "E-FACE-NONE" },
    );
    expect(withoutFace).toMatchObject({ source: { kind: "served" }, error: "E-FACE-NONE" });
  });

  test("that was frozen stays when the camera goes off", () => {
    const frozen = after(
      ...live,
      { type: "request", loading: null },
      { type: "show", turn: 2, source: { kind: "frozen" } },
    );
    expect(reduceMirror(frozen, { type: "cameraOff" }).source).toEqual({ kind: "frozen" });
  });
});

describe("before the camera", () => {
  test("nobody is missed before its first frame, and a frame like the one before changes nothing", () => {
    const opened = after(...live);
    expect(opened.presence).toBeNull();
    const faceLost = reduceMirror(opened, { type: "detect", presence: "none" });
    expect(faceLost.presence).toBe("none");
    expect(reduceMirror(faceLost, { type: "detect", presence: "none" })).toBe(faceLost);
  });

  test("an engine that stops answering ends the mirror and says so", () => {
    expect(after(...live, { type: "cameraOff", error: "E-MODEL" })).toMatchObject({
      source: { kind: "served" },
      error: "E-MODEL",
    });
  });

  test("the bare picture is shown while the engine is on its way", () => {
    const bare = after(
      { type: "request", loading: { for: "camera" } },
      { type: "bare", turn: 1 },
      { type: "progress", loaded: 1, total: 4 },
    );
    expect(bare).toMatchObject({ source: camera, loading: { for: "engine", loaded: 1, total: 4 } });
  });
});

test("bytes of the engine are told to whoever waits for it, not to whoever chose a model meanwhile", () => {
  const progress: MirrorEvent = { type: "progress", loaded: 1, total: 4 };
  expect(after({ type: "request", loading: { for: "photo" } }, progress).loading).toEqual({
    for: "engine",
    loaded: 1,
    total: 4,
  });
  expect(after({ type: "request", loading: { for: "view" } }, progress).loading).toEqual({ for: "view" });
  expect(after(progress).loading).toBeNull();
});

test("a model that comes back because a camera broke leaves the reason standing", () => {
  const state = after(
    ...live,
    { type: "cameraOff", error: "E-MODEL" },
    { type: "request", loading: { for: "view" }, error: "E-MODEL" },
    { type: "show", turn: 2, source: model },
  );
  expect(state).toMatchObject({ source: model, error: "E-MODEL" });
});

test("a graphics chip that was taken away asks for another canvas, and late frames of the old one are not shown", () => {
  const lost = after(...live, { type: "contextLost" }, { type: "show", turn: 1, source: model });
  expect(lost).toMatchObject({ source: { kind: "served" }, canvasKey: 1 });
});
