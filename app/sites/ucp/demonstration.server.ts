import * as v from "valibot";
import { paintingSchema } from "#contracts/painting.ts";
import { demonstrationPlaces } from "#contracts/painting-wall.ts";
import { paintingIdSchema } from "./contract.ts";

/** A tile of the demonstration, as it stands in content/upcycle/tiles. */
export const demonstrationTileSchema = v.strictObject({
  isDemonstration: v.literal(true),
  id: paintingIdSchema,
  place: v.picklist([...demonstrationPlaces]),
  approvedAt: v.pipe(v.string(), v.isoTimestamp()),
  painting: paintingSchema,
});
export type DemonstrationTile = v.InferOutput<typeof demonstrationTileSchema>;

const files = import.meta.glob<DemonstrationTile>("../../../content/upcycle/tiles/*.json", {
  eager: true,
  import: "default",
});

/** The tiles of the demonstration, the newest first. A test holds them to their schema. */
export const demonstrationTiles: readonly DemonstrationTile[] = Object.values(files).toSorted((one, other) =>
  one.approvedAt < other.approvedAt ? 1 : -1,
);
