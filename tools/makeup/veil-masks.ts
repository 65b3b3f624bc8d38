import { blurred, ellipse, line, mix, turned } from "./atlas-shapes.ts";
import { both, right } from "./face-sides.ts";
import type { FlatFace } from "./flat-face.ts";

type Masks = readonly [string, string, string];
/** Which way a shape leans that rises towards the temple. */
const rising = (side: (i: number) => number, degrees: number): number => (side === right ? -degrees : degrees);

/** Under the cheekbone; along the jaw; beside the bridge of the nose. No edge and no plateau, or it is a stripe. */
export function drawContours({ at }: FlatFace): Masks {
  return [
    both((side) => blurred(20, line([mix(at(side(234)), at(side(227)), 0.4), at(side(187))], 34))),
    both((side) =>
      blurred(22, line([side(93), side(132), side(58), side(172), side(136), side(150)].map(at), 46, "#bbb")),
    ),
    both((side) => blurred(7, line([side(193), side(122), side(196), side(236), side(198)].map(at), 12, "#999"))),
  ];
}

/** Along the cheekbone; in the round beside the nose; on what rises in a smile. Each a wide veil, and in it a denser one. */
export function drawBlushes({ at }: FlatFace): Masks {
  return [
    both((side) => {
      const veil = mix(at(side(50)), at(side(123)), 0.5);
      const heart = mix(at(side(50)), at(side(123)), 0.3);
      const degrees = rising(side, 30);
      return blurred(40, turned(veil, 116, 52, degrees, "#888")) + blurred(32, turned(heart, 66, 30, degrees));
    }),
    both((side) => {
      const heart = mix(at(side(50)), at(side(101)), 0.45);
      return blurred(36, ellipse(heart, 84, 54, "#888")) + blurred(28, ellipse(heart, 46, 30));
    }),
    both((side) => {
      const apple = mix(at(side(50)), at(side(205)), 0.3);
      return blurred(34, ellipse(apple, 74, 62, "#888")) + blurred(26, ellipse(apple, 44, 38));
    }),
  ];
}

/** From the cheek up to the temple; across the nose; and light at the inner corner of the eye. */
export function drawFlushes({ at, balls }: FlatFace): Masks {
  return [
    both((side) => {
      const along = [mix(at(side(50)), at(side(123)), 0.55), at(side(116)), mix(at(side(139)), at(side(156)), 0.4)];
      return blurred(34, line(along, 64, "#888")) + blurred(26, line(along.slice(0, 2), 42));
    }) + balls,
    blurred(22, line([at(36), at(195), at(266)], 44, "#aaa")) + blurred(16, ellipse(at(195), 40, 22)),
    both((side) => blurred(6, ellipse(mix(at(side(133)), at(side(243)), 0.7), 13, 15))) + balls,
  ];
}

/** On the bone of the cheek; down the bridge of the nose, and the chin below it; over the bow of the upper lip. */
export function drawGlows({ at, balls }: FlatFace): Masks {
  return [
    both((side) => blurred(16, turned(mix(at(side(117)), at(side(123)), 0.45), 52, 15, rising(side, 26)))) + balls,
    blurred(7, line([168, 6, 197, 195, 5].map(at), 13)) + blurred(8, ellipse(at(200), 22, 13, "#aaa")),
    blurred(4, ellipse(mix(at(0), at(164), 0.3), 13, 5)),
  ];
}
