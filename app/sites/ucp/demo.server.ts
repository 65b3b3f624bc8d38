import * as v from "valibot";
import { paintingSchema } from "#contracts/painting.ts";
import { demoPositions } from "#contracts/mural.ts";
import { paintingIdSchema } from "./contract.ts";

/** A tile of the demonstration, as it stands in content/paintings/tiles. */
export const demoTileSchema = v.strictObject({
  isDemonstration: v.literal(true),
  id: paintingIdSchema,
  place: v.picklist([...demoPositions]),
  approvedAt: v.pipe(v.string(), v.isoTimestamp()),
  painting: paintingSchema,
});
export type DemoTile = v.InferOutput<typeof demoTileSchema>;

const files = import.meta.glob<DemoTile>("../../../content/paintings/tiles/*.json", {
  eager: true,
  import: "default",
});

/** The tiles of the demonstration, the newest first. A test holds them to their schema. */
export const demoTiles: readonly DemoTile[] = Object.values(files).toSorted((one, other) =>
  one.approvedAt < other.approvedAt ? 1 : -1,
);
