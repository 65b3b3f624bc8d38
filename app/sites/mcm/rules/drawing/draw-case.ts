import { type MascaraRecipe, nameWordCount } from "#contracts/mascara-recipe.ts";
import { bodyRadius, edgesOf } from "../case.ts";
import { n } from "./number.ts";

/** The tube stands here: its middle, its shoulder, its foot, half its width, all in the drawing's own units. */
const tube = { x: 143, shoulder: 212, foot: 462, half: 32 } as const;
const cap = { top: -250, bottom: -6, half: 31 } as const;

/** The standing tube with its open neck. */
export function drawTube(recipe: MascaraRecipe): string {
  const { x, shoulder, foot, half } = tube;
  const [lip, base] = [half * bodyRadius(recipe, 1) + 2, half * bodyRadius(recipe, 0) + 2];
  return [
    neck(),
    side(recipe, shoulder + 8, foot - 38),
    edges(recipe, x, shoulder + 12, foot - 42, (up) => half * bodyRadius(recipe, up)),
    ring(x, shoulder - 8, lip, 17),
    ring(x, foot - 43, base, 13),
    `<path d="M${n(x - base + 1.5)} ${foot - 30}h${n(2 * base - 3)}v25q${n(-base + 1.5)} 10 ${n(-2 * base + 3)} 0z" fill="url(#b)"/>`,
    edges(recipe, x, foot - 29, foot - 5, () => base - 2),
    notches(recipe),
  ].join("");
}

/** The cap with the stem, hanging from the top; the stem ends at the origin, where the brush begins. */
export function drawCap(recipe: MascaraRecipe): string {
  const { top, bottom, half } = cap;
  return [
    `<path d="M${-half} ${top}h${2 * half}V${bottom}h${-2 * half}z" fill="url(#b)"/>`,
    edges(recipe, 0, top, bottom - 20, () => half),
    ring(0, bottom - 22, half + 1.5, 19),
    // The rim below the ring, and the dark one looks into.
    `<path d="M${-half + 1} ${bottom - 4}h${2 * half - 2}v3q${-half + 1} 9 ${-2 * half + 2} 0z" fill="url(#b)"/>`,
    `<path d="M${-half + 2.5} ${bottom - 1.5}q${half - 2.5} 7.500 ${2 * half - 5} 0q${-half + 2.5} -3.500 ${-2 * half + 5} 0z" fill="#020102"/>`,
    `<path d="M-4.6 ${bottom}h9.2L3.6 82h-7.2z" fill="url(#n)"/>`,
    `<path d="M-5.4 80h10.8l-1.6 9h-7.6z" fill="url(#c)"/>`,
  ].join("");
}

function neck(): string {
  const { x, shoulder } = tube;
  const threads = [0, 1, 2].map(
    (i) => `<path d="M${x - 21} ${shoulder - 40 + i * 9}q21 6 42 -1v4q-21 7 -42 1z" fill="url(#c)" opacity=".75"/>`,
  );
  return `<path d="M${x - 19} ${shoulder - 46}q19 -5 38 0v42h-38z" fill="url(#n)"/><ellipse cx="${x}" cy="${shoulder - 46}" rx="19" ry="4" fill="#0a0809" stroke="#6d6766" stroke-width=".8"/>${threads.join("")}`;
}

/** The body between the rings, along its own outline. */
function side(recipe: MascaraRecipe, top: number, bottom: number): string {
  const steps = 16;
  const at = (i: number, sign: number): string => {
    const down = i / steps;
    return `${n(tube.x + sign * tube.half * bodyRadius(recipe, 1 - down))} ${n(top + (bottom - top) * down)}`;
  };
  const rows = Array.from({ length: steps + 1 }, (_, i) => i);
  return `<path d="M${rows.map((i) => at(i, -1)).join("L")}L${rows
    .toReversed()
    .map((i) => at(i, 1))
    .join("L")}z" fill="url(#b)"/>`;
}

/** Flutes or facets: where the light breaks on a cylinder that has edges. */
function edges(recipe: MascaraRecipe, x: number, top: number, bottom: number, halfAt: (up: number) => number): string {
  const count = edgesOf(recipe);
  if (count === 0) return "";
  const isFacet = count < 12;
  let dark = "";
  let light = "";
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * Math.PI * 2 + (isFacet ? 0 : 0.04);
    if (Math.cos(angle) < 0.06) continue;
    const sideways = Math.sin(angle);
    const line = `M${n(x + sideways * halfAt(1))} ${n(top)}L${n(x + sideways * halfAt(0))} ${n(bottom)}`;
    dark += line;
    light += `M${n(x + sideways * halfAt(1) + 1.3)} ${n(top)}L${n(x + sideways * halfAt(0) + 1.3)} ${n(bottom)}`;
  }
  const [darkWidth, lightWidth] = isFacet ? [1.2, 1.4] : [3, 0.9];
  return `<path d="${dark}" stroke="#020102" stroke-width="${darkWidth}" opacity=".78" fill="none"/><path d="${light}" stroke="#fff1ea" stroke-width="${lightWidth}" opacity="${isFacet ? ".34" : ".24"}" fill="none"/>`;
}

function ring(x: number, top: number, half: number, high: number): string {
  return [
    `<rect x="${n(x - half)}" y="${n(top)}" width="${n(2 * half)}" height="${high}" rx="2" fill="url(#c)"/>`,
    `<rect x="${n(x - half)}" y="${n(top)}" width="${n(2 * half)}" height="2.2" fill="#000" opacity=".35"/>`,
    `<rect x="${n(x - half)}" y="${n(top + high - 3.4)}" width="${n(2 * half)}" height="3.4" fill="#000" opacity=".5"/>`,
    // What is brightest bleeds into the film.
    `<ellipse cx="${n(x - half * 0.54)}" cy="${n(top + high / 2)}" rx="${n(half * 0.34)}" ry="${n(high * 1.1)}" fill="url(#w)"/>`,
  ].join("");
}

/** The name, engraved as the comb of a music box would play it: a notch for every bit of its two words. */
function notches({ first, last }: MascaraRecipe): string {
  const bits = first * nameWordCount + last;
  const rows = Array.from({ length: 12 }, (_, i) => {
    const long = (bits >> (11 - i)) & 1;
    return `M${tube.x + 8} ${n(268 + i * 7)}h${long ? 11 : 4}`;
  });
  const path = rows.join("");
  return `<path d="${path}" stroke="#000" stroke-width="2" opacity=".7" fill="none"/><path d="${path}" transform="translate(0 1.1)" stroke="#e9ded8" stroke-width=".8" opacity=".6" fill="none"/>`;
}
