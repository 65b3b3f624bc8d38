import type { TimedEffect } from "../play/event-effects.ts";
import { isSeasonSign } from "../play/season-sign.ts";
import type { Particle } from "../play/particles.ts";
import { dropNames, scrapNames } from "./atlas-names.ts";
import { phraseGlyphSize } from "./draw-enemies.ts";
import { fieldHeight, fieldWidth, toRadians } from "./field-units.ts";
import type { Drawing } from "./drawing.ts";
import { white } from "./stage-renderer.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

const bone = 0xf3ebe6;
const quarterTurn = Math.PI / 2;
const strikeGlyphSize = 40;
const maxStrikeLength = 9;
const seasons = ["春", "夏", "秋", "冬"];

/** What lies under the papers: what comes is announced, what was painted in columns dries. */
export function drawEffectsBelow(drawing: Drawing): void {
  const { batch, art, look, effects } = drawing;
  for (const one of effects.timedEffects) {
    const share = one.age / one.life;
    if (one.kind === "warn") drawWarning(drawing, one);
    else if (one.kind === "column")
      batch.draw(
        art.atlas("stroke-2"),
        one.x,
        one.y,
        fieldHeight,
        one.n + 12,
        quarterTurn,
        0.8 * (1 - share),
        look.shade,
        false,
      );
    else if (one.kind === "torn") {
      const piece = art.enemy(one.n, share < 0.45 ? "torn-0" : "torn-1");
      if (piece) batch.draw(piece, one.x, one.y + share * 26, 124, 124, 0, 1 - share * share, white, false);
    } else if (one.kind === "freed") {
      const piece = art.boss(3);
      const height = piece ? (piece.h / piece.w) * 168 : 0;
      if (piece) batch.draw(piece, one.x, one.y + 24 + share * 40, 168, height, 0, 1 - share * 0.5, white, false);
    }
  }
}

function drawWarning({ batch, art, look }: Drawing, { x, y, n, age, life }: TimedEffect): void {
  const beat = 0.3 + 0.3 * (age / life) + 0.1 * Math.sin(age / 3);
  if (n === 4096) {
    for (const side of [-56, 56])
      batch.draw(art.line, x + side, fieldHeight / 2, fieldHeight, 5, quarterTurn, beat, look.line, false);
    batch.draw(art.line, x, fieldHeight / 2, fieldHeight, 150, quarterTurn, beat * 0.14, bone, true);
  } else if (n === 8192) {
    const radius = 120 - 70 * (age / life);
    batch.draw(art.atlas("telegraph"), x, y, radius * 2, radius * 2, 0, beat + 0.2, look.line, false);
  } else {
    const turn = toRadians(n);
    batch.draw(art.line, x + Math.cos(turn) * 350, y + Math.sin(turn) * 350, 700, 5, turn, beat, look.line, false);
  }
}

/** Drops, scraps, sparks and letters. */
export function drawParticles({ batch, art, look, effects }: Drawing): void {
  for (const particle of effects.particles) {
    const { kind, x, y, size, turn, letter } = particle;
    const fading = getFade(particle);
    if (kind === "drop") {
      const name = elementAt(dropNames, particle.look % dropNames.length);
      batch.draw(art.atlas(name), x, y, size, size, turn, fading, look.shade, false);
      batch.draw(art.atlas(`${name}-gloss`), x, y, size, size, turn, fading, white, false);
    } else if (kind === "scrap")
      batch.draw(
        art.atlas(elementAt(scrapNames, particle.look % scrapNames.length)),
        x,
        y,
        size,
        size,
        turn,
        fading,
        white,
        false,
      );
    else if (kind === "spark") batch.draw(art.glow, x, y, size, size, 0, fading * 0.8, bone, true);
    else batch.draw(art.letter(letter), x, y, size * 1.45, size * 1.5, turn * 0.35 - 1, fading, white, false);
  }
}

const getFade = ({ age, life }: Particle): number => Math.min(1, (life - age) / (life * 0.35));

/** Rings, the monster's own moment, signs, and the word that is crossed out. */
export function drawEffectsAbove(drawing: Drawing): void {
  const { batch, art, look, effects } = drawing;
  for (const one of effects.timedEffects) {
    const share = one.age / one.life;
    if (one.kind === "ring")
      batch.draw(
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
      const size = look.isMotionReduced ? 150 : 130 + 50 * Math.min(1, share * 3);
      const opacity = Math.min(1, share * 6) * Math.min(1, (1 - share) * 3);
      if (piece) batch.draw(piece, 96, 430 - share * 30, size, size, 0, opacity * 0.92, white, false);
    } else if (one.kind === "sign") drawGlyph(drawing, one);
    else if (one.kind === "strike") drawStrike(drawing, one);
  }
}

function drawGlyph({ batch, art, look, world }: Drawing, { x, y, n, age, life }: TimedEffect): void {
  const letter = isSeasonSign(world, { x, y, n }) ? seasons[n] : n > 0 && n < 4 ? String(n) : "";
  if (!letter || look.stage === 6 || look.stage === 4) return;
  const opacity = Math.min(1, age / 6) * Math.min(1, (life - age) / 16);
  batch.draw(art.letter(letter), x, Math.max(40, y - 62), 44, 46, 0, opacity, white, false);
}

/** The word hangs large over the field; the stroke runs through it; then it comes down. */
function drawStrike({ batch, art, look }: Drawing, one: TimedEffect): void {
  const { words, age, life } = one;
  const isLarge = one.n > 0;
  const length = [...words].length;
  const paper = art.paper(words, !isLarge ? phraseGlyphSize : length <= maxStrikeLength ? strikeGlyphSize : 28);
  const [width, height] = [paper.w / paper.perUnit, paper.h / paper.perUnit];
  const holdTicks = isLarge ? 64 : 26;
  const falling = Math.max(0, (age - holdTicks) / (life - holdTicks));
  const x = isLarge ? fieldWidth / 2 : one.x;
  const y = (isLarge ? 250 : one.y + 12) + (look.isMotionReduced ? 0 : falling * falling * 130);
  const turn = look.isMotionReduced ? -0.04 : -0.05 + falling * 0.2;
  const opacity = Math.min(1, age / 5) * (1 - falling);
  batch.draw(paper, x, y, width, height, turn, opacity, white, false);
  const strokeShare = look.isMotionReduced ? 1 : Math.min(1, Math.max(0, (age - 8) / 12));
  if (strokeShare <= 0) return;
  const reach = height + 60;
  const at = y - reach / 2 + (reach * strokeShare) / 2;
  const thickness = Math.min(width * 0.9, 76);
  batch.draw(
    art.atlas("stroke-1"),
    x,
    at,
    reach * strokeShare,
    thickness,
    quarterTurn + turn,
    opacity * 0.95,
    look.shade,
    false,
  );
  batch.draw(
    art.atlas("stroke-1-gloss"),
    x,
    at,
    reach * strokeShare,
    thickness,
    quarterTurn + turn,
    opacity,
    white,
    false,
  );
  if (strokeShare === 1)
    batch.draw(art.atlas("drip-1"), x + 12, at + reach / 2 + 14, 15, 30 + falling * 50, 0, opacity, look.shade, false);
}
