import * as v from "valibot";
import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { paintingIdSchema } from "./contract.ts";
import { svgText } from "./rules/draw/svg-text.ts";
import { findLinkedTile } from "./linked-tile.server.ts";

/** Twice what it takes on the card, for fine edges. */
const width = 540;
const height = 720;

/**
 * The share picture of a painting: its title, what its colours were, and itself drawn again from its strokes. As long as no
 * person has looked at it, it has the words alone, which come from lists of ours: the networks where a link is shared keep
 * a picture for weeks, out of our reach.
 */
export const shareCard: CardOf = async (id, { master, database }) => {
  if (!v.is(paintingIdSchema, id)) return null;
  const tile = await findLinkedTile(database, master, id);
  if (!tile) return null;
  const { drawn, title, sources, hex: shade, isUnlisted, version } = tile;
  return {
    lang: "ja",
    kicker: `役目を終えた${drawn.paints.length}色`,
    title,
    line: `これは元『${sources[0] ?? ""}』。`,
    shade,
    ...(!isUnlisted && {
      drawing: { key: `${id} ${version}`, width, height, paint: () => ({ svg: svgText(drawn) }) },
    }),
  };
};
