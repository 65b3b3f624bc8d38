import { canvasToBlob } from "#app/kits/basics/canvas.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { type SavedItem, savedItemPageSchema, roomSchema } from "../../contract.ts";

const width = 1080;
const side = 60;
const cell = { width: 310, height: 190, gap: 15 };
const perRow = 3;
const headHeight = 220;
const footHeight = 110;
/** As high as phones still draw. */
const maxCells = 180;
const face = `"Zen Kaku Gothic New", "Hiragino Sans", "Noto Sans JP", sans-serif`;

export interface SheetLabels {
  title: string;
  day: string;
  foot: string;
}

/** The visitor's saved items, the newest of each kind first. */
export async function fetchAllItems(): Promise<SavedItem[]> {
  const { shelves: kinds } = await apiFetch("/api/myroom/room", { schema: roomSchema });
  const savedItems: SavedItem[] = [];
  for (const { kind } of kinds) {
    const page = await apiFetch(`/api/myroom/items?kind=${kind}`, { schema: savedItemPageSchema });
    savedItems.push(...page.items);
  }
  return savedItems.slice(0, maxCells);
}

/** All of it on one picture: colours, names, days. Drawn here and sent nowhere. Null where this browser draws none. */
export async function drawSheet(savedItems: readonly SavedItem[], labels: SheetLabels): Promise<Blob | null> {
  const rows = Math.ceil(savedItems.length / perRow);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height: headHeight + rows * (cell.height + cell.gap) + footHeight });
  const context = canvas.getContext("2d");
  if (!context) return null;
  await document.fonts?.ready;
  context.fillStyle = "#0d090b";
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = "#f3ebe6";
  context.font = `700 52px ${face}`;
  context.fillText(labels.title, side, 110);
  context.fillStyle = "#a89c99";
  context.font = `500 28px ${face}`;
  context.fillText(labels.day, side, 160);
  savedItems.forEach((savedItem, at) => {
    const left = side + (at % perRow) * (cell.width + cell.gap);
    const top = headHeight + Math.floor(at / perRow) * (cell.height + cell.gap);
    drawItem(context, savedItem, left, top);
  });
  context.fillStyle = "#a89c99";
  context.fillText(`KATE ZONE　${labels.foot}`, side, canvas.height - 44, width - 2 * side);
  return canvasToBlob(canvas, "image/png").catch(() => null);
}

/** Colours lie on grey with a ring of bone, as everywhere in the hub. */
function drawItem(context: CanvasRenderingContext2D, { title, at, hexes }: SavedItem, left: number, top: number): void {
  context.fillStyle = "#2a2827";
  context.fillRect(left, top, cell.width, cell.height);
  hexes.slice(0, 4).forEach((hex, slot) => {
    context.beginPath();
    context.arc(left + 46 + slot * 66, top + 50, 26, 0, 2 * Math.PI);
    context.fillStyle = hex;
    context.fill();
    context.strokeStyle = "#f3ebe6";
    context.lineWidth = 2;
    context.stroke();
  });
  context.fillStyle = "#f3ebe6";
  context.font = `500 27px ${face}`;
  wrapText(context, title, cell.width - 36).forEach((line, row) =>
    context.fillText(line, left + 18, top + 112 + row * 33),
  );
  context.fillStyle = "#d8cdc8";
  context.font = `500 22px ${face}`;
  context.fillText(formatDay(at, "ja", true), left + 18, top + cell.height - 12);
}

/** Two lines at most; what is longer ends in "…". */
function wrapText(context: CanvasRenderingContext2D, text: string, maxWidth: number): string[] {
  const lines = [""];
  for (const sign of text) {
    const line = lines.at(-1) ?? "";
    if (context.measureText(line + sign).width <= maxWidth) lines[lines.length - 1] = line + sign;
    else if (lines.length === 2) {
      lines[1] = `${line.slice(0, -1)}…`;
      break;
    } else lines.push(sign);
  }
  return lines;
}
