import { describe, expect, it } from "vitest";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { eyeDistanceCm } from "./eye-distance.ts";
import { mirrorFace, modelFaces, moveFace, smilingFaces, turnFace } from "./face-fixtures.ts";
import { lightOf } from "./face-light.ts";
import { poseOf } from "./face-pose.ts";
import { frameHints, hintsFor, liveLimits, photoLimits } from "./frame-hints.ts";
import { pointsInPx } from "./picture-points.ts";

const { reading: model, size: portraitSize } = modelFaces.find(({ id }) => id === "face-2")!;
// Nodded until its points say what a matrix would: straight on.
const portrait = turnFace(model, portraitSize, { pitch: -poseOf(pointsInPx(model, portraitSize), null).pitch });
const size = { widthPx: 1280, heightPx: 720 };
/** The model face at arm's length: irises of 26 px before a laptop's camera. */
const face = faceAt(1);
const lit = { highlight: 0.8, washedOut: 0.02 };

function faceAt(scale: number, shiftPx = 0): FaceDetection {
  const irisPx = 0.9 * 26 * scale;
  const factor = irisPx / 62;
  const reading = moveFace(portrait, portraitSize, size, ([x, y, z]) => [
    (x - portraitSize.widthPx / 2) * factor + 640 + shiftPx,
    (y - portraitSize.heightPx / 2) * factor + 360,
    z * factor,
  ]);
  return { ...reading, blendshapes: { eyeBlinkLeft: 0.1, eyeBlinkRight: 0.1 }, matrix: straightOn() };
}

function straightOn(): Float32Array {
  return Float32Array.from([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, -40, 1]);
}

const live = (...faces: FaceDetection[]) => hintsFor(faces, size, lit, liveLimits);
const wearing = (blendshapes: Record<string, number>): FaceDetection => ({ ...face, blendshapes });

describe("a frame", () => {
  it("with one calm face in good light is good", () => {
    expect(live(face)).toEqual([]);
    expect(live(mirrorFace(face))).toEqual([]);
  });

  it("without a face, or with two, says so", () => {
    expect(live()).toEqual(["no-face"]);
    expect(live(face, face)).toEqual(["several-faces"]);
  });

  it("says which way the head is turned, as its owner would", () => {
    expect(live(turnFace(face, size, { yaw: 12 }))).toEqual(["turned-left"]);
    expect(live(turnFace(face, size, { yaw: -12 }))).toEqual(["turned-right"]);
    expect(live(turnFace(face, size, { pitch: 12 }))).toEqual(["chin-up"]);
    expect(live(turnFace(face, size, { pitch: -12 }))).toEqual(["chin-down"]);
    expect(live(turnFace(face, size, { roll: 20 }))).toEqual(["leaning"]);
    expect(live(turnFace(face, size, { yaw: 7, roll: 10 }))).toEqual([]);
  });

  it("sees the turn without a matrix as well", () => {
    const turnedFace = { ...turnFace(face, size, { yaw: 14 }), matrix: null };
    expect(live(turnedFace)).toEqual(["turned-left"]);
  });

  it("lets faces that look straight ahead pass where only their points tell the pose", () => {
    const pitches = modelFaces.map(({ reading, size: own }) => poseOf(pointsInPx(reading, own), null).pitch);
    expect(pitches.filter((pitch) => Math.abs(pitch) <= liveLimits.uncorrectedPitch).length).toBeGreaterThanOrEqual(6);
  });

  it("is stricter about the chin where nothing can undo it afterwards", () => {
    const raised = turnFace(face, size, { pitch: 7.5 });
    expect(live(raised)).toEqual([]);
    expect(live({ ...raised, matrix: null })).toEqual(["chin-up"]);
  });

  it("waits for a resting face", () => {
    expect(live(wearing({ mouthSmileLeft: 0.5, mouthSmileRight: 0.4 }))).toEqual(["smiling"]);
    expect(live(wearing({ jawOpen: 0.5 }))).toEqual(["mouth-open"]);
    expect(live(wearing({ eyeBlinkLeft: 0.8, eyeBlinkRight: 0.7 }))).toEqual(["eyes-closed"]);
    expect(live(wearing({ eyeBlinkLeft: 0.45, eyeBlinkRight: 0.45 }))).toEqual([]);
  });

  it("reads the expression from the points where the engine names none", () => {
    const silent = { ...face, blendshapes: null };
    expect(live(silent)).toEqual([]);
    const lowerLip = silent.landmarks.slice();
    lowerLip[14 * 3 + 1]! += 0.03;
    expect(live({ ...silent, landmarks: lowerLip })).toContain("mouth-open");
    const closed = silent.landmarks.slice();
    for (const [upper, lower] of [
      [159, 145],
      [386, 374],
    ] as const)
      closed[upper * 3 + 1] = closed[lower * 3 + 1]! - 0.001;
    expect(live({ ...silent, landmarks: closed })).toEqual(["eyes-closed"]);
    const smile = silent.landmarks.slice();
    for (const corner of [61, 291]) smile[corner * 3 + 1]! -= 0.012;
    expect(live({ ...silent, landmarks: smile })).toEqual(["smiling"]);
  });

  it.each(smilingFaces)("of $id tells a soft smile from rest by points alone", ({ id, reading, size: own }) => {
    const keen = { ...liveLimits, expression: 0.2 };
    expect(hintsFor([reading], own, lit, keen)).toContain("smiling");
    const rest = modelFaces.find((one) => `${one.id}-smile` === id)!;
    expect(hintsFor([rest.reading], rest.size, lit, keen)).not.toContain("smiling");
  });

  it("asks for distance, nearness and the whole face", () => {
    expect(live(faceAt(1.7))).toEqual(["too-near"]);
    expect(live(faceAt(0.5))).toEqual(["too-far"]);
    expect(live(faceAt(1, 600))).toEqual(["cut-off"]);
  });

  it("asks for light before anything else", () => {
    const dark = { highlight: 0.1, washedOut: 0 };
    expect(hintsFor([], size, dark, liveLimits)).toEqual(["too-dark", "no-face"]);
    expect(hintsFor([face], size, { highlight: 1, washedOut: 0.6 }, liveLimits)).toEqual(["too-bright"]);
  });

  it("of a photo may lean and smile more, and its distance is nobody's business", () => {
    const photo = (reading: FaceDetection) => hintsFor([reading], size, lit, photoLimits);
    expect(photo(faceAt(1.3))).toEqual([]);
    expect(photo(turnFace(face, size, { roll: 30 }))).toEqual([]);
    expect(photo(wearing({ mouthSmileLeft: 0.5, mouthSmileRight: 0.5 }))).toEqual([]);
    expect(photo(turnFace(face, size, { yaw: 25 }))).toEqual(["turned-left"]);
    for (const { reading, size: own } of modelFaces) expect(hintsFor([reading], own, lit, photoLimits)).toEqual([]);
  });

  it("has a name for everything, once", () => {
    expect(new Set(frameHints).size).toBe(frameHints.length);
  });
});

describe("the distance of the eyes", () => {
  it("halves when the face grows to twice its size", () => {
    expect(eyeDistanceCm(faceAt(2), size)).toBeCloseTo(eyeDistanceCm(face, size) / 2, 3);
  });

  it("is arm's length for irises of a fortieth of the picture's longer side or less", () => {
    const distanceCm = eyeDistanceCm(face, size);
    expect(distanceCm).toBeGreaterThan(40);
    expect(distanceCm).toBeLessThan(60);
  });

  it("is the same whichever way the phone is held", () => {
    const upright = { widthPx: 720, heightPx: 1280 };
    const rotated = moveFace(face, size, upright, ([x, y, z]) => [x - 280, y + 280, z]);
    expect(eyeDistanceCm(rotated, upright)).toBeCloseTo(eyeDistanceCm(face, size), 3);
  });
});

describe("the light on a face", () => {
  const grey = (...values: number[]) => Uint8ClampedArray.from(values.flatMap((value) => [value, value, value, 255]));

  it("is read from the highlights, so dark skin in good light is in good light", () => {
    const darkSkin = grey(...Array<number>(90).fill(45), ...Array<number>(10).fill(150));
    expect(lightOf(darkSkin).highlight).toBeGreaterThan(liveLimits.darkest);
    const darkRoom = grey(...Array<number>(90).fill(20), ...Array<number>(10).fill(35));
    expect(lightOf(darkRoom).highlight).toBeLessThan(liveLimits.darkest);
  });

  it("is too much where the face is nothing but white", () => {
    expect(lightOf(grey(255, 255, 255, 120)).washedOut).toBe(0.75);
    expect(lightOf(grey(200, 210, 220, 240)).washedOut).toBe(0);
  });

  it("of no picture is none", () => {
    expect(lightOf(new Uint8ClampedArray())).toEqual({ highlight: 0, washedOut: 0 });
  });
});
