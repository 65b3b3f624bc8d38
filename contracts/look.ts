import * as v from "valibot";
import { hexSchema } from "./monster.ts";

/** What a product is made of, as light sees it. `metallic` is a foil: as bright as its highlights. */
export const lookFinishes = ["matte", "satin", "gloss", "sheer", "tint", "glitter", "pearl", "metallic"] as const;
export type LookFinish = (typeof lookFinishes)[number];

/** The wells of a palette on a lid: under all, the colour of it, the outer corner, the light, below the eye. */
export const lidPanNames = ["base", "main", "deep", "light", "lower"] as const;
export type LidPanName = (typeof lidPanNames)[number];

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const makeupEntries = { hex: hexSchema, intensity: share };

/** One product on a face. `intensity` 0 is bare, 1 as much as one would ever wear. */
export const lookLayerSchema = v.variant("kind", [
  v.strictObject({
    kind: v.literal("lip"),
    ...makeupEntries,
    finish: v.picklist(lookFinishes),
    /** `inner` fades out towards the edge. */
    spread: v.picklist(["full", "inner"]),
  }),
  v.strictObject({ kind: v.literal("lip-line"), ...makeupEntries }),
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
  v.strictObject({ kind: v.literal("brow"), ...makeupEntries }),
  v.strictObject({ kind: v.literal("blush"), ...makeupEntries, place: v.picklist(["cheekbone", "inner"]) }),
  v.strictObject({ kind: v.literal("contour"), ...makeupEntries }),
  v.strictObject({ kind: v.literal("highlight"), ...makeupEntries }),
]);

export type LookLayer = v.InferOutput<typeof lookLayerSchema>;
export type LayerOf<Kind extends LookLayer["kind"]> = Extract<LookLayer, { kind: Kind }>;

/** The makeup to apply: at most one layer of a kind (and pan, and place) counts, the last one. */
export const lookSchema = v.strictObject({ layers: v.pipe(v.array(lookLayerSchema), v.maxLength(20)) });
export type Look = v.InferOutput<typeof lookSchema>;
