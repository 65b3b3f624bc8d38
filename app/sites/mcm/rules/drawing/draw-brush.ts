import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { type Bristle, bristlesOf, profileMm, wireAt } from "../brush.ts";
import { n } from "./number.ts";

/** Drawing units for a millimetre: along the wire, and across it, where the eye wants a little more. */
const along = 4.5;
const across = 5.6;
/** Where the brush begins below the stem's end. */
const startY = 88;

/** The brush on its bent wire with what hangs in it; the stem's end is the origin. */
export function drawBrush(
  recipe: MascaraRecipe,
  hex: string,
  { months, every }: { months: number; every: number },
): string {
  const shown = lit(hex);
  const bold = every > 1 ? 1.5 : 1;
  const layers: Record<Layer, string> = { back: "", side: "", front: "", lit: "", glint: "" };
  for (const [i, bristle] of bristlesOf(recipe, months).entries()) {
    if (i % every > 0) continue;
    const layer = layerOf(bristle.angle);
    const line = hair(recipe, bristle);
    layers[layer] += line;
    // The card's light lies across the middle of a bristle, not along all of it.
    if (layer === "lit" && i % (2 * every) === 0) layers.glint += hair(recipe, bristle, 0.42, 0.86);
  }
  return [
    `<path d="${brushCore(recipe, 1.24)}" fill="${shown.deep}" opacity=".5"/>`,
    `<path d="${brushCore(recipe, 1)}" fill="${shown.deep}"/>`,
    stroke(layers.back, shown.deep, 0.85 * bold),
    `<path d="${wire(recipe)}" fill="none" stroke="#6d6766" stroke-width="1.8"/>`,
    stroke(layers.side, shown.body, 0.62 * bold),
    `<path d="${brushCore(recipe, 0.78)}" fill="${shown.deep}" opacity=".55"/>`,
    // Small and far away a dark front would be all that is seen of a colour.
    stroke(layers.front, every > 1 ? shown.near : shown.body, 0.62 * bold),
    stroke(layers.lit, shown.near, 0.55 * bold),
    `<g opacity="${shown.glintAmount}">${stroke(layers.glint, shown.glint, 0.42)}</g>`,
    drops(recipe, shown),
    sparks(recipe),
  ].join("");
}

type Layer = "back" | "side" | "front" | "lit" | "glint";

/** Where a bristle stands to the light: the tall card is at the left, a little in front. */
function layerOf(angle: number): Layer {
  const [sideways, depth] = [Math.cos(angle), Math.sin(angle)];
  if (depth < -0.25) return "back";
  if (depth < 0.3) return "side";
  return sideways > -0.82 && sideways < -0.12 ? "lit" : "front";
}

function place(recipe: MascaraRecipe, at: number, sideways: number, forward: number): [x: number, y: number] {
  const { x, y, turn } = wireAt(recipe, at);
  // The wire bends away from the tube.
  return [
    x * along + Math.cos(turn) * sideways * across + Math.sin(turn) * forward * along,
    startY + y * along - Math.sin(turn) * sideways * across + Math.cos(turn) * forward * along,
  ];
}

function hair(recipe: MascaraRecipe, { at, angle, reachMm, lean }: Bristle, from = 0, to = 1): string {
  const end = (share: number): [number, number] =>
    place(recipe, at, Math.cos(angle) * reachMm * share, lean * reachMm * share);
  const [[fromX, fromY], [toX, toY]] = [end(from), end(to)];
  return `M${n(fromX)} ${n(fromY)}L${n(toX)} ${n(toY)}`;
}

function wire(recipe: MascaraRecipe): string {
  const steps = Array.from({ length: 9 }, (_, i) =>
    place(recipe, i / 8, 0, 0)
      .map(n)
      .join(" "),
  );
  return `M0 80L${steps.join("L")}`;
}

/** Where bristles stand so close that no light comes through; `by` makes it wider or narrower. */
function brushCore(recipe: MascaraRecipe, by: number): string {
  const share = (0.34 + 0.34 * (recipe.density / 15)) * by;
  const rows = Array.from({ length: 15 }, (_, i) => i / 14);
  const edge = (sign: number) => (at: number) =>
    place(recipe, at, sign * profileMm(recipe, at) * share, 0)
      .map(n)
      .join(" ");
  return `M${rows.map(edge(-1)).join("L")}L${rows.toReversed().map(edge(1)).join("L")}z`;
}

const stroke = (path: string, colour: string, width: number): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" fill="none"/>`;

/** Liquid that stayed: beads between the bristles, and one drop at the end, the longer the slower it dries. */
function drops(recipe: MascaraRecipe, shown: Lit): string {
  const random = seededRandom(77 + recipe.length * 16 + recipe.density);
  const beads = Array.from({ length: 4 }, () => {
    const at = 0.2 + 0.7 * random();
    const [x, y] = place(recipe, at, (random() - 0.35) * profileMm(recipe, at) * 1.1, 0);
    const size = 1.6 + 1.9 * random();
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * 1.5)}" fill="${shown.body}"/><ellipse cx="${n(x - size * 0.3)}" cy="${n(y - size * 0.5)}" rx="${n(size * 0.28)}" ry="${n(size * 0.5)}" fill="#fff3ee" opacity=".85"/>`;
  });
  const [x, y] = place(recipe, 1, 0, 0);
  const long = 10 + (7 - recipe.dry) * 3.2;
  // The drop falls straight down although the wand is tilted.
  const drop = `<g transform="translate(${n(x)} ${n(y - 3)}) rotate(-9)"><path d="M-2.6 0Q-1.2 ${n(long * 0.5)} -2.8 ${n(long)}a3 3.2 0 1 0 5.6 0Q1.2 ${n(long * 0.5)} 2.6 0z" fill="${shown.body}"/><path d="M-.9 ${n(long * 0.35)}V${n(long + 1.6)}" stroke="#fff3ee" stroke-width="1" stroke-linecap="round" opacity=".8"/></g>`;
  return beads.join("") + drop;
}

/** Glitter, on the liquid's own places. */
function sparks(recipe: MascaraRecipe): string {
  const random = seededRandom(500 + recipe.glitter);
  let stars = "";
  for (let i = 0; i < recipe.glitter * 16; i++) {
    const at = random();
    const [x, y] = place(recipe, at, (random() * 2 - 1) * profileMm(recipe, at) * 0.92, 0);
    const size = 0.5 + 1.1 * random() ** 2;
    stars += `M${n(x - size)} ${n(y)}L${n(x)} ${n(y - size * 1.7)} ${n(x + size)} ${n(y)} ${n(x)} ${n(y + size * 1.7)}z`;
  }
  return stars && `<path d="${stars}" fill="#ffe9c9"/>`;
}

interface Lit {
  deep: string;
  body: string;
  near: string;
  glint: string;
  glintAmount: number;
}

/** A liquid in this light: almost black in the back, itself in front, wet where the softbox is. */
function lit(hex: string): Lit {
  const [red, green, blue] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];
  const towards = (share: number, [r, g, b]: readonly [number, number, number]): string =>
    `#${[red + (r - red) * share, green + (g - green) * share, blue + (b - blue) * share]
      .map((value) => Math.round(value).toString(16).padStart(2, "0"))
      .join("")}`;
  const isPale = red + green + blue > 420;
  return {
    deep: towards(isPale ? 0.45 : 0.62, [6, 3, 4]),
    body: towards(isPale ? 0.12 : 0.2, [10, 6, 8]),
    near: towards(0.08, [255, 240, 235]),
    glint: towards(0.6, [255, 225, 215]),
    glintAmount: isPale ? 0.9 : 0.55,
  };
}
