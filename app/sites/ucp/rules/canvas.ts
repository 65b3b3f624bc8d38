import { maxPaints, maxPoints, maxStrokes, type Paper } from "#contracts/painting-limits.ts";
import { type Draft, type PaintRecipe, countPoints, type Stroke } from "#contracts/painting.ts";

/** The easel: what is painted, and the ways back and forth. */
export interface CanvasState {
  draft: Draft;
  past: readonly Stroke[][];
  future: readonly Stroke[][];
}

export type CanvasAction =
  | { do: "paint"; stroke: Stroke }
  | { do: "erase"; at: number }
  | { do: "undo" | "redo" | "clear" }
  | { do: "addPaint"; paint: PaintRecipe }
  | { do: "dropPaint"; at: number }
  | { do: "paper"; paper: Paper }
  | { do: "title"; title: [number, number] }
  | { do: "load"; draft: Draft };

const maxUndoSteps = 80;

/** What an act makes of the easel; the same easel where it can do nothing. */
export function applyAction(canvas: CanvasState, action: CanvasAction): CanvasState {
  const { draft, past, future } = canvas;
  const { strokes } = draft;
  switch (action.do) {
    case "paint":
      return canPaint(strokes, action.stroke) ? pushStep(canvas, [...strokes, action.stroke]) : canvas;
    case "erase":
      return strokes[action.at] ? pushStep(canvas, strokes.toSpliced(action.at, 1)) : canvas;
    case "clear":
      return strokes.length > 0 ? pushStep(canvas, []) : canvas;
    case "undo": {
      const previous = past.at(-1);
      if (!previous) return canvas;
      return { draft: { ...draft, strokes: previous }, past: past.slice(0, -1), future: [strokes, ...future] };
    }
    case "redo": {
      const [next, ...rest] = future;
      return next ? { draft: { ...draft, strokes: next }, past: [...past, strokes], future: rest } : canvas;
    }
    case "addPaint":
      return draft.paints.length < maxPaints
        ? { ...canvas, draft: { ...draft, paints: [...draft.paints, action.paint] } }
        : canvas;
    case "dropPaint":
      return removePaint(canvas, action.at);
    case "paper":
      return { ...canvas, draft: { ...draft, paper: action.paper } };
    case "title":
      return { ...canvas, draft: { ...draft, title: action.title } };
    case "load":
      return { draft: action.draft, past: [], future: [] };
  }
}

/** Whether a stroke still fits onto the paper. */
export function canPaint(strokes: readonly Stroke[], stroke?: Stroke): boolean {
  return strokes.length < maxStrokes && countPoints(strokes) + (stroke ? countPoints([stroke]) : 24) <= maxPoints;
}

/** Whether a paint may be thrown away: the last one stays, and so do those that are on the paper. */
export const canRemovePaint = ({ paints, strokes }: Draft, at: number): boolean =>
  paints.length > 1 && strokes.every(({ paint }) => paint !== at);

function pushStep({ draft, past }: CanvasState, strokes: Stroke[]): CanvasState {
  return { draft: { ...draft, strokes }, past: [...past, draft.strokes].slice(-maxUndoSteps), future: [] };
}

/** Those after it get its number less one; the ways back would show paints that are gone. */
function removePaint(canvas: CanvasState, at: number): CanvasState {
  const { draft } = canvas;
  if (!canRemovePaint(draft, at)) return canvas;
  const strokes = draft.strokes.map((stroke) => (stroke.paint > at ? { ...stroke, paint: stroke.paint - 1 } : stroke));
  return { draft: { ...draft, strokes, paints: draft.paints.toSpliced(at, 1) }, past: [], future: [] };
}
