import { beforeEach, describe, expect, test } from "vitest";
import type { VideoDetection } from "#app/kits/face/face-engine-types.ts";
import { monitorFace } from "./monitor-face.ts";

let nowMs: number;
let closed: number;
let reported: { changes: number[]; lost: number; lagMs: number };
beforeEach(() => {
  [nowMs, closed] = [0, 0];
  reported = { changes: [], lost: 0, lagMs: 0 };
});

/** A face with its mouth so far open; null: nobody. */
type Mouth = number | null;

/** One reading every hundred ms, each known forty ms after its picture was taken. */
async function* readEach(mouths: readonly Mouth[]): AsyncGenerator<VideoDetection> {
  for (const mouth of mouths) {
    const timeMs = nowMs;
    nowMs += 40;
    const faces =
      mouth === null ? [] : [{ landmarks: new Float32Array(), blendshapes: { jawOpen: mouth }, matrix: null }];
    yield { frame: { close: () => void (closed += 1) } as ImageBitmap, faces, timeMs };
    nowMs += 60;
  }
}

const watch = (mouths: readonly Mouth[]): Promise<void> =>
  monitorFace(
    readEach(mouths),
    {
      onChange: (atMs) => void reported.changes.push(atMs),
      onLag: (lagMs) => (reported.lagMs = lagMs),
      onLost: () => void (reported.lost += 1),
    },
    () => nowMs,
  );

describe("a face before the camera", () => {
  test("changes once when it stays another, at the moment it began; and every picture is closed", async () => {
    await watch([0, 0, 0.9, 0.9, 0.9]);
    expect(reported.changes).toEqual([200]);
    expect(closed).toBe(5);
  });

  test("that twitches for one picture has not changed", async () => {
    await watch([0, 0.9, 0, 0]);
    expect(reported.changes).toEqual([]);
  });

  test("is judged as much later as this device is slow", async () => {
    await watch([0]);
    expect(reported.lagMs).toBe(2 * 40 + 90);
  });

  test("that is gone for long is missed once, and who comes back has not changed by it", async () => {
    await watch([0, ...Array.from({ length: 60 }, () => null), 0.9, 0.9, 0.9]);
    expect(reported.lost).toBe(1);
    expect(reported.changes).toEqual([]);
  });
});
