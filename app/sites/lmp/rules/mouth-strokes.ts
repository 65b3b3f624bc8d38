import { type MouthForm, strokesPerMouth } from "#contracts/mouth-form.ts";

const perLip = strokesPerMouth / 2;
const halfWidth = 52;
/** How the line between the lips runs: how far its ends rise, and how far the lips stand apart in the middle. */
const bends: Record<MouthForm, { rise: number; gap: number }> = {
  closed: { rise: 0, gap: 1.2 },
  parted: { rise: 1, gap: 7 },
  smiling: { rise: 10, gap: 2.2 },
};

/**
 * The thirty strokes of a mouth as SVG paths round its middle, about 112 × 60: along the upper lip from the left, back
 * along the lower one. Each is a brush stroke out from the line between the lips.
 */
export const mouthStrokes = (form: MouthForm): string[] =>
  Array.from({ length: strokesPerMouth }, (_, i) => {
    const isUpper = i < perLip;
    const along = isUpper ? i : strokesPerMouth - 1 - i;
    return strokeAt(form, ((along + 0.5) / perLip) * 2 - 1, isUpper);
  });

function strokeAt(form: MouthForm, x: number, isUpper: boolean): string {
  const { rise, gap } = bends[form];
  const side = isUpper ? -1 : 1;
  const open = gap * (1 - x ** 2);
  const from = { x: x * halfWidth * 0.93, y: -rise * x ** 2 + (side * open) / 2 };
  const to = { x: x * halfWidth, y: from.y + side * (isUpper ? upperHeight(x) : lowerHeight(x)) };
  const [middle, half] = [(from.y + to.y) / 2, (halfWidth / perLip) * (0.9 + 1.3 * (1 - x ** 2) ** 0.5)];
  const lean = x * 5.5;
  return `M${at(from.x, from.y)}Q${at(from.x + lean - half, middle)} ${at(to.x, to.y)}Q${at(from.x + lean + half, middle)} ${at(from.x, from.y)}Z`;
}

/** Two hills and the valley between them. */
const upperHeight = (x: number): number =>
  17 * (1 - x ** 2) ** 0.8 + 7 * Math.exp(-(((Math.abs(x) - 0.3) / 0.2) ** 2)) - 5 * Math.exp(-((x / 0.11) ** 2)) + 2;

const lowerHeight = (x: number): number => 25 * (1 - x ** 2) ** 0.7 + 2;

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
