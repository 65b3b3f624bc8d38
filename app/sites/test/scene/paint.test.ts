import { beforeAll, expect, test, vi } from "vitest";
import { lid } from "../tuning.ts";
import { createIris } from "./iris.ts";
import { createEyePainter } from "./paint-eye.ts";
import { paintHead } from "./paint-head.ts";
import { type Pose, stillPose } from "./pose.ts";
import { createMirrorBall } from "./studio.ts";
import { viewOf } from "./view.ts";

// The pictures themselves are judged by eye; here only what would be seen as broken.

beforeAll(() => {
  vi.stubGlobal(
    "ImageData",
    class {
      data: Uint8ClampedArray;
      width: number;
      height: number;
      constructor(width: number, height: number) {
        this.width = width;
        this.height = height;
        this.data = new Uint8ClampedArray(width * height * 4);
      }
    },
  );
});

function finish<Made>(work: Generator<void, Made>): Made {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

function scene() {
  const view = viewOf(180);
  const ball = finish(createMirrorBall());
  return { view, head: finish(paintHead(view, ball)), eye: finish(createEyePainter(view, ball, finish(createIris()))) };
}

/** How many pixels glow like ember: much more green than blue, and bright. */
const glowing = ({ data }: ImageData): number =>
  data.reduce(
    (sum, red, i) => (i % 4 === 0 && red > 170 && (data[i + 1] ?? 0) > 90 && (data[i + 2] ?? 0) < 90 ? sum + 1 : sum),
    0,
  );

test("the iris glows under the half-shut lid, and not at all when the eye is shut", () => {
  const { eye } = scene();
  const open = glowing(eye.paint(stillPose));
  const shut: Pose = {
    ...stillPose,
    upper: (lid.shutDeg * Math.PI) / 180,
    lower: ((lid.lowerDeg + 5) * Math.PI) / 180,
  };
  expect(open).toBeGreaterThan(300);
  expect(glowing(eye.paint(shut))).toBe(0);
});

test("the head leaves a hole for the eye, and the eye fills all of it", () => {
  const { view, head, eye } = scene();
  const picture = eye.paint(stillPose);
  let holes = 0;
  for (let row = 0; row < view.height; row++) {
    for (let column = 0; column < view.width; column++) {
      if ((head.data[(row * view.width + column) * 4 + 3] ?? 0) > 250) continue;
      holes += 1;
      const at = ((row - eye.top) * picture.width + column - eye.left) * 4 + 3;
      expect(picture.data[at], `${column}, ${row}`).toBe(255);
    }
  }
  expect(holes).toBeGreaterThan(1000);
});

test("the night stays black: the right edge and the ground are darker than type may ask for", () => {
  const { view, head } = scene();
  const lightAt = (column: number, row: number): number => head.data[(row * view.width + column) * 4 + 1] ?? 255;
  expect(lightAt(view.width - 2, view.height - 2)).toBeLessThan(24);
  expect(lightAt(1, view.height - 2)).toBeLessThan(24);
});
