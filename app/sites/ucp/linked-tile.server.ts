import { getLinkedPainting } from "#server/modules/paintings/linked-painting.ts";
import type { Queries } from "#server/platform/database.ts";
import type { ColourMaster } from "./colours.server.ts";
import { findTile, type MuralTile, sourceNames } from "./mural.server.ts";

/** A painting as its link shows it. */
export interface LinkedTile extends Pick<
  MuralTile,
  "id" | "title" | "hex" | "sources" | "strokeCount" | "isDemonstration" | "drawn"
> {
  /** It does not hang yet: no person has looked at it, and only its link leads to it. */
  isUnlisted: boolean;
  /** Another text for another picture. */
  version: string;
}

/** What the link of an id shows: a tile of the mural, or a painting that waits for it; null for everything else. */
export async function findLinkedTile(queries: Queries, master: ColourMaster, id: string): Promise<LinkedTile | null> {
  const tile = await findTile(queries, master, id);
  if (tile) return { ...tile, isUnlisted: false, version: `${tile.approvedAt} ${tile.strokeCount}` };
  const row = await getLinkedPainting(queries, id);
  if (!row) return null;
  const { title, hex, painting, paints } = row;
  return {
    ...{ id, title, hex, isDemonstration: false, isUnlisted: true, version: "unlisted" },
    sources: sourceNames(paints),
    strokeCount: painting.strokes.length,
    drawn: { paper: painting.paper, strokes: painting.strokes, paints },
  };
}
