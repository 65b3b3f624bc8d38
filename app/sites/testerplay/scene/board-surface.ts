import { onAbort } from "#app/kits/basics/abort.ts";
import { runAtOnce } from "#app/kits/basics/time-slicing.ts";
import type { Trace } from "../rules/fit-stroke.ts";
import type { Ground, Stroke } from "../rules/tester-result.ts";
import { bareBoard, boardHeight, type Colours, paintOf, paintStroke } from "../rules/paint/paint-board.ts";
import { lightStroke, type Paint } from "../rules/paint/light-stroke.ts";
import { boardWidth } from "./board-width.ts";
import { type Area, unionArea, clearField, createField, paintLine } from "../rules/paint/stroke-field.ts";
import { halfBreadth, lineOf } from "../rules/spline.ts";

/** A canvas with strokes on it, and one that is being drawn. */
export interface BoardSurface {
  /** Paints these strokes, one in a turn, so that the page stays quick. Resolves when all are there. */
  show(strokes: readonly Stroke[]): Promise<void>;
  /** Begins a stroke of a shade under the finger; what `show` does next puts the finished one in its place. */
  begin(shade: number, index: number): void;
  extend(traces: readonly Trace[]): void;
  /** Takes away what was drawn since `begin`. */
  discard(): void;
}

/** Starts a board on a canvas of 4:5; it ends with the signal. Throws where there is no canvas to draw on. */
export function startBoard(
  canvas: HTMLCanvasElement,
  { colours, ground }: { colours: Colours; ground: Ground },
  signal: AbortSignal,
): BoardSurface {
  const { width, height, bare, base, shown, redraw, drawArea } = createLayers(canvas, ground, colours);
  const field = createField(width, height);
  let painted: readonly Stroke[] = [];
  let turn = 0;
  let current: GrowingStroke | null = null;
  onAbort(signal, () => void turn++);
  redraw();

  function discard(): void {
    if (!current) return;
    if (current.area) clearField(field, current.area);
    current = null;
    redraw();
  }

  return {
    async show(strokes) {
      const myTurn = ++turn;
      const isLonger = painted.every((stroke, i) => stroke === strokes[i]);
      if (!isLonger) {
        base.set(bare);
        painted = [];
      }
      if (strokes.length === painted.length) {
        discard();
        return redraw();
      }
      for (const [index, stroke] of strokes.entries()) {
        if (index < painted.length) continue;
        if (index > 0 && strokes.length - painted.length > 1) await nextTurn();
        if (myTurn !== turn) return;
        if (current?.area) clearField(field, current.area);
        current = null;
        paintStroke(base, field, stroke, paintOf(stroke.shade, index, colours));
        painted = strokes.slice(0, index + 1);
        redraw();
      }
    },
    begin(shade, index) {
      discard();
      current = { paint: paintOf(shade, index, colours), points: [], along: [], area: null };
    },
    extend(traces) {
      if (!current) return;
      const line = growStroke(current, traces, width, height);
      const area = runAtOnce(paintLine(field, line, 0, { ...current.paint, hasEnd: false }));
      if (!area) return;
      const wider = expandArea(area, Math.ceil(width / 130), width, height);
      current.area = current.area ? unionArea(current.area, wider) : wider;
      runAtOnce(lightStroke(field, wider, current.paint, base, shown.data));
      drawArea(wider);
    },
    discard,
  };
}

/** The pictures of a board, each as wide as the canvas: `bare` the ground, `base` with finished strokes, `shown` as one sees it. */
function createLayers(canvas: HTMLCanvasElement, ground: Ground, colours: Colours) {
  const width = boardWidth(canvas);
  const height = boardHeight(width);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("there is no canvas to draw on");
  const bare = bareBoard(width, ground, colours);
  const base = bare.slice();
  const shown = new ImageData(bare.slice(), width, height);
  return {
    ...{ width, height, bare, base, shown },
    /** Shows the finished strokes alone. */
    redraw(): void {
      shown.data.set(base);
      context.putImageData(shown, 0, 0);
    },
    /** Brings what changed of `shown` onto the canvas. */
    drawArea({ left, top, right, bottom }: Area): void {
      context.putImageData(shown, 0, 0, left, top, right - left, bottom - top);
    },
  };
}

/** A stroke under the finger. */
interface GrowingStroke {
  paint: Paint;
  /** x, y and half its breadth there, in px. */
  points: [number, number, number][];
  /** How far along the stroke each point is, in px. */
  along: number[];
  /** What of the board it covers. */
  area: Area | null;
}

/** Adds what a finger did since the last time; gives the line of that piece alone. */
function growStroke(stroke: GrowingStroke, traces: readonly Trace[], width: number, height: number) {
  const from = Math.max(0, stroke.points.length - 1);
  for (const { x, y, w } of traces) {
    const before = stroke.points.at(-1);
    const point: [number, number, number] = [x * width, y * height, halfBreadth(w, width)];
    const step = before ? Math.hypot(point[0] - before[0], point[1] - before[1]) : 0;
    if (before && step < 1) continue;
    stroke.along.push((stroke.along.at(-1) ?? 0) + step);
    stroke.points.push(point);
  }
  const line = lineOf(stroke.points.slice(from));
  const startedAt = stroke.along[from] ?? 0;
  line.along.forEach((along, i) => (line.along[i] = along + startedAt));
  return line;
}

const expandArea = (area: Area, by: number, width: number, height: number): Area => ({
  left: Math.max(0, area.left - by),
  top: Math.max(0, area.top - by),
  right: Math.min(width, area.right + by),
  bottom: Math.min(height, area.bottom + by),
});

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
