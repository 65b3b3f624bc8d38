import { eyeLine, type FaceLook } from "./face-look.ts";
import { hairline, type Point, shape } from "./pen.ts";

/** The points themselves, or their mirror image for the other eye. */
type Side = (points: readonly Point[]) => Point[];

/** Height of the upper (−1) or lower (1) lid above or below the eye's line at a part u of its width. */
function lidAt({ eyeOpen }: FaceLook, u: number, lidSide: -1 | 1): number {
  // The highest point lies a little towards the nose, the outer corner a little higher than the inner.
  const bow = Math.max(0, Math.sin(Math.PI * u ** (lidSide === -1 ? 0.86 : 1.12)));
  return eyeLine - 3 * (1 - u) + (lidSide === -1 ? -0.68 : 0.34) * eyeOpen * 1.5 * bow;
}

const eyeX = ({ eyeFromMiddle, eyeWidth }: FaceLook, u: number): number =>
  200 - eyeFromMiddle + (u - 0.5) * 2 * eyeWidth;

/** The upper lash line, from the outer corner to the inner. */
export function lid(look: FaceLook): Point[] {
  const along = [0, 0.12, 0.28, 0.46, 0.64, 0.82, 1].map((u): Point => [eyeX(look, u), lidAt(look, u, -1)]);
  return [[eyeX(look, 0) - 3, lidAt(look, 0, -1) + 0.6], ...along];
}

/** Half the width of the lash line at a part u of its way. */
export const lidPressure = ({ eyeInk }: FaceLook, u: number): number =>
  0.5 + (0.9 + 2.6 * eyeInk) * Math.sin(Math.PI * Math.min(1, u * 0.9 + 0.08)) ** 1.2 * (1 - 0.5 * u);

/** The red line that leaves the outer corner. */
export function wing(look: FaceLook): Point[] {
  return [
    [eyeX(look, 0.42), lidAt(look, 0.42, -1) - 1.6],
    [eyeX(look, 0.2), lidAt(look, 0.2, -1) - 2.4],
    [eyeX(look, 0.02), lidAt(look, 0, -1) - 3.4],
    [eyeX(look, 0) - 9, eyeLine - 10.5],
    [eyeX(look, 0) - 17, eyeLine - 17],
  ];
}

function ring(look: FaceLook, radius: number, side: Side): Point[] {
  const middle: Point = [eyeX(look, 0.52), eyeLine - 2.5 - look.eyeOpen * 0.22];
  const points = Array.from({ length: 22 }, (_, k): Point => {
    const angle = (k / 22) * 2 * Math.PI;
    const x = middle[0] + radius * Math.cos(angle);
    const u = (x - eyeX(look, 0)) / (2 * look.eyeWidth);
    const y = middle[1] + radius * Math.sin(angle);
    return [x, Math.min(lidAt(look, u, 1) - 0.6, Math.max(lidAt(look, u, -1) + 0.6, y))];
  });
  return side(points);
}

const irisRadius = ({ eyeWidth }: FaceLook): number => eyeWidth * 0.45;
/** The pupil, cut by both lids. */
export const pupil = (look: FaceLook, side: Side): string => shape(ring(look, irisRadius(look) * 0.46, side));

/** The light in the eye. */
export function glint(look: FaceLook, side: Side): string {
  const [x, y] = [eyeX(look, 0.52), eyeLine - 2.5 - look.eyeOpen * 0.34];
  // The light comes from one side: not mirrored with the eye.
  const [[middle]] = [side([[x, y]])] as [[Point]];
  return shape(
    [0, 1, 2, 3, 4, 5].map((k): Point => [
      middle[0] - 2.4 + 1.9 * Math.cos((k * Math.PI) / 3),
      middle[1] + 1.9 * Math.sin((k * Math.PI) / 3),
    ]),
  );
}

/** Lower lid, fold, iris and lashes, as hairlines. */
export function eyeLines(look: FaceLook, side: Side): string[] {
  const { eyeInk, eyeOpen } = look;
  const lower = [0.3, 0.5, 0.7, 0.88].map((u): Point => [eyeX(look, u), lidAt(look, u, 1)]);
  const fold = [0.04, 0.25, 0.5, 0.75, 0.94].map((u): Point => [
    eyeX(look, u),
    lidAt(look, u, -1) - 4.5 - eyeOpen * 0.16 - 2 * Math.sin(Math.PI * u),
  ]);
  const lashes = Array.from({ length: Math.round(4 + eyeInk * 9) }, (_, k) => {
    const u = 0.01 + k * (0.62 / (4 + eyeInk * 9));
    const [x, y] = [eyeX(look, u), lidAt(look, u, -1)];
    const hairLength = (6.5 + 8 * eyeInk) * (1 - u * 0.6);
    const lean = -0.75 + u * 1.1;
    return hairline(
      side([
        [x, y - 1],
        [x + lean * hairLength * 0.3, y - hairLength * 0.5],
        [x + lean * hairLength, y - hairLength * 0.95],
      ]),
    );
  });
  return [
    hairline(side(lower)),
    hairline(side(eyeInk > 0.3 ? fold : fold.slice(0, 3))),
    shape(ring(look, irisRadius(look), side)),
    ...lashes,
  ];
}

/** The hairs of a brow, from the nose outwards. */
export function brow(look: FaceLook, side: Side): string[] {
  const { browGap, browArch, browInk, eyeFromMiddle, eyeWidth } = look;
  const length = eyeWidth * 2.55;
  const inner = 200 - eyeFromMiddle + eyeWidth * 1.16;
  // u runs from the nose outwards; the top lies at two thirds.
  const spine = (u: number): Point => [
    inner - u * length,
    eyeLine -
      browGap -
      browArch * (u < 0.66 ? Math.sin((u / 0.66) * (Math.PI / 2)) : Math.cos(((u - 0.66) / 0.34) * 1.9)),
  ];
  const count = Math.round(13 + browInk * 17);
  return Array.from({ length: count }, (_, k) => {
    const u = (k / (count - 1)) * 0.97;
    const [x, y] = spine(u);
    const [nx, ny] = spine(Math.min(1, u + 0.06));
    const thick = (3 + 4.2 * browInk) * (1 - (0.75 * Math.max(0, u - 0.35)) / 0.65) * (u < 0.12 ? 0.75 + u * 2 : 1);
    const off = ((k % 3) - 1) * thick * 0.5;
    const upright = Math.max(0, 0.9 - u * 1.7);
    const hairLength = 10 - 3 * u;
    const angle = Math.atan2(ny - y, nx - x) + upright * 0.9;
    return hairline(
      side([
        [x, y + off + thick * 0.35],
        [
          x + Math.cos(angle) * hairLength * 0.55,
          y + off + thick * 0.35 + Math.sin(angle) * hairLength * 0.55 - upright * 1.5,
        ],
        [x + Math.cos(angle) * hairLength, y + off + Math.sin(angle) * hairLength],
      ]),
    );
  });
}
