import { describe, expect, it } from "vitest";
import { chapterAt, doneChapters } from "./chapters.ts";
import { positionInFrame } from "./frame-position.ts";
import { type Pin, type Shade, shadeAt, shadesOfSecond } from "./shade-at.ts";

const shades: Shade[] = [
  { id: "lip-01", name: "踊り場の金魚", hex: "#DE5038", line: "lip" },
  { id: "lip-02", name: "夜", hex: "#3A0208", line: "lip" },
  { id: "shadow-086", name: "引き出し", hex: "#8A5A3C", line: "shadow" },
  { id: "shadow-087", name: "菫", hex: "#5A3C8A", line: "shadow" },
];
const pins: Pin[] = [
  { productId: "shadow-086", fromMs: 4_000, untilMs: 9_000, x: 0.17, y: 0.76 },
  { productId: "shadow-087", fromMs: 9_000, untilMs: 14_000, x: 0.17, y: 0.76 },
];
const touchAt = (hex: string, x = 0.6, y = 0.3) => ({ hex, x, y, ratio: 16 / 9 });

describe("a touched shade", () => {
  it("is the nearest by colour", () => {
    expect(shadeAt(shades, touchAt("#E0533B"), { pins, atMs: 0 })?.id).toBe("lip-01");
  });
  it("is the product itself where the finger is on it, whatever the pixel", () => {
    expect(shadeAt(shades, touchAt("#E0533B", 0.2, 0.75), { pins, atMs: 5_000 })?.id).toBe("shadow-086");
    expect(shadeAt(shades, touchAt("#E0533B", 0.2, 0.75), { pins, atMs: 10_000 })?.id).toBe("shadow-087");
    expect(shadeAt(shades, touchAt("#E0533B", 0.2, 0.75), { pins, atMs: 20_000 })?.id).toBe("lip-01");
  });
  it("is rather one that is in the film than one that is about as near", () => {
    const sameColour: Shade = { id: "lip-09", name: "双子", hex: "#8C5B3E", line: "lip" };
    expect(shadeAt([sameColour, ...shades], touchAt("#8C5B3E"), { pins, atMs: 0 })?.id).toBe("shadow-086");
  });
  it("is none where there are no shades", () => {
    expect(shadeAt([], touchAt("#E0533B"), { pins, atMs: 0 })).toBeNull();
  });
});

describe("the shades of a second", () => {
  const picture = (...colours: [number, number, number][]) =>
    new Uint8ClampedArray(colours.flatMap(([r, g, b]) => Array.from({ length: 20 }, () => [r, g, b, 255]).flat()));
  it("are first what is pinned, then what the picture is made of; black and grey are no shade", () => {
    const found = shadesOfSecond(shades, picture([222, 80, 56], [5, 3, 4], [120, 120, 120]), { pins, atMs: 5_000 });
    expect(found.map(({ id }) => id)).toEqual(["shadow-086", "lip-01", "shadow-087"]);
  });
  it("of a black picture are those of the film", () => {
    expect(shadesOfSecond(shades, picture([0, 0, 0]), { pins, atMs: 0 }).map(({ id }) => id)).toEqual([
      "shadow-086",
      "shadow-087",
    ]);
  });
});

describe("a touch on the stage", () => {
  const frame = { width: 720, height: 1280 };
  it("finds its place in a picture that is cropped", () => {
    const box = { width: 390, height: 600 };
    expect(positionInFrame({ x: 195, y: 300 }, box, frame, "cover")).toMatchObject({ x: 0.5 });
    // 93 px are cropped, 14 of them above: the videos have their texts there.
    expect(positionInFrame({ x: 0, y: 0 }, box, frame, "cover")?.y).toBeCloseTo(0.02, 3);
    expect(positionInFrame({ x: 0, y: 600 }, box, frame, "cover")?.y).toBeCloseTo(0.886, 2);
  });
  it("beside a picture that has bars is none", () => {
    expect(positionInFrame({ x: 5, y: 300 }, { width: 480, height: 600 }, frame, "contain")).toBeNull();
    expect(positionInFrame({ x: 240, y: 300 }, { width: 480, height: 600 }, frame, "contain")).toEqual({
      x: 0.5,
      y: 0.5,
    });
  });
});

describe("chapters", () => {
  const chapters = [{ atMs: 0 }, { atMs: 3_300 }, { atMs: 8_900 }];
  it("are the one that runs, and those that are done", () => {
    expect([0, 3_299, 3_300, 60_000].map((ms) => chapterAt(chapters, ms))).toEqual([0, 0, 1, 2]);
    expect(doneChapters(chapters, 9_000, 10_000)).toBe(2);
    expect(doneChapters(chapters, 9_990, 10_000)).toBe(3);
  });
});
