import type { TesterMissionWords } from "#contracts/tester-mission.ts";
import type { PlayPage } from "../data.server.ts";
import type { Footprint } from "../rules/footprint.ts";
import { boardHeight, paintBoard } from "../rules/paint/paint-board.ts";
import { placeNames } from "../rules/place-names.ts";

interface CardPicture {
  footprint: Footprint;
  names: readonly string[];
  words: TesterMissionWords;
  page: Pick<PlayPage, "shades" | "grounds">;
}

const [widthPx, heightPx] = [1080, 1350];
/** What the board is painted at; the picture is four thirds of it. */
const paintedPx = 810;
const [ink, bone] = ["#050304", "#f3ebe6"];
const degrees = Math.PI / 180;
const tilts = { "-2": -7, "-1": -3, "0": -1, "1": 3, "2": 7 } as const;

/** The card as a PNG of 1080 × 1350: board, names, mission. Made on the device. */
export async function makeCardPicture(
  { footprint, names, words, page }: CardPicture,
  signal: AbortSignal,
): Promise<Blob> {
  await document.fonts.ready;
  signal.throwIfAborted();
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("there is no canvas to draw on");
  const board = paintBoard(paintedPx, footprint, { shades: page.shades, grounds: page.grounds });
  const painted = new OffscreenCanvas(paintedPx, boardHeight(paintedPx));
  painted.getContext("2d")?.putImageData(new ImageData(board, paintedPx), 0, 0);
  pen.drawImage(painted, 0, 0, widthPx, heightPx);

  const style = getComputedStyle(document.documentElement);
  const family = (role: string): string => style.getPropertyValue(`--font-${role}`);
  pen.textBaseline = "middle";
  for (const [i, { column, row, tilt }] of placeNames(footprint.strokes).entries()) {
    pen.save();
    pen.translate((column / 40) * widthPx, (row / 40) * heightPx);
    pen.rotate(tilts[tilt] * degrees);
    pen.font = `800 46px ${family("display")}`;
    slip(pen, names[i] ?? "");
    pen.restore();
  }

  const veil = pen.createLinearGradient(0, heightPx - 250, 0, heightPx);
  veil.addColorStop(0, "rgb(5 3 4 / 0)");
  veil.addColorStop(0.55, "rgb(5 3 4 / 0.9)");
  veil.addColorStop(1, ink);
  pen.fillStyle = veil;
  pen.fillRect(0, heightPx - 250, widthPx, 250);
  pen.fillStyle = bone;
  pen.font = `700 38px ${family("text")}`;
  pen.fillText(words.mission, 56, heightPx - 108, widthPx - 112);
  pen.font = `900 30px ${family("latin")}`;
  pen.fillText("KATE ZONE", 56, heightPx - 52);
  return canvas.convertToBlob({ type: "image/png" });
}

function slip(pen: OffscreenCanvasRenderingContext2D, name: string): void {
  const { width } = pen.measureText(name);
  const [left, right, half] = [-width / 2 - 36, width / 2 + 36, 38];
  pen.beginPath();
  pen.moveTo(left, -half + 4);
  pen.lineTo(right - 4, -half);
  for (let i = 1; i < 8; i++) pen.lineTo(right - (i % 2) * 9, -half + (i / 8) * 2 * half);
  pen.lineTo(right - 4, half);
  pen.lineTo(left + 4, half - 4);
  pen.fillStyle = bone;
  pen.fill();
  pen.fillStyle = ink;
  pen.fillText(name, -width / 2, 2);
}
