import * as v from "valibot";
import {
  baseFinishes,
  baseTones,
  blushPlaces,
  browFinishes,
  browShapes,
  contourPlaces,
  highlightPlaces,
  lidPanNames,
  lipSpreads,
  lookFinishes,
} from "./look-values.ts";
import { hexSchema } from "./monster.ts";

export type LookFinish = (typeof lookFinishes)[number];
export type BaseFinish = (typeof baseFinishes)[number];

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const makeupEntries = { hex: hexSchema, intensity: share };

/** One product on a face. `intensity` 0 is bare, 1 as much as one would ever wear. */
export const lookLayerSchema = v.variant("kind", [
  v.strictObject({
    kind: v.literal("base"),
    ...makeupEntries,
    finish: v.picklist(baseFinishes),
    /** Without it the shade. */
    tone: v.optional(v.picklist(baseTones)),
  }),
  v.strictObject({
    kind: v.literal("lip"),
    ...makeupEntries,
    finish: v.picklist(lookFinishes),
    spread: v.picklist(lipSpreads),
  }),
  v.strictObject({
    kind: v.literal("lip-line"),
    ...makeupEntries,
    /** How far line and lip reach over the lips' own edge: 0 or left out not at all, 1 as far as it can pass for a lip. */
    over: v.optional(share),
  }),
  v.strictObject({
    kind: v.literal("shadow"),
    ...makeupEntries,
    well: v.picklist(lidPanNames),
    finish: v.picklist(lookFinishes),
  }),
  v.strictObject({
    kind: v.literal("liner"),
    ...makeupEntries,
    /** 0 a hair, 1 as thick as half the lid. */
    thickness: share,
    /** 0 ends at the corner, 1 reaches a third of the eye beyond it. */
    wing: share,
  }),
  v.strictObject({
    kind: v.literal("lashes"),
    ...makeupEntries,
    length: share,
    curl: share,
    density: share,
    thickness: share,
  }),
  v.strictObject({
    kind: v.literal("brow"),
    ...makeupEntries,
    /** Without it both, as a pencil does. */
    finish: v.optional(v.picklist(browFinishes)),
    /** Without it as it grows. */
    shape: v.optional(v.picklist(browShapes)),
  }),
  v.strictObject({ kind: v.literal("blush"), ...makeupEntries, place: v.picklist(blushPlaces) }),
  // Without a place it lies wherever it can.
  v.strictObject({ kind: v.literal("contour"), ...makeupEntries, place: v.optional(v.picklist(contourPlaces)) }),
  v.strictObject({ kind: v.literal("highlight"), ...makeupEntries, place: v.optional(v.picklist(highlightPlaces)) }),
]);

export type LookLayer = v.InferOutput<typeof lookLayerSchema>;
export type LayerOf<Kind extends LookLayer["kind"]> = Extract<LookLayer, { kind: Kind }>;

/** The makeup to apply: at most one layer of a kind (and pan, and place) counts, the last one. */
export const lookSchema = v.strictObject({ layers: v.pipe(v.array(lookLayerSchema), v.maxLength(20)) });
export type Look = v.InferOutput<typeof lookSchema>;
