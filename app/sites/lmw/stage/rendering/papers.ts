// oxlint-disable unicorn/no-array-fill-with-reference-type -- what is filled here are paths, by a pen
import { createPieceCanvas } from "./drawn-pieces.ts";
import type { Piece } from "./stage-renderer.ts";
import { splitColumns, drawVerticalText } from "./vertical-text.ts";

export const displayFace = '"Shippori Mincho B1"';
const ink = "#120c0d";
const perUnit = 2.5;
const margin = 11;
/** Room around a paper for its shadow. */
const shadowMargin = 10;

/** Dice for fibres and edges: the same paper looks the same every time. */
function createTextRng(text: string): () => number {
  let state = 0x9e3779b9;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x85ebca6b) ^ (state >>> 13);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 0x1000000;
  };
}

/** A sheet of handmade paper with a torn lower edge; the pen is left clipped to it. */
function drawSheet(pen: CanvasRenderingContext2D, width: number, height: number, rng: () => number): void {
  const outline = new Path2D();
  const edge = (fromX: number, fromY: number, toX: number, toY: number, rough: number): void => {
    const steps = Math.max(4, Math.round(Math.hypot(toX - fromX, toY - fromY) / 5));
    for (let i = 1; i <= steps; i++) {
      const part = i / steps;
      const off = (rng() - 0.5) * rough;
      outline.lineTo(fromX + (toX - fromX) * part + off, fromY + (toY - fromY) * part + off);
    }
  };
  const [left, top, right, bottom] = [shadowMargin, shadowMargin, shadowMargin + width, shadowMargin + height];
  outline.moveTo(left, top);
  edge(left, top, right, top, 0.8);
  edge(right, top, right, bottom - 3, 1);
  edge(right, bottom - 3, left, bottom - 1, 5);
  edge(left, bottom - 1, left, top, 1);
  outline.closePath();

  pen.save();
  pen.shadowColor = "rgb(0 0 0 / 0.85)";
  pen.shadowBlur = 9 * perUnit;
  pen.shadowOffsetY = 4 * perUnit;
  pen.fillStyle = "#d9d1cc";
  pen.fill(outline);
  pen.restore();
  pen.clip(outline);

  const light = pen.createLinearGradient(left, top, right, bottom);
  light.addColorStop(0, "#f6f0ec");
  light.addColorStop(0.45, "#e7dfda");
  light.addColorStop(1, "#bdb4af");
  pen.fillStyle = light;
  pen.fillRect(left - 3, top - 3, width + 6, height + 6);
  for (let i = 0; i < (width * height) / 26; i++) {
    const [x, y, turn] = [left + rng() * width, top + rng() * height, rng() * Math.PI];
    pen.strokeStyle = rng() < 0.5 ? "rgb(255 255 255 / 0.16)" : "rgb(60 44 40 / 0.09)";
    pen.lineWidth = 0.3 + rng() * 0.5;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(turn) * (2 + rng() * 5), y + Math.sin(turn) * (2 + rng() * 5));
    pen.stroke();
  }
  // One fold, where it was once put away.
  const fold = top + height * (0.42 + rng() * 0.16);
  pen.fillStyle = "rgb(40 28 26 / 0.16)";
  pen.fillRect(left, fold, width, 0.7);
  pen.fillStyle = "rgb(255 255 255 / 0.4)";
  pen.fillRect(left, fold + 0.7, width, 0.5);
}

/** A paper with words, written downwards from the right. */
export function createPaper(words: string, glyph: number): Piece {
  const columns = splitColumns(words);
  const rows = Math.max(...columns.map(({ length }) => length));
  // One large word alone has a whole sheet; several columns share one.
  const side = columns.length === 1 && glyph > 36 ? glyph * 0.62 : margin * 0.7;
  const width = columns.length * glyph * 1.16 + side * 2;
  const height = rows * glyph * 1.1 + margin * 2.2;
  const { piece, pen } = createPieceCanvas(width + shadowMargin * 2, height + shadowMargin * 2, perUnit);
  drawSheet(pen, width, height, createTextRng(words));
  pen.fillStyle = ink;
  pen.font = `800 ${glyph}px ${displayFace}, serif`;
  drawVerticalText(pen, columns, { right: shadowMargin + width - side, top: shadowMargin + margin, glyph });
  return piece;
}

/** One sign on a scrap that was torn around it. */
export function createLetter(character: string): Piece {
  const { piece, pen } = createPieceCanvas(44, 46, perUnit);
  const rng = createTextRng(character);
  const scrap = new Path2D();
  for (let i = 0; i < 9; i++) {
    const turn = (i / 9) * 2 * Math.PI;
    const radius = 15 + rng() * 4;
    const [x, y] = [22 + Math.cos(turn) * radius, 23 + Math.sin(turn) * radius * 1.06];
    if (i === 0) scrap.moveTo(x, y);
    else scrap.lineTo(x, y);
  }
  scrap.closePath();
  pen.save();
  pen.shadowColor = "rgb(0 0 0 / 0.8)";
  pen.shadowBlur = 5 * perUnit;
  pen.shadowOffsetY = 2 * perUnit;
  pen.fillStyle = "#e9e1dc";
  pen.fill(scrap);
  pen.restore();
  pen.fillStyle = ink;
  pen.font = `800 22px ${displayFace}, serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(character, 22, 23);
  return piece;
}

/** A law: a strip of paper with ruled lines, as long as it is. */
export function createObstacle(width: number, height: number): Piece {
  const { piece, pen } = createPieceCanvas(width + shadowMargin * 2, height + shadowMargin * 2, 2);
  drawSheet(pen, width, height, createTextRng(`law ${width} ${height}`));
  pen.fillStyle = ink;
  const isFlat = width > height;
  const glyph = Math.min(24, Math.min(width, height) * 0.86);
  pen.font = `800 ${glyph}px ${displayFace}, serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const words = "してはならない";
  const space = (isFlat ? width : height) - 8;
  const count = Math.max(1, Math.floor(space / (glyph * 1.16)));
  for (let i = 0; i < count; i++) {
    const along = 4 + (space * (i + 0.5)) / count;
    const character = words[i % words.length] ?? "";
    if (isFlat) pen.fillText(character, shadowMargin + along, shadowMargin + height / 2);
    else pen.fillText(character, shadowMargin + width / 2, shadowMargin + along);
  }
  return piece;
}

/** One of the forty, cut out of paper. The one who speaks has its eyes open. */
export function createDoll(isOpen: boolean): Piece {
  const { piece, pen } = createPieceCanvas(44, 54, perUnit);
  const doll = new Path2D();
  doll.arc(22, 12, 8, 0, 2 * Math.PI);
  const body = new Path2D(
    "M18 19 L8 24 L3 22 L2 25 L9 29 L16 27 L9 48 L35 48 L28 27 L35 29 L42 25 L41 22 L36 24 L26 19 Z",
  );
  pen.save();
  pen.shadowColor = "rgb(0 0 0 / 0.8)";
  pen.shadowBlur = 5 * perUnit;
  pen.shadowOffsetY = 2 * perUnit;
  pen.fillStyle = isOpen ? "#f6f0ec" : "#c9c1bc";
  pen.fill(body);
  pen.fill(doll);
  pen.restore();
  pen.fillStyle = ink;
  pen.strokeStyle = ink;
  pen.lineWidth = 1.1;
  for (const x of [19, 25]) {
    pen.beginPath();
    if (isOpen) pen.arc(x, 12, 1.7, 0, 2 * Math.PI);
    else {
      pen.moveTo(x - 2, 12);
      pen.quadraticCurveTo(x, 13.4, x + 2, 12);
    }
    if (isOpen) pen.fill();
    else pen.stroke();
  }
  pen.font = `800 17px ${displayFace}, serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(isOpen ? "ね" : "同", 22, 38);
  return piece;
}
