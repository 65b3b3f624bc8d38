import { brow, eyeLines, glint, lid, lidPressure, pupil, wing } from "./draw-eye.ts";
import { eyeLine, type FaceLook } from "./face-look.ts";
import { both, hairline, mirror, type Point, shape, stroke, swell } from "./pen.ts";

/** What a part of a drawing is set in. `ink` is the ground again: the light in an eye. */
export type Ink = "line" | "bone" | "red" | "ink";
export interface Mark {
  ink: Ink;
  d: string;
}

const marks = (ink: Ink, ...paths: string[]): Mark => ({ ink, d: paths.join("") });

/** Outline, neck and hair of one face; `weight` is the pen's, 1 where the whole head is shown. */
export function drawHead(look: FaceLook, weight: number): Mark[] {
  return [marks("bone", outline(look, weight)), marks("line", ...neck(look)), marks("line", ...hair(look))];
}

/** Brows, eyes, nose and mouth; `accent` says where the one touch of red lies. */
export function drawFeatures(look: FaceLook, accent: "lips" | "eyes", weight: number): Mark[] {
  const wings = both((side) => [
    stroke(side(wing(look)), (u) => 0.25 + 1.5 * Math.sin(Math.PI * Math.min(1, u * 0.94))),
  ]);
  return [
    ...lips(look, accent === "lips", weight),
    marks(
      "bone",
      ...both((side) => [stroke(side(lid(look)), (u) => lidPressure(look, u) * weight), pupil(look, side)]),
    ),
    marks("line", ...both((side) => eyeLines(look, side)), ...both((side) => brow(look, side)), ...nose(look)),
    marks("ink", ...both((side) => [glint(look, side)])),
    ...(accent === "eyes" ? [marks("red", ...wings)] : []),
  ];
}

function outline({ width, chin, corner }: FaceLook, weight: number): string {
  const mix = (soft: number, taut: number): number => soft + (taut - soft) * corner;
  const height = chin - eyeLine;
  const right: Point[] = [
    [200 - width * 0.97, eyeLine - 52],
    [200 - width, eyeLine - 8],
    [200 - width * mix(0.985, 0.975), eyeLine + height * 0.24],
    [200 - width * mix(0.9, 0.94), eyeLine + height * 0.48],
    // The corner: two points close to each other keep the curve tight there.
    [200 - width * mix(0.76, 0.9), eyeLine + height * mix(0.69, 0.63)],
    [200 - width * mix(0.66, 0.84), eyeLine + height * mix(0.79, 0.7)],
    [200 - width * mix(0.43, 0.53), eyeLine + height * mix(0.93, 0.87)],
    [200 - width * mix(0.22, 0.25), eyeLine + height * mix(0.988, 0.985)],
    [200, chin],
  ];
  return stroke(
    [...right, ...mirror(right).toReversed().slice(1)],
    (u) => weight * (0.6 + 1.05 * Math.sin(Math.PI * u) ** 2),
  );
}

function neck({ width, chin }: FaceLook): string[] {
  const x = width * 0.56;
  return both((side) => [
    hairline(
      side([
        [200 - x, chin - 26],
        [200 - x + 2, chin + 34],
        [200 - x - 12, chin + 62],
        [200 - width * 1.5, chin + 96],
        [200 - width * 2.2, chin + 112],
      ]),
    ),
    hairline(
      side([
        [186, chin + 118],
        [168, chin + 106],
        [120, chin + 104],
      ]),
    ),
  ]);
}

/** Parted off the middle and drawn back: long strokes that leave the forehead free. */
function hair({ width }: FaceLook): string[] {
  const top = eyeLine - 150;
  const [left, right] = [200 - width, 200 + width];
  const part: Point = [214, top + 20];
  const strands: string[] = [];
  for (let k = 0; k < 8; k++) {
    const t = k / 7;
    strands.push(
      hairline([
        [part[0] - 2 * t, part[1] + 26 * (1 - t)],
        [part[0] - 46 - 6 * t, top + 34 - 22 * t],
        [left + 16 - 20 * t, top + 92 - 22 * t],
        [left + 2 - 18 * t, eyeLine - 34 + 4 * t],
        [left - 1 - 8 * t, eyeLine + 10 + 6 * t],
      ]),
      hairline([
        [part[0] + 2 * t, part[1] + 26 * (1 - t)],
        [part[0] + 30 + 6 * t, top + 32 - 20 * t],
        [right - 14 + 18 * t, top + 90 - 20 * t],
        [right - 2 + 18 * t, eyeLine - 34 + 4 * t],
        [right + 1 + 8 * t, eyeLine + 10 + 6 * t],
      ]),
    );
  }
  return strands;
}

function nose({ noseBase }: FaceLook): string[] {
  return [
    hairline([
      [216, eyeLine - 22],
      [211, eyeLine - 6],
      [209, eyeLine + 14],
      [210, eyeLine + 26],
    ]),
    ...both((side) => [
      hairline(
        side([
          [179, noseBase - 19],
          [174, noseBase - 9],
          [177, noseBase - 1],
          [183, noseBase - 1],
        ]),
      ),
      stroke(
        side([
          [186, noseBase - 1],
          [190, noseBase - 4.5],
          [195, noseBase - 1.5],
        ]),
        swell(1.2, 0.2),
      ),
    ]),
    hairline([
      [196, noseBase + 3],
      [200, noseBase + 4.6],
      [204, noseBase + 3],
    ]),
  ];
}

function lips({ noseBase, chin, mouthWidth, lipHeight }: FaceLook, isRed: boolean, weight: number): Mark[] {
  const y = noseBase + (chin - noseBase) * 0.4;
  const [up, down] = [lipHeight * 0.44, lipHeight * 0.6];
  const half: Point[] = [
    [200 - mouthWidth, y - 1],
    [200 - mouthWidth * 0.62, y - up * 0.6],
    [200 - mouthWidth * 0.24, y - up],
    [200, y - up * 0.8],
  ];
  const upper = [...half, ...mirror(half).toReversed().slice(1)];
  const meeting: Point[] = [
    [200 - mouthWidth - 2, y - 1.5],
    [200 - mouthWidth * 0.5, y + 1],
    [200 - mouthWidth * 0.16, y - 0.6],
    [200, y + 1.2],
    [200 + mouthWidth * 0.16, y - 0.6],
    [200 + mouthWidth * 0.5, y + 1],
    [200 + mouthWidth + 2, y - 1.5],
  ];
  const lower: Point[] = [
    [200 - mouthWidth * 0.86, y + down * 0.3],
    [200 - mouthWidth * 0.45, y + down * 0.86],
    [200, y + down],
    [200 + mouthWidth * 0.45, y + down * 0.86],
    [200 + mouthWidth * 0.86, y + down * 0.3],
  ];
  return [
    ...(isRed
      ? [marks("red", shape([...meeting.slice(1, -1), ...lower.toReversed().map(([x, v]): Point => [x, v - 0.6])]))]
      : []),
    marks("line", hairline(upper), hairline(lower)),
    marks(
      "bone",
      stroke(meeting, (u) => weight * swell(1.5, 0.3)(u)),
    ),
  ];
}
