import { mostPaints, mostPoints, mostStrokes, type Paper } from "#contracts/painting-limits.ts";
import { type Draft, type PaintRecipe, pointCount, type Stroke } from "#contracts/painting.ts";

/** The easel: what is painted, and the ways back and forth. */
export interface Easel {
  draft: Draft;
  past: readonly Stroke[][];
  future: readonly Stroke[][];
}

export type EaselAct =
  | { do: "paint"; stroke: Stroke }
  | { do: "erase"; at: number }
  | { do: "undo" | "redo" | "clear" }
  | { do: "addPaint"; paint: PaintRecipe }
  | { do: "dropPaint"; at: number }
  | { do: "paper"; paper: Paper }
  | { do: "title"; title: [number, number] }
  | { do: "load"; draft: Draft };

const mostSteps = 80;

/** What an act makes of the easel; the same easel where it can do nothing. */
export function act(easel: Easel, what: EaselAct): Easel {
  const { draft, past, future } = easel;
  const { strokes } = draft;
  switch (what.do) {
    case "paint":
      return mayPaint(strokes, what.stroke) ? stepTo(easel, [...strokes, what.stroke]) : easel;
    case "erase":
      return strokes[what.at] ? stepTo(easel, strokes.toSpliced(what.at, 1)) : easel;
    case "clear":
      return strokes.length > 0 ? stepTo(easel, []) : easel;
    case "undo": {
      const before = past.at(-1);
      if (!before) return easel;
      return { draft: { ...draft, strokes: before }, past: past.slice(0, -1), future: [strokes, ...future] };
    }
    case "redo": {
      const [next, ...rest] = future;
      return next ? { draft: { ...draft, strokes: next }, past: [...past, strokes], future: rest } : easel;
    }
    case "addPaint":
      return draft.paints.length < mostPaints
        ? { ...easel, draft: { ...draft, paints: [...draft.paints, what.paint] } }
        : easel;
    case "dropPaint":
      return dropPaint(easel, what.at);
    case "paper":
      return { ...easel, draft: { ...draft, paper: what.paper } };
    case "title":
      return { ...easel, draft: { ...draft, title: what.title } };
    case "load":
      return { draft: what.draft, past: [], future: [] };
  }
}

/** Whether a stroke still fits onto the paper. */
export function mayPaint(strokes: readonly Stroke[], stroke?: Stroke): boolean {
  return strokes.length < mostStrokes && pointCount(strokes) + (stroke ? pointCount([stroke]) : 24) <= mostPoints;
}

/** Whether a paint may be thrown away: the last one stays, and so do those that are on the paper. */
export const mayDrop = ({ paints, strokes }: Draft, at: number): boolean =>
  paints.length > 1 && strokes.every(({ paint }) => paint !== at);

function stepTo({ draft, past }: Easel, strokes: Stroke[]): Easel {
  return { draft: { ...draft, strokes }, past: [...past, draft.strokes].slice(-mostSteps), future: [] };
}

/** Those after it get its number less one; the ways back would show paints that are gone. */
function dropPaint(easel: Easel, at: number): Easel {
  const { draft } = easel;
  if (!mayDrop(draft, at)) return easel;
  const strokes = draft.strokes.map((stroke) => (stroke.paint > at ? { ...stroke, paint: stroke.paint - 1 } : stroke));
  return { draft: { ...draft, strokes, paints: draft.paints.toSpliced(at, 1) }, past: [], future: [] };
}
