import * as v from "valibot";
import { paintHexSchema, muralTileSchema } from "#contracts/painting.ts";

/** A colour that can be crushed. */
export const colourSchema = v.object({
  source: v.string(),
  name: v.string(),
  hex: paintHexSchema,
  /** 口紅, 単色, そのほか; 見つけた色. */
  shelf: v.picklist(["lip", "shadow", "other", "found"]),
  /** Its role has ended: it left the shop, or its owner said so. */
  isRetired: v.boolean(),
});
export type Colour = v.InferOutput<typeof colourSchema>;

/** `GET /api/ucp/colours` */
export const coloursSchema = v.object({
  colours: v.array(colourSchema),
  /** The halves of the titles, in the order of their numbers. */
  titles: v.object({ first: v.array(v.string()), second: v.array(v.string()) }),
});
export type Colours = v.InferOutput<typeof coloursSchema>;

/** `GET /api/ucp/wall`: a page of the mural's list, the newest first. */
export const muralPageSchema = v.object({
  tiles: v.array(muralTileSchema),
  /** For `after` of the next page; null at the end. */
  next: v.nullable(v.string()),
});
export type MuralPage = v.InferOutput<typeof muralPageSchema>;

/** `GET /api/ucp/wall/:panel` */
export const panelSchema = v.object({ tiles: v.array(muralTileSchema), panelCount: v.number() });
export type Panel = v.InferOutput<typeof panelSchema>;

/** When it is from, in milliseconds, and its id: `1790000000000_xxxxxxxx-…`. */
export const cursorSchema = v.pipe(v.string(), v.regex(/^\d{1,14}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
export const paintingIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
