import { expect, it } from "vitest";
import { createRng } from "#app/kits/game/rng.ts";
import { createLipEdges } from "./lip-edges.ts";
import { createLipRelief } from "./lip-relief.ts";
import { columns, createMouth, rows } from "./mouth.ts";
import { facePixels } from "./tuning.ts";

const mouths = Array.from({ length: 12 }, (_, n) => createMouth(createRng(n + 1), n));

it("stands out where paint belongs, and hardly anywhere else", () => {
  for (const mouth of mouths) {
    const relief = createLipRelief(createLipEdges(mouth));
    let wrong = 0;
    for (let cell = 0; cell < columns * rows; cell++) {
      const x = ((cell % columns) * 4 + 2) * facePixels - relief.x;
      const y = (Math.floor(cell / columns) * 4 + 2) * facePixels - relief.y;
      const isInRelief = x >= 0 && y >= 0 && x < relief.width && y < relief.height;
      const isLip = isInRelief && (relief.cover[y * relief.width + x] ?? 0) > 127;
      if (isLip !== (mouth.inside[cell] === 1)) wrong++;
    }
    // Rounded corners, and the seam itself, are worth less than a fiftieth.
    expect(wrong / mouth.area).toBeLessThan(0.02);
  }
});

it("is highest in the flesh of a lip and falls to its seam and its edge", () => {
  const [mouth] = mouths;
  if (!mouth) throw new Error("no mouth");
  const edges = createLipEdges(mouth);
  const relief = createLipRelief(edges);
  const column = Math.floor(edges.top.length / 2);
  const heightAt = (y: number): number =>
    relief.heights[(Math.round(y) - relief.y) * relief.width + edges.firstX - relief.x + column] ?? 0;
  const [seam, bottom] = [edges.seamBottom[column] ?? 0, edges.bottom[column] ?? 0];
  const middle = heightAt(seam + (bottom - seam) * 0.45);
  expect(middle).toBeGreaterThan(heightAt(seam + 2) + 2);
  expect(middle).toBeGreaterThan(heightAt(bottom - 2) + 2);
});
