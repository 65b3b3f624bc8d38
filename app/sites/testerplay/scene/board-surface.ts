import { onAbort } from "#app/kits/basics/abort.ts";
import { atOnce } from "#app/kits/basics/in-parts.ts";
import type { Trace } from "../rules/fit-stroke.ts";
import type { Ground, Stroke } from "../rules/footprint.ts";
import { bareBoard, boardHeight, type Colours, paintOf, paintStroke } from "../rules/paint/paint-board.ts";
import { lightStroke, type Paint } from "../rules/paint/light-stroke.ts";
import { boardWidth } from "./board-width.ts";
import { type Area, around, clearField, emptyField, layLine } from "../rules/paint/stroke-field.ts";
import { halfBreadth, lineOf } from "../rules/spline.ts";

/** A canvas with strokes on it, and one that is being drawn. */
export interface BoardSurface {
  /** Paints these strokes, one in a turn, so that the page stays quick. Resolves when all are there. */
  show(strokes: readonly Stroke[]): Promise<void>;
  /** Begins a stroke of a shade under the finger; what `show` does next puts the finished one in its place. */
  begin(shade: number, place: number): void;
  extend(traces: readonly Trace[]): void;
  /** Takes away what was drawn since `begin`. */
  drop(): void;
}

/** Starts a board on a canvas of 4:5; it ends with the signal. Throws where there is no canvas to draw on. */
export function startBoard(
  canvas: HTMLCanvasElement,
  { colours, ground }: { colours: Colours; ground: Ground },
  signal: AbortSignal,
): BoardSurface {
  const width = boardWidth(canvas);
  const height = boardHeight(width);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("there is no canvas to draw on");
  const bare = bareBoard(width, ground, colours);
  const base = bare.slice();
  const shown = new ImageData(bare.slice(), width, height);
  const field = emptyField(width, height);
  let painted: readonly Stroke[] = [];
  let turn = 0;
  let live: { paint: Paint; points: [number, number, number][]; along: number[]; area: Area | null } | null = null;
  onAbort(signal, () => void turn++);

  const put = (): void => {
    shown.data.set(base);
    context.putImageData(shown, 0, 0);
  };
  put();

  function drop(): void {
    if (!live) return;
    if (live.area) clearField(field, live.area);
    live = null;
    put();
  }

  return {
    async show(strokes) {
      const mine = ++turn;
      const isLonger = painted.every((stroke, i) => stroke === strokes[i]);
      if (!isLonger) {
        base.set(bare);
        painted = [];
      }
      if (strokes.length === painted.length) {
        drop();
        return put();
      }
      for (const [place, stroke] of strokes.entries()) {
        if (place < painted.length) continue;
        if (place > 0 && strokes.length - painted.length > 1) await nextTurn();
        if (mine !== turn) return;
        if (live?.area) clearField(field, live.area);
        live = null;
        paintStroke(base, field, stroke, paintOf(stroke.shade, place, colours));
        painted = strokes.slice(0, place + 1);
        put();
      }
    },
    begin(shade, place) {
      drop();
      live = { paint: paintOf(shade, place, colours), points: [], along: [], area: null };
    },
    extend(traces) {
      if (!live) return;
      const from = Math.max(0, live.points.length - 1);
      for (const { x, y, w } of traces) {
        const before = live.points.at(-1);
        const point: [number, number, number] = [x * width, y * height, halfBreadth(w, width)];
        const step = before ? Math.hypot(point[0] - before[0], point[1] - before[1]) : 0;
        if (before && step < 1) continue;
        live.along.push((live.along.at(-1) ?? 0) + step);
        live.points.push(point);
      }
      const line = lineOf(live.points.slice(from));
      const begun = live.along[from] ?? 0;
      line.along.forEach((along, i) => (line.along[i] = along + begun));
      const area = atOnce(layLine(field, line, 0, { ...live.paint, hasEnd: false }));
      if (!area) return;
      const wider = widened(area, Math.ceil(width / 130), width, height);
      live.area = live.area ? around(live.area, wider) : wider;
      atOnce(lightStroke(field, wider, live.paint, base, shown.data));
      context.putImageData(shown, 0, 0, wider.left, wider.top, wider.right - wider.left, wider.bottom - wider.top);
    },
    drop,
  };
}

const widened = (area: Area, by: number, width: number, height: number): Area => ({
  left: Math.max(0, area.left - by),
  top: Math.max(0, area.top - by),
  right: Math.min(width, area.right + by),
  bottom: Math.min(height, area.bottom + by),
});

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
