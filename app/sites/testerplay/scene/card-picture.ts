import type { TesterMissionText } from "#contracts/tester-mission.ts";
import type { PlayPage } from "../data.server.ts";
import type { TesterResult } from "../rules/tester-result.ts";
import { boardHeight, paintBoard } from "../rules/paint/paint-board.ts";
import { placeNames } from "../rules/place-names.ts";

interface CardPicture {
  testerResult: TesterResult;
  names: readonly string[];
  words: TesterMissionText;
  page: Pick<PlayPage, "shades" | "grounds">;
}

const [widthPx, heightPx] = [1080, 1350];
/** What the board is painted at; the picture is four thirds of it. */
const paintedPx = 810;
const [ink, bone] = ["#050304", "#f3ebe6"];
const degrees = Math.PI / 180;
const tilts = { "-2": -7, "-1": -3, "0": -1, "1": 3, "2": 7 } as const;

/** The card as a PNG of 1080 × 1350: board, names, mission. Made on the device. */
export async function createCardPicture(
  { testerResult, names, words, page }: CardPicture,
  signal: AbortSignal,
): Promise<Blob> {
  await document.fonts.ready;
  signal.throwIfAborted();
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("there is no canvas to draw on");
  const board = paintBoard(paintedPx, testerResult, { shades: page.shades, grounds: page.grounds });
  const painted = new OffscreenCanvas(paintedPx, boardHeight(paintedPx));
  painted.getContext("2d")?.putImageData(new ImageData(board, paintedPx), 0, 0);
  context.drawImage(painted, 0, 0, widthPx, heightPx);

  const style = getComputedStyle(document.documentElement);
  const family = (role: string): string => style.getPropertyValue(`--font-${role}`);
  context.textBaseline = "middle";
  for (const [i, { column, row, tilt }] of placeNames(testerResult.strokes).entries()) {
    context.save();
    context.translate((column / 40) * widthPx, (row / 40) * heightPx);
    context.rotate(tilts[tilt] * degrees);
    context.font = `800 46px ${family("display")}`;
    drawNameSlip(context, names[i] ?? "");
    context.restore();
  }

  const veil = context.createLinearGradient(0, heightPx - 250, 0, heightPx);
  veil.addColorStop(0, "rgb(5 3 4 / 0)");
  veil.addColorStop(0.55, "rgb(5 3 4 / 0.9)");
  veil.addColorStop(1, ink);
  context.fillStyle = veil;
  context.fillRect(0, heightPx - 250, widthPx, 250);
  context.fillStyle = bone;
  context.font = `700 38px ${family("text")}`;
  context.fillText(words.mission, 56, heightPx - 108, widthPx - 112);
  context.font = `900 30px ${family("latin")}`;
  context.fillText("KATE ZONE", 56, heightPx - 52);
  return canvas.convertToBlob({ type: "image/png" });
}

function drawNameSlip(context: OffscreenCanvasRenderingContext2D, name: string): void {
  const { width } = context.measureText(name);
  const [left, right, half] = [-width / 2 - 36, width / 2 + 36, 38];
  context.beginPath();
  context.moveTo(left, -half + 4);
  context.lineTo(right - 4, -half);
  for (let i = 1; i < 8; i++) context.lineTo(right - (i % 2) * 9, -half + (i / 8) * 2 * half);
  context.lineTo(right - 4, half);
  context.lineTo(left + 4, half - 4);
  context.fillStyle = bone;
  context.fill();
  context.fillStyle = ink;
  context.fillText(name, -width / 2, 2);
}
