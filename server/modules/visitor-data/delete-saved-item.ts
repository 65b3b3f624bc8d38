import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import { deleteWork } from "../works/works.ts";
import type { SavedItem, SavedItemDefinition } from "./saved-item-definition.ts";
import { getSavedItem } from "./saved-items.ts";

/** Which thing is thrown away, by whom and when. */
export interface SavedItemDeletion {
  visitorId: string;
  definition: SavedItemDefinition;
  id: string;
  now: Date;
}

/** `lasting`: it was counted, or it happened; it stays. `tonight`: one a day, so this one stays until tomorrow. */
export type DeleteOutcome = "dropped" | "missing" | "lasting" | "tonight";

/**
 * Deletes one saved item as its own site does it, with its entry among the works and in the galleries. Belongs into
 * the transaction of the write. What was given for it (badges, numbers of a certificate) stays.
 */
export async function deleteSavedItem(
  queries: Queries,
  { visitorId, definition, id, now }: SavedItemDeletion,
): Promise<{ outcome: DeleteOutcome; work: SavedItem["work"] }> {
  if (definition.stays === "always") return { outcome: "lasting", work: null };
  const item = await getSavedItem(queries, { visitorId, definition, id });
  if (!item) return { outcome: "missing", work: null };
  if (definition.stays === "today" && definition.dayOf?.(item) === jstDay(now))
    return { outcome: "tonight", work: null };
  const removed = await definition.remove?.(queries, { visitorId, id, about: item.about, now });
  if (item.work && !removed?.isUsedByOthers) await deleteWork(queries, visitorId, item.work.path);
  return { outcome: "dropped", work: item.work };
}
