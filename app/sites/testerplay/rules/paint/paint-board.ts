import { runAtOnce, type SlicedWork } from "#app/kits/basics/time-slicing.ts";
import type { Finish } from "#contracts/monster.ts";
import { traceOf } from "../fit-stroke.ts";
import { boardRatio, type Ground, type Stroke } from "../tester-result.ts";
import { lineThrough } from "../spline.ts";
import { bodies } from "./finish.ts";
import { paintGround } from "./ground.ts";
import { lightStroke, type Paint } from "./light-stroke.ts";
import { clearField, createField, paintLine, type StrokeField } from "./stroke-field.ts";

/** What is painted with: colour and finish of each shade, and the colour of each ground. */
export interface Colours {
  shades: readonly { hex: string; finish: Finish }[];
  /** Paper first, then the skins. */
  grounds: readonly string[];
}

type Board = Uint8ClampedArray<ArrayBuffer>;

export const boardHeight = (width: number): number => Math.round(width / boardRatio);

/** A bare board, RGBA rows of `width` × `boardHeight(width)`. */
export const bareBoard = (width: number, ground: Ground, colours: Colours): Board =>
  runAtOnce(bareBoardInParts(width, ground, colours));

const bareBoardInParts = (width: number, ground: Ground, { grounds }: Colours): SlicedWork<Board> =>
  paintGround(width, boardHeight(width), grounds[ground] ?? "#2a2827", ground > 0);

/** How a stroke is painted: the same stroke in the same place always looks the same. */
export function paintOf(shade: number, index: number, { shades }: Colours): Paint {
  const { hex, finish } = shades[shade] ?? { hex: "#2a2827", finish: "satin" };
  return { hex, body: bodies[finish], seed: (index + 1) * 101 + shade * 13 };
}

/** Paints a finished stroke onto a board in RGBA rows. `field` must be empty and is empty again afterwards. */
export const paintStroke = (...args: Parameters<typeof paintStrokeInParts>): void =>
  runAtOnce(paintStrokeInParts(...args));

function* paintStrokeInParts(
  board: Uint8ClampedArray,
  field: StrokeField,
  stroke: Pick<Stroke, "knots">,
  paint: Paint,
): SlicedWork<void> {
  const line = lineThrough(stroke.knots.map(traceOf), field.width, field.height, Math.max(1.5, field.width / 260));
  const area = yield* paintLine(field, line, 0, { ...paint, hasEnd: true });
  if (!area) return;
  const shadow = Math.ceil(field.width / 160);
  const wider = {
    ...area,
    right: Math.min(field.width, area.right + shadow),
    bottom: Math.min(field.height, area.bottom + shadow),
  };
  yield* lightStroke(field, wider, paint, board, board);
  clearField(field, wider);
}

/** A board with all its strokes, RGBA rows. */
export const paintBoard = (...args: Parameters<typeof paintBoardInParts>): Board =>
  runAtOnce(paintBoardInParts(...args));

/** The same as work that can be left between its parts. */
export function* paintBoardInParts(
  width: number,
  { ground, strokes }: { ground: Ground; strokes: readonly Stroke[] },
  colours: Colours,
): SlicedWork<Board> {
  const board = yield* bareBoardInParts(width, ground, colours);
  const field = createField(width, boardHeight(width));
  for (const [index, stroke] of strokes.entries())
    yield* paintStrokeInParts(board, field, stroke, paintOf(stroke.shade, index, colours));
  return board;
}
