import { describe, expect, it, test } from "vitest";
import * as v from "valibot";
import { faceRatioNames, faceReferenceSchema } from "#contracts/face-reference.ts";
import { scanLanguages } from "#contracts/face-type.ts";
import references from "#content/face-reference.json";
import { collectFrames, framesNeeded, ratiosOf } from "./collect-frames.ts";
import { scoreFace, scoreMaskedFace, zScore } from "./face-axes.ts";
import { mirrorFace, type ModelFace, modelFaces, moveFace, turnFace } from "./face-fixtures.ts";
import { outcomeOf } from "./face-outcome.ts";
import { poseOf } from "./face-pose.ts";
import { referenceById, referenceFor } from "./face-references.ts";
import { pointsInPx } from "./picture-points.ts";

const known = v.parse(v.array(faceReferenceSchema), references);
const intl = referenceFor(known, "landmarker", "en");
const japan = referenceFor(known, "landmarker", "ja");
/** What the art tools model their faces on: the means of the research, before our own rules had measured them. */
const artMeans = referenceById(known, "landmarker-intl-1")!;

function typeOf(face: ModelFace, reading = face.reading, size = face.size): string {
  return outcomeOf(scoreFace(ratiosOf(reading, size), intl)).type;
}

test("there are eight model faces to measure", () => {
  expect(modelFaces.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `face-${n}`));
});

describe.each(modelFaces)("the face $id", (face) => {
  const { reading, size } = face;
  const straight = ratiosOf(reading, size);

  it("has the proportions that the art tools measured in their own program", () => {
    for (const name of faceRatioNames) {
      const sdApart = Math.abs(straight[name] - face.ratios[name]) / intl.ratios[name].sd;
      expect(sdApart, name).toBeLessThan(0.02);
    }
    const scores = scoreFace(straight, artMeans);
    // Theirs are means of three, ours sums.
    expect(scores.line / 3).toBeCloseTo(face.measured.line, 1);
    expect(scores.depth / 3).toBeCloseTo(face.measured.depth, 1);
    expect(scores.ratio / 3).toBeCloseTo(face.measured.ratio, 1);
    expect(outcomeOf(scores).type).toBe(face.measured.type);
  });

  it("is the same face in a mirror", () => {
    const tilted = turnFace(reading, size, { yaw: 5, pitch: 4, roll: 9 });
    const seen = ratiosOf(tilted, size);
    const inMirror = ratiosOf(mirrorFace(tilted), size);
    for (const name of faceRatioNames) expect(inMirror[name]).toBeCloseTo(seen[name], 4);
    expect(outcomeOf(scoreFace(inMirror, intl))).toEqual(outcomeOf(scoreFace(seen, intl)));
  });

  it("is the same face in a picture of any shape and size", () => {
    const square = { widthPx: 2400, heightPx: 1100 };
    const small = moveFace(reading, size, square, ([x, y, z]) => [x * 0.4 + 900, y * 0.4 + 120, z * 0.4]);
    const measured = ratiosOf(small, square);
    for (const name of faceRatioNames) expect(measured[name]).toBeCloseTo(straight[name], 3);
    expect(typeOf(face, small, square)).toBe(typeOf(face));
  });

  it.each([
    { roll: 15 },
    { roll: -15 },
    { pitch: 8 },
    { pitch: -8 },
    { yaw: 8 },
    { yaw: -8 },
    { yaw: 6, pitch: -6, roll: 12 },
  ])("is the same face when the head is held like %o", (pose) => {
    const measured = ratiosOf(turnFace(reading, size, pose), size);
    for (const name of faceRatioNames) expect(measured[name]).toBeCloseTo(straight[name], 4);
  });

  it.each([15, -15])("leaning by %i degrees changes nothing for an engine without a pose", (roll) => {
    const leaning = { ...turnFace(reading, size, { roll }), matrix: null };
    for (const name of faceRatioNames) expect(ratiosOf(leaning, size)[name]).toBeCloseTo(straight[name], 4);
  });

  it("shows its pose to an engine that names none", () => {
    // Nodded until its points look straight ahead: a chin that lies back would tilt every other turn a little.
    const straightOn = turnFace(reading, size, { pitch: -poseOf(pointsInPx(reading, size), null).pitch });
    const level = poseOf(pointsInPx(straightOn, size), null);
    for (const pose of [{ yaw: 10 }, { yaw: -10 }, { pitch: 10 }, { pitch: -10 }, { roll: 12 }] as const) {
      const measured = turnFace(straightOn, size, pose);
      const points = pointsInPx(measured, size);
      const byPoints = poseOf(points, null);
      const byMatrix = poseOf(points, measured.matrix);
      for (const axis of ["yaw", "pitch", "roll"] as const) {
        expect(byMatrix[axis]).toBeCloseTo((pose as Partial<typeof byMatrix>)[axis] ?? 0, 3);
        expect(Math.abs(byPoints[axis] - level[axis] - byMatrix[axis])).toBeLessThan(1.5);
      }
    }
  });

  it("keeps its type under the tremble of 24 frames", () => {
    const collector = collectFrames();
    for (let frame = 0; frame < framesNeeded; frame++) {
      // A tenth of a percent of the face's width, as the engine trembles on a still face; pose and roll wander.
      const pose = { yaw: 3 * Math.sin(frame), pitch: 2 * Math.cos(frame * 1.7), roll: 5 * Math.sin(frame * 0.6) };
      let i = 0;
      const trembling = moveFace(turnFace(reading, size, pose), size, size, ([x, y, z]) => {
        const noise = Math.sin(++i * 12.9898 + frame * 78.233);
        return [x + noise * 0.4, y - noise * 0.3, z];
      });
      collector.add({ ...trembling, matrix: turnFace(reading, size, pose).matrix }, size);
    }
    const ratios = collector.ratios()!;
    for (const name of faceRatioNames) {
      expect(Math.abs(zScore(name, ratios, intl) - zScore(name, straight, intl)), name).toBeLessThan(0.25);
    }
    expect(outcomeOf(scoreFace(ratios, intl)).type).toBe(typeOf(face));
  });

  it("speaks through brow and eyes alone where the rest is covered", () => {
    const scores = scoreMaskedFace(straight, intl, 2);
    expect(scores.line).toBeCloseTo(-zScore("browArch", straight, intl));
    expect(scores.depth).toBeCloseTo(zScore("eyeArea", straight, intl) - zScore("browGap", straight, intl));
    expect(scores.ratio).toBe(2);
    const withoutChin = { ...straight, jawAngle: 90, jawSagitta: 0.5, lipHeight: 2, length: 3, noseLength: 1 };
    expect(scoreMaskedFace(withoutChin, intl, 2)).toEqual(scores);
  });
});

describe("24 frames", () => {
  const [{ reading, size }] = modelFaces as [ModelFace];

  it("are waited for, and one wild frame does not count", () => {
    const collector = collectFrames(5);
    const wild = moveFace(reading, size, size, ([x, y, z]) => [x, y * 1.6, z]);
    for (const frame of [reading, reading, wild, reading]) collector.add(frame, size);
    expect(collector.ratios()).toBeNull();
    collector.add(reading, size);
    expect(collector.ratios()).toEqual(ratiosOf(reading, size));
    collector.add(wild, size);
    expect(collector.count).toBe(5);
    collector.reset();
    expect(collector.count).toBe(0);
    expect(collector.ratios()).toBeNull();
  });
});

describe("the reference", () => {
  it("stands ready for both engines in all four languages", () => {
    for (const engine of ["landmarker", "mesh"] as const)
      for (const lang of scanLanguages) expect(referenceFor(known, engine, lang).engine).toBe(engine);
    expect(new Set(known.map(({ id }) => id)).size).toBe(known.length);
  });

  it("is found again by the id of an old result, and missed calmly", () => {
    expect(referenceById(known, "mesh-jp-1")?.market).toBe("jp");
    expect(referenceById(known, "mesh-jp-99")).toBeNull();
  });

  it.each(["landmarker", "mesh"] as const)("of Japan for the %s moves means only, every spread stays", (engine) => {
    const [here, measured] = [referenceFor(known, engine, "ja"), referenceFor(known, engine, "en")];
    for (const name of faceRatioNames) expect(here.ratios[name].sd).toBe(measured.ratios[name].sd);
    // What moves most: ten faces no longer read as far from everybody.
    expect(
      (here.ratios.eyeSpacing.mean - measured.ratios.eyeSpacing.mean) / measured.ratios.eyeSpacing.sd,
    ).toBeGreaterThan(1);
    expect(here.shiftCount).toBe(10);
  });

  it("of the second engine is its own: what it sees otherwise is no property of a face", () => {
    const mesh = referenceFor(known, "mesh", "en");
    const distanceOf = (name: (typeof faceRatioNames)[number]) =>
      (mesh.ratios[name].mean - intl.ratios[name].mean) / intl.ratios[name].sd;
    expect(faceRatioNames.filter((name) => Math.abs(distanceOf(name)) > 0.3).length).toBeGreaterThan(2);
    for (const name of faceRatioNames) expect(Math.abs(distanceOf(name)), name).toBeLessThan(1);
  });

  it("calls the mean face borderline on all three axes", () => {
    const mean = Object.fromEntries(faceRatioNames.map((name) => [name, japan.ratios[name].mean]));
    const outcome = outcomeOf(scoreFace(mean as never, japan));
    expect(outcome.borderlineAxes).toEqual(["line", "depth", "ratio"]);
    expect(outcome.coarse).toEqual({ a: 0, b: 0, c: 0 });
  });
});
