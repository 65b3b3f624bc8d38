import type { Enemy } from "#app/kits/game/entities.ts";
import { splatNames, strokeNames } from "./atlas-names.ts";
import type { Drawing } from "./drawing.ts";
import { interpolateUnits } from "./field-units.ts";
import { type Piece, white } from "./stage-renderer.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** How large the eight are drawn, so that their ink is as high as a reader needs. */
const enemySizes = [120, 116, 144, 116, 122, 108, 122, 134] as const;
/** Height of a sign on the papers of the field, in units; of the word of a big Rule; of the very first one. */
export const phraseGlyphSize = 25;
const ruleGlyphSize = 38;
const bannerGlyphSize = 54;
const bossWidth = 168;
const midBossScale = 1.75;
const frozenTint = 0xa9b4bd;

/** Everything that can be painted: papers with words, dolls, the big Rule; and the paint on them. */
export function drawEnemies(drawing: Drawing): void {
  const { enemies } = drawing.world;
  for (const enemy of enemies) if (!enemy.isRemoved && enemy.role === "double") drawDouble(drawing, enemy);
  for (const enemy of enemies) if (!enemy.isRemoved && enemy.role === "boss") drawBoss(drawing, enemy);
  for (const enemy of enemies)
    if (!enemy.isRemoved && enemy.role === "small") {
      if (enemy.saying >= 0) drawPhrase(drawing, enemy);
      else drawSmall(drawing, enemy);
    }
}

/** So long somebody shows that paint has hit: under a stream of it without a break, or the paper would flash with each drop. */
const hitTicks = 24;

const paintedOf = ({ hp, hpMax }: Enemy): number => Math.max(0, Math.min(1, 1 - hp / hpMax));

const tintOf = (enemy: Enemy, drawing: Drawing): number =>
  enemy.frozen > 0 ? frozenTint : enemy.charmed > 0 ? drawing.look.shade : white;

function drawSmall(drawing: Drawing, enemy: Enemy): void {
  const { batch, art, world, alpha, effects } = drawing;
  const number = elementAt(world.stage.kinds, enemy.kind).kind.number;
  const [x, y] = [interpolateUnits(enemy.px, enemy.x, alpha), interpolateUnits(enemy.py, enemy.y, alpha)];
  const isWarning = effects.timedEffects.some(
    ({ kind, x: atX, y: atY, n }) => kind === "warn" && n !== 4096 && Math.abs(atX - x) < 6 && Math.abs(atY - y) < 6,
  );
  const wasHit = enemy.age - enemy.hitAge < hitTicks;
  const frame = wasHit ? "hit" : isWarning ? "warn" : enemy.age % 36 < 18 ? "idle-0" : "idle-1";
  const size = enemySizes[number - 1] ?? 120;
  const piece = art.enemy(number, frame) ?? art.paper("紙", phraseGlyphSize);
  const sway = drawing.look.isMotionReduced ? 0 : Math.sin((enemy.age + enemy.serial * 9) / 22) * 0.06;
  batch.draw(piece, x, y, enemy.isFlipped && number === 6 ? -size : size, size, sway, 1, tintOf(enemy, drawing), false);
  drawPaintDabs(drawing, enemy, x, y, size * 0.36);
}

/** Paint where it was hit: two splats that grow with it. */
function drawPaintDabs(drawing: Drawing, enemy: Enemy, x: number, y: number, reach: number): void {
  const { batch, art, look } = drawing;
  const painted = paintedOf(enemy);
  for (let i = 0; i < 3; i++) {
    const share = Math.min(1, painted * 3 - i);
    if (share <= 0.05) continue;
    const name = elementAt(splatNames, (enemy.serial + i * 2) % splatNames.length);
    const turn = (enemy.serial * 2.4 + i * 2.1) % 6.28;
    const size = reach * (1.1 + 0.5 * share);
    const [atX, atY] = [x + Math.cos(turn) * reach * 0.4, y + Math.sin(turn) * reach * 0.5];
    batch.draw(art.atlas(name), atX, atY, size, size, turn, 0.94, look.shade, false);
    batch.draw(art.atlas(`${name}-gloss`), atX, atY, size, size, turn, 0.7, white, false);
  }
}

/** A paper with a saying: its columns are painted out one after the other, from the right. */
function drawPhrase(drawing: Drawing, enemy: Enemy): void {
  const { art, world, alpha, look } = drawing;
  const words = look.textOf(world.stage.words[enemy.saying] ?? "");
  const isBanner = look.stage === 0;
  const piece = art.paper(words === "" ? "紙" : words, isBanner ? bannerGlyphSize : phraseGlyphSize);
  const [x, y] = [interpolateUnits(enemy.px, enemy.x, alpha), interpolateUnits(enemy.py, enemy.y, alpha)];
  const sway = look.isMotionReduced ? 0 : Math.sin((enemy.age + enemy.serial * 31) / 40) * 0.035;
  const jerk = enemy.age - enemy.hitAge < 3 && !look.isMotionReduced ? 1.2 : 0;
  drawPaper(drawing, piece, { x, y: y + (isBanner ? 6 : 12) - jerk, turn: sway, tint: tintOf(enemy, drawing) });
  if (isBanner) return drawBannerStrokes(drawing, piece, x, y + 6, paintedOf(enemy));
  drawColumnStrokes(drawing, piece, [...words].length, x, y + (isBanner ? 6 : 12), sway, paintedOf(enemy));
}

const bannerStrokeCount = 6;

/** Broad strokes over the first paper of all, one over the other from above. */
function drawBannerStrokes({ batch, art, look }: Drawing, piece: Piece, x: number, y: number, painted: number): void {
  const width = piece.w / piece.perUnit;
  const height = piece.h / piece.perUnit;
  for (let i = 0; i < bannerStrokeCount; i++) {
    const share = Math.max(0, Math.min(1, painted * bannerStrokeCount - i));
    if (share <= 0.02) continue;
    const name = elementAt(strokeNames, i % 2);
    const isBack = i % 2 === 1;
    const length = width * 1.32 * (0.2 + 0.8 * share);
    const from = x - (width * 0.66 - length / 2) * (isBack ? -1 : 1);
    const at = y - height / 2 + 34 + (i * (height - 62)) / (bannerStrokeCount - 1);
    const turn = (isBack ? 0.14 : -0.24) + i * 0.02;
    const reach = isBack ? -length : length;
    batch.draw(art.atlas(name), from, at, reach, 78, turn, 0.96, look.shade, false);
    batch.draw(art.atlas(`${name}-gloss`), from, at, reach, 78, turn, 1, white, false);
    if (share > 0.6) drawDrip({ batch, art, look }, from + 24 - i * 9, at + 36, share, i);
  }
}

interface PaperPlacement {
  x: number;
  y: number;
  turn: number;
  tint: number;
}

function drawPaper({ batch }: Drawing, piece: Piece, { x, y, turn, tint }: PaperPlacement): void {
  batch.draw(piece, x, y, piece.w / piece.perUnit, piece.h / piece.perUnit, turn, 1, tint, false);
}

/** Strokes that run down a paper, column by column, as far as it is painted. */
function drawColumnStrokes(
  { batch, art, look }: Drawing,
  piece: Piece,
  characterCount: number,
  x: number,
  y: number,
  turn: number,
  painted: number,
): void {
  if (painted <= 0.02) return;
  const columns = Math.max(1, Math.ceil(characterCount / 7));
  const width = piece.w / piece.perUnit - 20;
  const height = piece.h / piece.perUnit - 22;
  const each = width / columns;
  for (let column = 0; column < columns; column++) {
    const share = Math.max(0, Math.min(1, painted * columns - column));
    if (share <= 0.03) continue;
    const name = elementAt(strokeNames, column % 2);
    const length = height * share * 1.04;
    const atX = x + width / 2 - each * (column + 0.5);
    const atY = y - height / 2 + length / 2;
    const thickness = Math.max(each * 1.12, 30);
    batch.draw(art.atlas(name), atX, atY, length, thickness, Math.PI / 2 + turn, 0.95, look.shade, false);
    batch.draw(art.atlas(`${name}-gloss`), atX, atY, length, thickness, Math.PI / 2 + turn, 0.85, white, false);
    if (share > 0.3) drawDrip({ batch, art, look }, atX + each * 0.2, atY + length / 2, share, column);
  }
}

function drawDrip(
  { batch, art, look }: Pick<Drawing, "batch" | "art" | "look">,
  x: number,
  y: number,
  share: number,
  which: number,
): void {
  const name = which % 2 === 0 ? "drip-2" : "drip-3";
  const length = 14 + 26 * share;
  batch.draw(art.atlas(name), x, y + length / 2 - 8, 9, length, 0, 0.95, look.shade, false);
  batch.draw(art.atlas(`${name}-gloss`), x, y + length / 2 - 8, 9, length, 0, 0.8, white, false);
}

function drawDouble(drawing: Drawing, enemy: Enemy): void {
  const { batch, art, alpha } = drawing;
  const [x, y] = [interpolateUnits(enemy.px, enemy.x, alpha), interpolateUnits(enemy.py, enemy.y, alpha)];
  batch.draw(art.doll(false), x, y, 44, 54, 0, 1, enemy.age - enemy.hitAge < hitTicks ? 0xb0a8a4 : white, false);
}

/** The big Rule: its picture, tearing from phase to phase; without one, its word on a large paper. */
function drawBoss(drawing: Drawing, enemy: Enemy): void {
  const { art, world, alpha, look } = drawing;
  const boss = world.boss;
  if (boss === null) return;
  const [x, y] = [interpolateUnits(enemy.px, enemy.x, alpha), interpolateUnits(enemy.py, enemy.y, alpha)];
  const { script, phases, word } = elementAt(world.stage.bosses, boss.boss);
  const painted = boss.pause > 0 ? 0 : paintedOf(enemy);
  const tint = tintOf(enemy, drawing);
  const sway = look.isMotionReduced ? 0 : Math.sin(world.tick / 46) * 0.025;
  if (script.radius < 20) {
    drawing.batch.draw(art.glow, x, y, 90, 90, 0, 0.16, white, true);
    drawing.batch.draw(art.doll(world.tick % 120 > 6), x, y, 50, 61, sway, 1, tint, false);
    drawPaintDabs(drawing, enemy, x, y, 34);
    return;
  }
  if (enemy.kind >= 0) {
    const number = elementAt(world.stage.kinds, enemy.kind).kind.number;
    const piece = art.enemy(number, boss.pause > 0 ? "warn" : enemy.age - enemy.hitAge < hitTicks ? "hit" : "idle-0");
    const size = (enemySizes[number - 1] ?? 120) * midBossScale;
    if (piece) drawing.batch.draw(piece, x, y, size, size, sway, 1, tint, false);
    drawPaintDabs(drawing, enemy, x, y, size * 0.3);
    return;
  }
  const isLate = boss.phase === phases.length - 1;
  const piece = art.boss(isLate ? (painted > 0.55 ? 2 : 1) : painted > 0.6 ? 1 : 0);
  if (!piece) {
    const words = look.textOf(world.stage.words[word] ?? "");
    const paper = art.paper(words === "" ? "わたしなんて" : words, ruleGlyphSize);
    drawPaper(drawing, paper, { x, y: y + 34, turn: sway, tint });
    drawBossStrokes(drawing, x, y + 30, 116, painted);
    return;
  }
  const height = (piece.h / piece.w) * bossWidth;
  drawing.batch.draw(piece, x, y + height * 0.14, bossWidth, height, sway, 1, tint, false);
  drawBossStrokes(drawing, x, y + height * 0.2, 132, painted);
}

/** Three broad strokes over a big Rule, one after the other. */
function drawBossStrokes({ batch, art, look }: Drawing, x: number, y: number, width: number, painted: number): void {
  for (let i = 0; i < 3; i++) {
    const share = Math.max(0, Math.min(1, painted * 3 - i));
    if (share <= 0.03) continue;
    const name = elementAt(strokeNames, i);
    const length = width * (0.25 + 0.75 * share);
    const turn = -0.2 + i * 0.11;
    const [atX, atY] = [x - width / 2 + length / 2, y + (i - 1) * 38];
    batch.draw(art.atlas(name), atX, atY, length, 50, turn, 0.95, look.shade, false);
    batch.draw(art.atlas(`${name}-gloss`), atX, atY, length, 50, turn, 0.9, white, false);
    if (share > 0.5) drawDrip({ batch, art, look }, atX + length * 0.1, atY + 26, share, i);
  }
}
