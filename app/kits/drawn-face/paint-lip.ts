import type { FacePoints } from "./face-points.ts";
import { glints } from "./finish.ts";
import type { Mark, Pigment, Place } from "./look.ts";
import { closed, curve, nib, oval, type Point } from "./pen.ts";

/** The lips as they are worn: drawn over where lines flow and there is density, cornered where they are taut. */
function rimOf({ lips }: FacePoints, { line, depth, ratio }: Place): Point[] {
  const middle: Point = [200, ((lips[5]?.[1] ?? 276) + (lips[15]?.[1] ?? 300)) / 2];
  const scale = 1 + 0.02 * depth - (depth < 0 ? 0.05 : 0);
  return lips.slice(0, 20).map(([x, y], i): Point => {
    const isBow = i === 4 || i === 6;
    const lift = isBow ? (line > 0 ? -1.2 : line < 0 ? 0.7 : 0) : 0;
    const narrow = ratio > 0 && depth <= 0 ? 0.95 : 1;
    return [middle[0] + (x - middle[0]) * scale * narrow, middle[1] + (y - middle[1]) * scale + lift];
  });
}

/** A pencil along the edge of the lips, `over` it from 0 to 1: at most as far as it can pass for a lip. */
export function paintLipLine(face: FacePoints, over: number, { hex, strength }: Pigment): Mark[] {
  const rim = rimOf(face, { line: 0, depth: 0, ratio: 0 });
  const middle = rim.reduce((sum, [, y]) => sum + y, 0) / rim.length;
  const line = rim.map(([x, y]): Point => [
    200 + (x - 200) * (1 + 0.02 * over),
    middle + (y - middle) * (1 + 0.12 * over),
  ]);
  const pencil = { d: closed(line), hex, width: 2.2, opacity: 0.9 * strength, softness: "fine" as const };
  // What it reaches over the edge is filled by the lip it stands for.
  return over > 0 ? [{ d: closed(line), hex, opacity: 0.3 * over * strength, softness: "fine" }, pencil] : [pencil];
}

/** The lips: colour by depth, edge by line, heart by ratio; and what its finish does with light. */
export function paintLip(face: FacePoints, place: Place, { hex, finish, strength }: Pigment): Mark[] {
  const rim = rimOf(face, place);
  const { mouth, lips } = face;
  const [top, bottom] = [lips[5]?.[1] ?? 276, lips[15]?.[1] ?? 300];
  const parting = mouth[5]?.[1] ?? (top + bottom) / 2;
  const seeThrough = finish === "sheer" ? 0.66 : finish === "tint" ? 0.78 : 1;
  const opacity = Math.min(1, (0.86 + 0.1 * place.depth) * strength * seeThrough);
  const edge = place.line > 0 ? "none" : place.line < 0 ? "soft" : "fine";
  const heart = oval([200, parting + 2], place.ratio > 0 ? 17 : 25, (bottom - top) * 0.34);
  return [
    {
      d: closed(rim),
      hex,
      opacity: opacity * (place.depth < 0 ? 0.62 : 0.9),
      softness: place.depth < 0 ? "soft" : edge,
    },
    { d: closed(heart), hex, opacity: opacity * (place.ratio > 0 || place.depth < 0 ? 1 : 0.6), softness: "soft" },
    { d: nib(mouth, (u) => 0.9 * Math.sin(Math.PI * u) ** 0.5), hex: "#120507", opacity: 0.7, softness: "fine" },
    ...creases(parting, bottom, hex),
    ...paintHighlights(finish, parting, top, bottom, rim),
  ];
}

/** The fine upright creases of a lip. */
function creases(parting: number, bottom: number, hex: string): Mark[] {
  const lines = Array.from({ length: 11 }, (_, k) => {
    const x = 178 + k * 4.4;
    const bow = ((x - 200) / 26) ** 2;
    return curve([
      [x, parting + 3 + bow],
      [x + (x - 200) * 0.02, (parting + bottom) / 2],
      [x - (x - 200) * 0.05, bottom - 2.5 - 5 * bow],
    ]);
  });
  return [{ d: lines.join(""), hex: darker(hex), width: 0.35, opacity: 0.45, softness: "none" }];
}

function paintHighlights(
  finish: Pigment["finish"],
  parting: number,
  top: number,
  bottom: number,
  rim: readonly Point[],
): Mark[] {
  const low = (bottom - parting) * 0.42 + parting;
  const light = (d: string, opacity: number, softness: Mark["softness"]): Mark => ({
    d,
    hex: "#FFFFFF",
    opacity,
    softness,
    isLight: true,
  });
  const band = nib(
    [
      [181, low - 1],
      [192, low + 1.5],
      [207, low + 1.2],
    ],
    (u) => 2.1 * Math.sin(Math.PI * u) ** 0.7,
  );
  const bow = nib(
    [
      [188, top + 3.4],
      [194, top + 1.8],
      [199, top + 3.2],
    ],
    (u) => 0.8 * Math.sin(Math.PI * u),
  );
  switch (finish) {
    case "matte":
      return [];
    case "glitter":
      return [...glints(rim, 46, 41, false), light(band, 0.25, "soft")];
    case "gloss":
    case "any":
      return [
        light(band, 0.92, "fine"),
        light(
          nib(
            [
              [211, low + 0.4],
              [216, low - 0.6],
            ],
            () => 0.8,
          ),
          0.85,
          "none",
        ),
        light(bow, 0.7, "none"),
      ];
    case "sheer":
      return [light(band, 0.55, "fine"), light(bow, 0.35, "fine")];
    default:
      return [light(band, 0.34, "soft"), light(bow, 0.22, "fine")];
  }
}

/** Half the light of a colour. */
const darker = (hex: string): string =>
  `#${[1, 3, 5]
    .map((i) =>
      Math.round(Number.parseInt(hex.slice(i, i + 2), 16) * 0.45)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
