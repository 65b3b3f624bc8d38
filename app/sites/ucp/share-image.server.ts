import * as v from "valibot";
import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { paintingIdSchema } from "./contract.ts";
import { svgText } from "./rules/draw/svg-text.ts";
import { findTile } from "./mural.server.ts";

/** Twice what it takes on the card, for fine edges. */
const width = 540;
const height = 720;

/** The share picture of a painting that hangs: its title, what its colours were, and itself drawn again from its strokes. */
export const shareCard: CardOf = async (id, { master, database }) => {
  if (!v.is(paintingIdSchema, id)) return null;
  const tile = await findTile(database, master, id);
  if (!tile) return null;
  return {
    lang: "ja",
    kicker: `役目を終えた${tile.drawn.paints.length}色`,
    title: tile.title,
    line: `これは元『${tile.sources[0] ?? ""}』。`,
    shade: tile.hex,
    drawing: {
      key: `${id} ${tile.approvedAt} ${tile.strokeCount}`,
      width,
      height,
      paint: () => ({ svg: svgText(tile.drawn) }),
    },
  };
};
