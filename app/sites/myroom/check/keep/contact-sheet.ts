import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { formatDay } from "#app/kits/words/dates.ts";
import { type Keepsake, keepsakePageSchema, roomSchema } from "../../contract.ts";

const width = 1080;
const side = 60;
const cell = { width: 310, height: 190, gap: 15 };
const perRow = 3;
const head = 220;
const foot = 110;
/** As high as phones still draw. */
const mostCells = 180;
const face = `"Zen Kaku Gothic New", "Hiragino Sans", "Noto Sans JP", sans-serif`;

export interface SheetWords {
  title: string;
  day: string;
  foot: string;
}

/** What lies in the room, the newest of each kind first. */
export async function readThings(): Promise<Keepsake[]> {
  const { shelves } = await apiFetch("/api/myroom/room", { schema: roomSchema });
  const things: Keepsake[] = [];
  for (const { kind } of shelves) {
    const page = await apiFetch(`/api/myroom/items?kind=${kind}`, { schema: keepsakePageSchema });
    things.push(...page.items);
  }
  return things.slice(0, mostCells);
}

/** All of it on one picture: colours, names, days. Drawn here and sent nowhere. Null where this browser draws none. */
export async function drawSheet(things: readonly Keepsake[], words: SheetWords): Promise<Blob | null> {
  const rows = Math.ceil(things.length / perRow);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height: head + rows * (cell.height + cell.gap) + foot });
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  await document.fonts?.ready;
  pen.fillStyle = "#0d090b";
  pen.fillRect(0, 0, width, canvas.height);
  pen.fillStyle = "#f3ebe6";
  pen.font = `700 52px ${face}`;
  pen.fillText(words.title, side, 110);
  pen.fillStyle = "#a89c99";
  pen.font = `500 28px ${face}`;
  pen.fillText(words.day, side, 160);
  things.forEach((thing, at) => {
    const left = side + (at % perRow) * (cell.width + cell.gap);
    const top = head + Math.floor(at / perRow) * (cell.height + cell.gap);
    drawThing(pen, thing, left, top);
  });
  pen.fillStyle = "#a89c99";
  pen.fillText(`KATE ZONE　${words.foot}`, side, canvas.height - 44, width - 2 * side);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Colours lie on grey with a ring of bone, as everywhere in the house. */
function drawThing(pen: CanvasRenderingContext2D, { title, at, hexes }: Keepsake, left: number, top: number): void {
  pen.fillStyle = "#2a2827";
  pen.fillRect(left, top, cell.width, cell.height);
  hexes.slice(0, 4).forEach((hex, place) => {
    pen.beginPath();
    pen.arc(left + 46 + place * 66, top + 50, 26, 0, 2 * Math.PI);
    pen.fillStyle = hex;
    pen.fill();
    pen.strokeStyle = "#f3ebe6";
    pen.lineWidth = 2;
    pen.stroke();
  });
  pen.fillStyle = "#f3ebe6";
  pen.font = `500 27px ${face}`;
  linesOf(pen, title, cell.width - 36).forEach((line, row) => pen.fillText(line, left + 18, top + 112 + row * 33));
  pen.fillStyle = "#d8cdc8";
  pen.font = `500 22px ${face}`;
  pen.fillText(formatDay(at, "ja", true), left + 18, top + cell.height - 12);
}

/** Two lines at most; what is longer ends in "…". */
function linesOf(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines = [""];
  for (const sign of text) {
    const line = lines.at(-1) ?? "";
    if (pen.measureText(line + sign).width <= room) lines[lines.length - 1] = line + sign;
    else if (lines.length === 2) {
      lines[1] = `${line.slice(0, -1)}…`;
      break;
    } else lines.push(sign);
  }
  return lines;
}
