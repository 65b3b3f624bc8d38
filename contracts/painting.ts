import * as v from "valibot";
import {
  brushes,
  paintingReportReasons,
  media,
  maxPaints,
  maxParts,
  maxPoints,
  maxPointsPerStroke,
  maxShares,
  maxStrokes,
  paperHeight,
  paperMargin,
  papers,
  paperWidth,
  refusals,
  stampForms,
} from "./painting-limits.ts";
import { momentSchema } from "./visitor.ts";

const integer = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const xSchema = integer(-paperMargin, paperWidth + paperMargin);
const ySchema = integer(-paperMargin, paperHeight + paperMargin);
const paintNumber = integer(0, maxPaints - 1);
const sizeSchema = v.picklist([1, 2, 3, 4]);
export const paintHexSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));

/**
 * What was crushed: a product (`lip-03`), or a colour of one's own with the numbers of its three words
 * (`de5038.1.2.3`, as in contracts/chameleon).
 */
export const sourceSchema = v.pipe(
  v.string(),
  v.regex(/^(?:[a-z]{2,8}-\d{2,3}|[0-9a-f]{6}\.\d{1,3}\.\d{1,3}\.\d{1,3})$/),
);

/** How a paint is made; its colour follows from it and is never believed of a client. */
export const paintRecipeSchema = v.strictObject({
  parts: v.pipe(
    v.array(v.strictObject({ source: sourceSchema, share: integer(1, maxShares) })),
    v.minLength(1),
    v.maxLength(maxParts),
  ),
  grain: v.picklist([0, 1, 2, 3]),
  medium: v.picklist(media),
});
export type PaintRecipe = v.InferOutput<typeof paintRecipeSchema>;

/** One stroke of a brush: x, y, pressure (0–15), again and again, in whole units of the paper. */
export const lineSchema = v.strictObject({
  kind: v.literal("line"),
  brush: v.picklist(brushes),
  paint: paintNumber,
  size: sizeSchema,
  points: v.pipe(
    v.array(v.number()),
    v.minLength(3),
    v.maxLength(3 * maxPointsPerStroke),
    v.check((points) => points.length % 3 === 0 && points.every(isOnPaper), "no points of the paper"),
  ),
});

/** One form, printed at a place, turned by eighths. */
export const stampSchema = v.strictObject({
  kind: v.literal("stamp"),
  form: v.picklist(stampForms),
  paint: paintNumber,
  size: sizeSchema,
  turn: integer(0, 7),
  x: xSchema,
  y: ySchema,
});

export const strokeSchema = v.variant("kind", [lineSchema, stampSchema]);
export type Stroke = v.InferOutput<typeof strokeSchema>;
export type LineStroke = v.InferOutput<typeof lineSchema>;
export type StampStroke = v.InferOutput<typeof stampSchema>;

/** A painting as it travels: numbers and chosen words only. No picture, no text of one's own. */
export const paintingSchema = v.pipe(
  v.strictObject({
    paper: v.picklist(papers),
    /** Numbers of the two halves of the title, as in content/paintings/titles.json. */
    title: v.strictTuple([integer(0, 99), integer(0, 99)]),
    paints: v.pipe(v.array(paintRecipeSchema), v.minLength(1), v.maxLength(maxPaints)),
    strokes: v.pipe(v.array(strokeSchema), v.minLength(1), v.maxLength(maxStrokes)),
  }),
  v.check(({ strokes, paints }) => strokes.every(({ paint }) => paint < paints.length), "a paint that is not there"),
  v.check(({ strokes }) => countPoints(strokes) <= maxPoints, "too many points"),
);
export type Painting = v.InferOutput<typeof paintingSchema>;

/** What is on the easel, as this browser keeps it. */
export const draftSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  paper: v.picklist(papers),
  title: v.strictTuple([v.number(), v.number()]),
  paints: v.pipe(v.array(paintRecipeSchema), v.minLength(1), v.maxLength(maxPaints)),
  strokes: v.pipe(v.array(strokeSchema), v.maxLength(maxStrokes)),
});
export type Draft = v.InferOutput<typeof draftSchema>;

/** A paint as it is drawn: mixed by the server, saved with the painting, so that it stays when the catalogue changes. */
export const paintSchema = v.object({
  hex: paintHexSchema,
  grain: v.picklist([0, 1, 2, 3]),
  medium: v.picklist(media),
  /** What it was: 「これは元『終電のりんご飴』」. */
  parts: v.array(v.object({ hex: paintHexSchema, name: v.string(), share: v.number() })),
});
export type Paint = v.InferOutput<typeof paintSchema>;

/** Everything that drawing needs. */
export const drawablePaintingSchema = v.object({
  paper: v.picklist(papers),
  paints: v.array(paintSchema),
  strokes: v.array(strokeSchema),
});
export type DrawablePainting = v.InferOutput<typeof drawablePaintingSchema>;

/** `POST /api/ucp/paintings`. The draft's id is made on the device: however often it is sent, it is one tile. */
export const submitPaintingSchema = v.strictObject({ draftId: v.pipe(v.string(), v.uuid()), painting: paintingSchema });

/** `hidden`: it was on the mural and was taken down. */
export const paintingStates = ["waiting", "approved", "refused", "hidden"] as const;
export type PaintingState = (typeof paintingStates)[number];

/** A painting as its maker sees it. */
export const myPaintingSchema = v.object({
  id: v.string(),
  draftId: v.string(),
  title: v.string(),
  state: v.picklist(paintingStates),
  refusal: v.nullable(v.picklist(refusals)),
  hex: paintHexSchema,
  colourCount: v.number(),
  strokeCount: v.number(),
  sentAt: momentSchema,
  /** Whoever has its link sees it: it hangs, or it waits and never came back. What was reported is out of sight all the same. */
  isLinked: v.boolean(),
});
export type MyPainting = v.InferOutput<typeof myPaintingSchema>;
export const myPaintingsSchema = v.object({ paintings: v.array(myPaintingSchema) });

/** The maker's own in full: to be seen, and to be changed. */
export const myPaintingDetailsSchema = v.object({
  ...myPaintingSchema.entries,
  recipe: paintingSchema,
  drawn: drawablePaintingSchema,
});

/**
 * `sent`: it waits (again). `already`: the same draft is there, unchanged. `inGallery`: it hangs, and is not painted over.
 * `full`: three are waiting.
 */
export const paintingSubmissionSchema = v.object({
  outcome: v.picklist(["sent", "already", "onWall", "full"]),
  painting: v.nullable(myPaintingSchema),
});
export type PaintingSubmission = v.InferOutput<typeof paintingSubmissionSchema>;

/** A tile of the mural, without its strokes. */
export const muralTileSchema = v.object({
  id: v.string(),
  title: v.string(),
  /** The names of what was crushed for it. */
  sources: v.array(v.string()),
  hex: paintHexSchema,
  /** Panel × 60 + row × 10 + column. */
  place: v.number(),
  strokeCount: v.number(),
  isDemonstration: v.boolean(),
  approvedAt: momentSchema,
});
export type MuralTileData = v.InferOutput<typeof muralTileSchema>;
/** A tile with its strokes. */
export const muralTileDetailsSchema = v.object({ ...muralTileSchema.entries, drawn: drawablePaintingSchema });

export const paintingReportSchema = v.strictObject({ reason: v.picklist(paintingReportReasons) });

/** How many points all lines have together. */
export function countPoints(strokes: readonly Stroke[]): number {
  return strokes.reduce((sum, stroke) => sum + (stroke.kind === "line" ? stroke.points.length / 3 : 1), 0);
}

function isOnPaper(value: number, at: number): boolean {
  const [min, max] = (
    [
      [-paperMargin, paperWidth + paperMargin],
      [-paperMargin, paperHeight + paperMargin],
      [0, 15],
    ] as const
  )[(at % 3) as 0 | 1 | 2];
  return Number.isInteger(value) && value >= min && value <= max;
}
