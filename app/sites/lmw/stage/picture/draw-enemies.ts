import type { Enemy } from "#app/kits/game/entities.ts";
import { splatNames, strokeNames } from "./atlas-names.ts";
import type { Drawing } from "./draw-stage.ts";
import { between } from "./field-units.ts";
import { type Piece, white } from "./stage-picture.ts";

/** How large the eight are drawn, so that their ink is as high as a reader needs. */
const sizes = [120, 116, 144, 116, 122, 108, 122, 134] as const;
/** Height of a sign on the papers of the field, in units; of the word of a big Rule; of the very first one. */
export const sayingGlyph = 25;
const ruleGlyph = 38;
const bannerGlyph = 54;
const bossWide = 168;
const grownTimes = 1.75;
const cold = 0xa9b4bd;

/** Everything that can be painted: papers with words, dolls, the big Rule; and the paint on them. */
export function drawEnemies(drawing: Drawing): void {
  const { enemies } = drawing.world;
  for (const enemy of enemies) if (!enemy.isGone && enemy.role === "double") drawDouble(drawing, enemy);
  for (const enemy of enemies) if (!enemy.isGone && enemy.role === "boss") drawBoss(drawing, enemy);
  for (const enemy of enemies)
    if (!enemy.isGone && enemy.role === "small") {
      if (enemy.saying >= 0) drawSaying(drawing, enemy);
      else drawSmall(drawing, enemy);
    }
}

const paintedOf = ({ hp, hpMax }: Enemy): number => Math.max(0, Math.min(1, 1 - hp / hpMax));

const tintOf = (enemy: Enemy, drawing: Drawing): number =>
  enemy.frozen > 0 ? cold : enemy.charmed > 0 ? drawing.look.shade : white;

function drawSmall(drawing: Drawing, enemy: Enemy): void {
  const { brush, art, world, alpha, effects } = drawing;
  const number = world.stage.kinds[enemy.kind]!.kind.number;
  const [x, y] = [between(enemy.px, enemy.x, alpha), between(enemy.py, enemy.y, alpha)];
  const isWarning = effects.passing.some(
    ({ kind, x: atX, y: atY, n }) => kind === "warn" && n !== 4096 && Math.abs(atX - x) < 6 && Math.abs(atY - y) < 6,
  );
  const wasHit = enemy.age - enemy.hitAge < 4;
  const frame = wasHit ? "hit" : isWarning ? "warn" : enemy.age % 36 < 18 ? "idle-0" : "idle-1";
  const size = sizes[number - 1] ?? 120;
  const piece = art.enemy(number, frame) ?? art.paper("紙", sayingGlyph);
  const sway = drawing.look.isStill ? 0 : Math.sin((enemy.age + enemy.serial * 9) / 22) * 0.06;
  brush.stamp(
    piece,
    x,
    y,
    enemy.isFlipped && number === 6 ? -size : size,
    size,
    sway,
    1,
    tintOf(enemy, drawing),
    false,
  );
  dab(drawing, enemy, x, y, size * 0.36);
}

/** Paint where it was hit: two splats that grow with it. */
function dab(drawing: Drawing, enemy: Enemy, x: number, y: number, reach: number): void {
  const { brush, art, look } = drawing;
  const painted = paintedOf(enemy);
  for (let i = 0; i < 3; i++) {
    const share = Math.min(1, painted * 3 - i);
    if (share <= 0.05) continue;
    const name = splatNames[(enemy.serial + i * 2) % splatNames.length]!;
    const turn = (enemy.serial * 2.4 + i * 2.1) % 6.28;
    const size = reach * (1.1 + 0.5 * share);
    const [atX, atY] = [x + Math.cos(turn) * reach * 0.4, y + Math.sin(turn) * reach * 0.5];
    brush.stamp(art.atlas(name), atX, atY, size, size, turn, 0.94, look.shade, false);
    brush.stamp(art.atlas(`${name}-gloss`), atX, atY, size, size, turn, 0.7, white, false);
  }
}

/** A paper with a saying: its columns are painted out one after the other, from the right. */
function drawSaying(drawing: Drawing, enemy: Enemy): void {
  const { art, world, alpha, look } = drawing;
  const words = look.textOf(world.stage.words[enemy.saying] ?? "");
  const isBanner = look.stage === 0;
  const piece = art.paper(words === "" ? "紙" : words, isBanner ? bannerGlyph : sayingGlyph);
  const [x, y] = [between(enemy.px, enemy.x, alpha), between(enemy.py, enemy.y, alpha)];
  const sway = look.isStill ? 0 : Math.sin((enemy.age + enemy.serial * 31) / 40) * 0.035;
  const jerk = enemy.age - enemy.hitAge < 3 && !look.isStill ? 1.2 : 0;
  hang(drawing, piece, { x, y: y + (isBanner ? 6 : 12) - jerk, turn: sway, tint: tintOf(enemy, drawing) });
  if (isBanner) return paintAcross(drawing, piece, x, y + 6, paintedOf(enemy));
  paintColumns(drawing, piece, [...words].length, x, y + (isBanner ? 6 : 12), sway, paintedOf(enemy));
}

const acrosses = 6;

/** Broad strokes over the first paper of all, one over the other from above. */
function paintAcross({ brush, art, look }: Drawing, piece: Piece, x: number, y: number, painted: number): void {
  const wide = piece.w / piece.perUnit;
  const high = piece.h / piece.perUnit;
  for (let i = 0; i < acrosses; i++) {
    const share = Math.max(0, Math.min(1, painted * acrosses - i));
    if (share <= 0.02) continue;
    const name = strokeNames[i % 2]!;
    const isBack = i % 2 === 1;
    const long = wide * 1.32 * (0.2 + 0.8 * share);
    const from = x - (wide * 0.66 - long / 2) * (isBack ? -1 : 1);
    const at = y - high / 2 + 34 + (i * (high - 62)) / (acrosses - 1);
    const turn = (isBack ? 0.14 : -0.24) + i * 0.02;
    const reach = isBack ? -long : long;
    brush.stamp(art.atlas(name), from, at, reach, 78, turn, 0.96, look.shade, false);
    brush.stamp(art.atlas(`${name}-gloss`), from, at, reach, 78, turn, 1, white, false);
    if (share > 0.6) drip({ brush, art, look }, from + 24 - i * 9, at + 36, share, i);
  }
}

interface Hung {
  x: number;
  y: number;
  turn: number;
  tint: number;
}

function hang({ brush }: Drawing, piece: Piece, { x, y, turn, tint }: Hung): void {
  brush.stamp(piece, x, y, piece.w / piece.perUnit, piece.h / piece.perUnit, turn, 1, tint, false);
}

/** Strokes that run down a paper, column by column, as far as it is painted. */
function paintColumns(
  { brush, art, look }: Drawing,
  piece: Piece,
  signs: number,
  x: number,
  y: number,
  turn: number,
  painted: number,
): void {
  if (painted <= 0.02) return;
  const columns = Math.max(1, Math.ceil(signs / 7));
  const wide = piece.w / piece.perUnit - 20;
  const high = piece.h / piece.perUnit - 22;
  const each = wide / columns;
  for (let column = 0; column < columns; column++) {
    const share = Math.max(0, Math.min(1, painted * columns - column));
    if (share <= 0.03) continue;
    const name = strokeNames[column % 2]!;
    const long = high * share * 1.04;
    const atX = x + wide / 2 - each * (column + 0.5);
    const atY = y - high / 2 + long / 2;
    const thick = Math.max(each * 1.12, 30);
    brush.stamp(art.atlas(name), atX, atY, long, thick, Math.PI / 2 + turn, 0.95, look.shade, false);
    brush.stamp(art.atlas(`${name}-gloss`), atX, atY, long, thick, Math.PI / 2 + turn, 0.85, white, false);
    if (share > 0.3) drip({ brush, art, look }, atX + each * 0.2, atY + long / 2, share, column);
  }
}

function drip(
  { brush, art, look }: Pick<Drawing, "brush" | "art" | "look">,
  x: number,
  y: number,
  share: number,
  which: number,
): void {
  const name = which % 2 === 0 ? "drip-2" : "drip-3";
  const long = 14 + 26 * share;
  brush.stamp(art.atlas(name), x, y + long / 2 - 8, 9, long, 0, 0.95, look.shade, false);
  brush.stamp(art.atlas(`${name}-gloss`), x, y + long / 2 - 8, 9, long, 0, 0.8, white, false);
}

function drawDouble(drawing: Drawing, enemy: Enemy): void {
  const { brush, art, alpha } = drawing;
  const [x, y] = [between(enemy.px, enemy.x, alpha), between(enemy.py, enemy.y, alpha)];
  brush.stamp(art.doll(false), x, y, 44, 54, 0, 1, enemy.age - enemy.hitAge < 6 ? 0xb0a8a4 : white, false);
}

/** The big Rule: its picture, tearing from phase to phase; without one, its word on a large paper. */
function drawBoss(drawing: Drawing, enemy: Enemy): void {
  const { art, world, alpha, look } = drawing;
  const boss = world.boss;
  if (boss === null) return;
  const [x, y] = [between(enemy.px, enemy.x, alpha), between(enemy.py, enemy.y, alpha)];
  const { script, phases, word } = world.stage.bosses[boss.boss]!;
  const painted = boss.pause > 0 ? 0 : paintedOf(enemy);
  const tint = tintOf(enemy, drawing);
  const sway = look.isStill ? 0 : Math.sin(world.tick / 46) * 0.025;
  if (script.radius < 20) {
    drawing.brush.stamp(art.glow, x, y, 90, 90, 0, 0.16, white, true);
    drawing.brush.stamp(art.doll(world.tick % 120 > 6), x, y, 50, 61, sway, 1, tint, false);
    dab(drawing, enemy, x, y, 34);
    return;
  }
  if (enemy.kind >= 0) {
    const number = world.stage.kinds[enemy.kind]!.kind.number;
    const piece = art.enemy(number, boss.pause > 0 ? "warn" : enemy.age - enemy.hitAge < 4 ? "hit" : "idle-0");
    const size = (sizes[number - 1] ?? 120) * grownTimes;
    if (piece) drawing.brush.stamp(piece, x, y, size, size, sway, 1, tint, false);
    dab(drawing, enemy, x, y, size * 0.3);
    return;
  }
  const isLate = boss.phase === phases.length - 1;
  const piece = art.boss(isLate ? (painted > 0.55 ? 2 : 1) : painted > 0.6 ? 1 : 0);
  if (!piece) {
    const words = look.textOf(world.stage.words[word] ?? "");
    const paper = art.paper(words === "" ? "わたしなんて" : words, ruleGlyph);
    hang(drawing, paper, { x, y: y + 34, turn: sway, tint });
    strokes(drawing, x, y + 30, 116, painted);
    return;
  }
  const high = (piece.h / piece.w) * bossWide;
  drawing.brush.stamp(piece, x, y + high * 0.14, bossWide, high, sway, 1, tint, false);
  strokes(drawing, x, y + high * 0.2, 132, painted);
}

/** Three broad strokes over a big Rule, one after the other. */
function strokes({ brush, art, look }: Drawing, x: number, y: number, wide: number, painted: number): void {
  for (let i = 0; i < 3; i++) {
    const share = Math.max(0, Math.min(1, painted * 3 - i));
    if (share <= 0.03) continue;
    const name = strokeNames[i]!;
    const long = wide * (0.25 + 0.75 * share);
    const turn = -0.2 + i * 0.11;
    const [atX, atY] = [x - wide / 2 + long / 2, y + (i - 1) * 38];
    brush.stamp(art.atlas(name), atX, atY, long, 50, turn, 0.95, look.shade, false);
    brush.stamp(art.atlas(`${name}-gloss`), atX, atY, long, 50, turn, 0.9, white, false);
    if (share > 0.5) drip({ brush, art, look }, atX + long * 0.1, atY + 26, share, i);
  }
}
