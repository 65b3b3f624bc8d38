import { canvasToBlob, createDrawing } from "#app/kits/basics/canvas.ts";
import type { QrShape } from "#server/modules/qr/qr-shape.ts";

export interface CardRow {
  number: string;
  name: string;
  jan: string;
  hex: string | null;
  mark: string;
  note: string;
}

const [widthPx, edgePx, rowPx, qrPx] = [1080, 64, 150, 380];
const font = (sizePx: number, weight = 400): string =>
  `${weight} ${sizePx}px "Zen Kaku Gothic New", "Hiragino Sans", "Yu Gothic", sans-serif`;

/** The counter card as a picture, drawn on the device: black on white, each shade flat and exact. */
export function paintCard(card: {
  heading: string;
  qrNote: string;
  rows: readonly CardRow[];
  qr: QrShape;
}): Promise<Blob> {
  const heightPx = edgePx * 2 + 100 + card.rows.length * rowPx + qrPx;
  const context = createDrawing(widthPx, heightPx);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, widthPx, heightPx);
  context.textBaseline = "top";
  write(context, card.heading, { x: edgePx, y: edgePx, font: font(48, 700), maxPx: widthPx - 2 * edgePx });
  for (const [i, row] of card.rows.entries()) paintRow(context, row, edgePx + 100 + i * rowPx);
  paintFoot(context, card, edgePx + 100 + card.rows.length * rowPx);
  return canvasToBlob(context.canvas, "image/png");
}

function paintRow(context: CanvasRenderingContext2D, row: CardRow, y: number): void {
  if (row.hex) {
    context.fillStyle = row.hex;
    context.fillRect(edgePx, y, 96, 96);
    context.strokeStyle = "#767676";
    context.strokeRect(edgePx + 0.5, y + 0.5, 95, 95);
  }
  const x = edgePx + 124;
  const maxPx = widthPx - x - edgePx - (row.mark ? 200 : 0);
  write(context, `${row.number}  ${row.name}`, { x, y, font: font(36, 700), maxPx });
  write(context, `JAN ${row.jan}`, { x, y: y + 46, font: font(28), maxPx });
  if (row.note) write(context, row.note, { x, y: y + 84, font: font(30), maxPx: widthPx - x - edgePx });
  if (row.mark) write(context, row.mark, { x: widthPx - edgePx - 180, y, font: font(30, 700), maxPx: 180 });
}

function paintFoot(context: CanvasRenderingContext2D, card: { qrNote: string; qr: QrShape }, y: number): void {
  const { size, path } = card.qr;
  const scale = (qrPx - 40) / (size + 8);
  context.save();
  context.translate(edgePx + 4 * scale, y + 4 * scale);
  context.scale(scale, scale);
  context.fillStyle = "#000";
  // oxlint-disable-next-line no-array-fill-with-reference-type -- it fills a drawing, not a list
  context.fill(new Path2D(path));
  context.restore();
  write(context, card.qrNote, { x: edgePx + qrPx, y: y + 120, font: font(30), maxPx: widthPx - 2 * edgePx - qrPx });
}

/** One line; what is too long is set narrower, never cut. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  at: { x: number; y: number; font: string; maxPx: number },
): void {
  context.fillStyle = "#000";
  context.font = at.font;
  context.fillText(text, at.x, at.y, at.maxPx);
}
