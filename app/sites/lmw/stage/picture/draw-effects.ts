import type { Passing, Speck } from "../play/effects.ts";
import { dropNames, scrapNames } from "./atlas-names.ts";
import { sayingGlyph } from "./draw-enemies.ts";
import { fieldUnitsHigh, fieldUnitsWide, radians } from "./field-units.ts";
import type { Drawing } from "./draw-stage.ts";
import { white } from "./stage-picture.ts";

const bone = 0xf3ebe6;
const up = Math.PI / 2;
const strikeGlyph = 40;
const longestStrike = 9;
const seasons = ["春", "夏", "秋", "冬"];

/** What lies under the papers: what comes is announced, what was painted in columns dries. */
export function drawPassingBelow(drawing: Drawing): void {
  const { brush, art, look, effects } = drawing;
  for (const one of effects.passing) {
    const share = one.age / one.life;
    if (one.kind === "warn") drawWarning(drawing, one);
    else if (one.kind === "column")
      brush.stamp(
        art.atlas("stroke-2"),
        one.x,
        one.y,
        fieldUnitsHigh,
        one.n + 12,
        up,
        0.8 * (1 - share),
        look.shade,
        false,
      );
    else if (one.kind === "torn") {
      const piece = art.enemy(one.n, share < 0.45 ? "torn-0" : "torn-1");
      if (piece) brush.stamp(piece, one.x, one.y + share * 26, 124, 124, 0, 1 - share * share, white, false);
    } else if (one.kind === "freed") {
      const piece = art.boss(3);
      const high = piece ? (piece.h / piece.w) * 168 : 0;
      if (piece) brush.stamp(piece, one.x, one.y + 24 + share * 40, 168, high, 0, 1 - share * 0.5, white, false);
    }
  }
}

function drawWarning({ brush, art }: Drawing, { x, y, n, age, life }: Passing): void {
  const beat = 0.3 + 0.3 * (age / life) + 0.1 * Math.sin(age / 3);
  if (n === 4096) {
    for (const side of [-56, 56])
      brush.stamp(art.line, x + side, fieldUnitsHigh / 2, fieldUnitsHigh, 5, up, beat, bone, false);
    brush.stamp(art.line, x, fieldUnitsHigh / 2, fieldUnitsHigh, 150, up, beat * 0.14, bone, true);
  } else if (n === 8192) {
    const radius = 120 - 70 * (age / life);
    brush.stamp(art.atlas("telegraph"), x, y, radius * 2, radius * 2, 0, beat + 0.2, bone, false);
  } else {
    const turn = radians(n);
    brush.stamp(art.line, x + Math.cos(turn) * 350, y + Math.sin(turn) * 350, 700, 5, turn, beat, bone, false);
  }
}

/** Drops, scraps, sparks and letters. */
export function drawSpecks({ brush, art, look, effects }: Drawing): void {
  for (const speck of effects.specks) {
    const { kind, x, y, size, turn, sign } = speck;
    const fading = fade(speck);
    if (kind === "drop") {
      const name = dropNames[speck.look % dropNames.length]!;
      brush.stamp(art.atlas(name), x, y, size, size, turn, fading, look.shade, false);
      brush.stamp(art.atlas(`${name}-gloss`), x, y, size, size, turn, fading, white, false);
    } else if (kind === "scrap")
      brush.stamp(art.atlas(scrapNames[speck.look % scrapNames.length]!), x, y, size, size, turn, fading, white, false);
    else if (kind === "spark") brush.stamp(art.glow, x, y, size, size, 0, fading * 0.8, bone, true);
    else brush.stamp(art.letter(sign), x, y, size * 1.45, size * 1.5, turn * 0.35 - 1, fading, white, false);
  }
}

const fade = ({ age, life }: Speck): number => Math.min(1, (life - age) / (life * 0.35));

/** Rings, the monster's own moment, signs, and the word that is struck through. */
export function drawPassingAbove(drawing: Drawing): void {
  const { brush, art, look, effects } = drawing;
  for (const one of effects.passing) {
    const share = one.age / one.life;
    if (one.kind === "ring")
      brush.stamp(
        art.atlas("shield"),
        one.x,
        one.y,
        one.n * 2 * share + 20,
        one.n * 2 * share + 20,
        0,
        1 - share,
        look.shade,
        false,
      );
    else if (one.kind === "cut-in") {
      const piece = art.monster("special");
      const size = look.isStill ? 150 : 130 + 50 * Math.min(1, share * 3);
      const opacity = Math.min(1, share * 6) * Math.min(1, (1 - share) * 3);
      if (piece) brush.stamp(piece, 96, 430 - share * 30, size, size, 0, opacity * 0.92, white, false);
    } else if (one.kind === "sign") drawSign(drawing, one);
    else if (one.kind === "strike") drawStrike(drawing, one);
  }
}

function drawSign({ brush, art, look }: Drawing, { x, y, n, age, life }: Passing): void {
  const sign =
    look.stage === 3 && n < 4 && y < 200 && x > 100 && x < 260 ? seasons[n] : n > 0 && n < 4 ? String(n) : "";
  if (!sign || look.stage === 6 || look.stage === 4) return;
  const opacity = Math.min(1, age / 6) * Math.min(1, (life - age) / 16);
  brush.stamp(art.letter(sign), x, Math.max(40, y - 62), 44, 46, 0, opacity, white, false);
}

/** The word hangs large over the field; the stroke runs through it; then it comes down. */
function drawStrike({ brush, art, look }: Drawing, one: Passing): void {
  const { words, age, life } = one;
  const isLarge = one.n > 0;
  const long = [...words].length;
  const paper = art.paper(words, !isLarge ? sayingGlyph : long <= longestStrike ? strikeGlyph : 28);
  const [wide, high] = [paper.w / paper.perUnit, paper.h / paper.perUnit];
  const stands = isLarge ? 64 : 26;
  const falling = Math.max(0, (age - stands) / (life - stands));
  const x = isLarge ? fieldUnitsWide / 2 : one.x;
  const y = (isLarge ? 250 : one.y + 12) + (look.isStill ? 0 : falling * falling * 130);
  const turn = look.isStill ? -0.04 : -0.05 + falling * 0.2;
  const opacity = Math.min(1, age / 5) * (1 - falling);
  brush.stamp(paper, x, y, wide, high, turn, opacity, white, false);
  const run = look.isStill ? 1 : Math.min(1, Math.max(0, (age - 8) / 12));
  if (run <= 0) return;
  const reach = high + 60;
  const at = y - reach / 2 + (reach * run) / 2;
  const thick = Math.min(wide * 0.9, 76);
  brush.stamp(art.atlas("stroke-1"), x, at, reach * run, thick, up + turn, opacity * 0.95, look.shade, false);
  brush.stamp(art.atlas("stroke-1-gloss"), x, at, reach * run, thick, up + turn, opacity, white, false);
  if (run === 1)
    brush.stamp(art.atlas("drip-1"), x + 12, at + reach / 2 + 14, 15, 30 + falling * 50, 0, opacity, look.shade, false);
}
