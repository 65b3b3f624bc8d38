import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { isAbort } from "../basics/abort.ts";
import { MirrorError } from "./mirror-error.ts";
import { createPhotoFaces, type PhotoFaces } from "./photo-faces.ts";

/** A picture that says which file it came from, and whether it was closed. */
interface FakePicture {
  of: string;
  width: number;
  height: number;
  isClosed: boolean;
  close(): void;
}

let pictures: FakePicture[];
let photo: PhotoFaces;
const listener = vi.fn();

beforeEach(() => {
  pictures = [];
  listener.mockClear();
  vi.stubGlobal("createImageBitmap", async (source: File | FakePicture) => {
    const of = source instanceof File ? source.name : source.of;
    const picture = { of, width: 400, height: 300, isClosed: false, close: () => void (picture.isClosed = true) };
    pictures.push(picture);
    return picture;
  });
  photo = createPhotoFaces(1280, listener);
});
afterEach(() => vi.unstubAllGlobals());

/** A face so wide, in parts of the picture. */
function faceOf(width: number): FaceDetection {
  const landmarks = new Float32Array(478 * 3);
  for (const [point, x] of [
    [234, 0.5 - width / 2],
    [454, 0.5 + width / 2],
  ] as const)
    landmarks.set([x, 0.5, 0], point * 3);
  return { landmarks, blendshapes: null, matrix: null };
}
const seeing = (...faces: FaceDetection[]) => ({ detectImage: async () => faces });
const file = (name: string): File => new File([], name);

describe("the faces of a photograph", () => {
  test("are shown the largest first, then whichever is chosen; each is told", async () => {
    const [small, large] = [faceOf(0.4), faceOf(0.5)];
    expect(await photo.read(file("two"), seeing(small, large))).toMatchObject({
      source: { kind: "photo", index: 0, count: 2 },
      still: { landmarks: large.landmarks },
    });
    expect(await photo.get(1)).toMatchObject({ still: { landmarks: small.landmarks } });
    expect(listener.mock.calls.map(([{ detection }]) => detection)).toEqual([large, small]);
  });

  test("are worn all at once, and looked at with their photograph", async () => {
    const [small, large] = [faceOf(0.4), faceOf(0.5)];
    await photo.read(file("two"), seeing(small, large));
    expect(await photo.getGroup()).toMatchObject({
      source: { kind: "photo", index: 0, count: 2, isGroup: true },
      still: { landmarks: large.landmarks, others: [small.landmarks] },
    });
    expect(photo.look()).toMatchObject({ frame: { of: "two" }, faces: [large.landmarks, small.landmarks] });
  });

  test("that are not there make no face either", async () => {
    const failure = await photo.read(file("nobody"), seeing()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "E-FACE-NONE", frame: { of: "nobody", isClosed: false } });
    expect(listener).toHaveBeenLastCalledWith({ detection: null, light: null });
  });

  test("of a photo without one stay those of the photo before", async () => {
    await photo.read(file("first"), seeing(faceOf(0.4)));
    await expect(photo.read(file("nobody"), seeing())).rejects.toThrow(MirrorError);
    expect(await photo.get(0)).toMatchObject({ still: { frame: { of: "first" } } });
  });

  test("are those of the photo that was chosen last, also when an earlier one is read later", async () => {
    let give = (_faces: FaceDetection[]): void => {};
    const slow = photo
      .read(file("slow"), { detectImage: () => new Promise((resolve) => (give = resolve)) })
      .catch((error: unknown) => error);
    await photo.read(file("quick"), seeing(faceOf(0.4)));
    give([faceOf(0.2)]);
    expect(isAbort(await slow)).toBe(true);
    expect(await photo.get(0)).toMatchObject({ still: { frame: { of: "quick" } } });
    const open = pictures.filter(({ of, isClosed }) => of === "slow" && !isClosed);
    // The engine closes what it was handed; here nobody does.
    expect(open.length).toBeLessThanOrEqual(1);
  });

  test("are given back with the mirror", async () => {
    await photo.read(file("mine"), seeing(faceOf(0.4)));
    photo.close();
    expect(pictures.some(({ isClosed }) => isClosed)).toBe(true);
  });

  test("that are small in it are read again from around them, and lie where they are in the whole", async () => {
    const [coarse, fine] = [faceOf(0.1), faceOf(0.54)];
    const readings = [[coarse], [fine]];
    const engine = { detectImage: async () => readings.shift() ?? [] };
    const shown = await photo.read(file("far"), engine);
    if (!("still" in shown)) throw new Error("no still");
    const width = shown.still.landmarks[454 * 3]! - shown.still.landmarks[234 * 3]!;
    expect(width).toBeGreaterThan(0.05);
    expect(width).toBeLessThan(0.54);
    // Whoever comes back to it finds it read.
    await photo.get(0);
    expect(readings).toEqual([]);
  });

  test("that are not found again stay as they were read", async () => {
    const coarse = faceOf(0.1);
    const readings = [[coarse]];
    const shown = await photo.read(file("far"), { detectImage: async () => readings.shift() ?? [] });
    expect(shown).toMatchObject({ still: { landmarks: coarse.landmarks } });
  });
});
