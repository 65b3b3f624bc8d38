import { describe, expect, it } from "vitest";
import { type FaceDetection, landmarkCount } from "#contracts/face-detection.ts";
import { createClosedEyesDetector } from "./closed-eyes-detector.ts";

const face = (left: number, right = left): FaceDetection => ({
  landmarks: new Float32Array(landmarkCount * 3),
  blendshapes: { eyeBlinkLeft: left, eyeBlinkRight: right },
  matrix: null,
});
const [open, shut] = [face(0.08), face(0.82)];

/** What was answered to a row of pictures, a tenth of a second apart. */
function watched(row: readonly (FaceDetection | null)[], eyes = createClosedEyesDetector(), fromMs = 0): boolean[] {
  return row.map((one, i) => eyes.see(one ? [one] : [], fromMs + i * 100));
}
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const counted = (answers: readonly boolean[]): number => answers.filter(Boolean).length;

describe("both eyes shut", () => {
  it("for a second count once, in the moment the second is full", () => {
    const answers = watched([open, ...times(15, shut)]);
    expect(answers.indexOf(true)).toBe(11);
    expect(counted(answers)).toBe(1);
  });

  it("count again only after they were open", () => {
    const eyes = createClosedEyesDetector();
    expect(counted(watched(times(40, shut), eyes))).toBe(1);
    expect(counted(watched([open, ...times(12, shut)], eyes, 4_000))).toBe(1);
  });

  it("for a blink, or for nine tenths of a second, count nothing", () => {
    expect(counted(watched([open, shut, shut, open, ...times(9, shut), open]))).toBe(0);
  });

  it("begin anew when the face is lost on the way", () => {
    expect(counted(watched([...times(6, shut), null, ...times(6, shut)]))).toBe(0);
  });

  it("are two: one eye alone, as while a liner is drawn, counts nothing", () => {
    expect(counted(watched(times(30, face(0.9, 0.1))))).toBe(0);
    expect(counted(watched(times(30, face(0.1, 0.9))))).toBe(0);
  });

  it("that are half shut stay what they were", () => {
    const eyes = createClosedEyesDetector();
    watched(times(12, shut), eyes);
    // Not open enough to count as opened.
    expect(counted(watched([face(0.45), ...times(14, shut)], eyes, 1_200))).toBe(0);
  });
});

it("an engine without expressions is read by how high the eyes stand", () => {
  const lids = (height: number): FaceDetection => {
    const landmarks = new Float32Array(landmarkCount * 3);
    const put = (index: number, x: number, y: number) => landmarks.set([x, y, 0], index * 3);
    for (const [outer, inner, top, bottom, x] of [
      [33, 133, 159, 145, 0.3],
      [263, 362, 386, 374, 0.6],
    ] as const) {
      put(outer, x, 0.4);
      put(inner, x + 0.1, 0.4);
      put(top, x + 0.05, 0.4 - height / 2);
      put(bottom, x + 0.05, 0.4 + height / 2);
    }
    return { landmarks, blendshapes: null, matrix: null };
  };
  expect(counted(watched([lids(0.03), ...times(12, lids(0.004))]))).toBe(1);
  expect(counted(watched(times(20, lids(0.03))))).toBe(0);
});
