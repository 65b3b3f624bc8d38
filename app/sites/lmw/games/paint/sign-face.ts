import { createDrawing } from "#app/kits/basics/canvas.ts";
import type { BeautySpot } from "./beauty-spot.ts";
import { createLipEdges, type LipEdges } from "./lip-edges.ts";
import { lightLips } from "./lip-light.ts";
import { createLipRelief } from "./lip-relief.ts";
import type { Mouth } from "./mouth.ts";
import { hexToRgb } from "./rgb.ts";
import { faceHeight, faceWidth } from "./sign-board.ts";
import { createWetWood } from "./wet-wood.ts";

/** What is seen of a sign: its bare lips over the board, and the whole board under wet paint, for strokes to be cut from. */
export interface SignFace {
  bare: HTMLCanvasElement;
  lacquer: HTMLCanvasElement;
  /** Lays another mouth on it, with its beauty spot. */
  show(mouth: Mouth, spot: BeautySpot | null): void;
  /** The board has come. */
  setBoard(board: HTMLImageElement | null): void;
}

/** A face for a shade. Everything heavy happens here, once a sign. */
export function createSignFace(hex: string): SignFace {
  const shade = hexToRgb(hex);
  const bare = createDrawing(faceWidth, faceHeight);
  const lacquer = createDrawing(faceWidth, faceHeight);
  let wetWood = createWetWood(null, shade);
  let shown: [Mouth, BeautySpot | null] | null = null;

  function show(mouth: Mouth, spot: BeautySpot | null): void {
    shown = [mouth, spot];
    const edges = createLipEdges(mouth);
    const relief = createLipRelief(edges, spot);
    const lit = lightLips(relief, shade);
    bare.clearRect(0, 0, faceWidth, faceHeight);
    lacquer.drawImage(wetWood, 0, 0);
    layLips(bare, lit.bare, relief, edges, 0.78);
    layLips(lacquer, lit.lacquer, relief, edges, 0.5);
  }

  return {
    bare: bare.canvas,
    lacquer: lacquer.canvas,
    show,
    setBoard(board) {
      wetWood = createWetWood(board, shade);
      if (shown) show(...shown);
    },
  };
}

/** Lips on a board, with the hollow between them and the shadow they throw. */
function layLips(
  face: CanvasRenderingContext2D,
  lips: ImageData,
  { x, y }: { x: number; y: number },
  edges: LipEdges,
  darkness: number,
): void {
  const piece = createDrawing(lips.width, lips.height);
  piece.putImageData(lips, 0, 0);
  face.save();
  face.fillStyle = `rgba(12,4,3,${darkness})`;
  traceGap(face, edges);
  face.fill();
  face.shadowColor = `rgba(6,2,1,${darkness})`;
  face.shadowBlur = 16;
  face.shadowOffsetX = 5;
  face.shadowOffsetY = 9;
  face.drawImage(piece.canvas, x, y);
  face.shadowColor = "transparent";
  face.drawImage(piece.canvas, x, y);
  face.restore();
}

function traceGap(face: CanvasRenderingContext2D, { firstX, seamTop, seamBottom }: LipEdges): void {
  face.beginPath();
  for (const [n, y] of seamTop.entries()) face.lineTo(firstX + n, y);
  for (const [n, y] of [...seamBottom.entries()].toReversed()) face.lineTo(firstX + n, y);
}
