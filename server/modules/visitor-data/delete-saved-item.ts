import { jstDay } from "#contracts/jst-calendar.ts";
import { type SavedItemKind, permanentKinds, dailyKinds } from "#contracts/saved-item.ts";
import type { Queries } from "../../platform/database.ts";
import { deleteColour } from "../collected-colours/save-colour.ts";
import { deleteFaceResult } from "../face-results/face-results.ts";
import { deleteBookmark, deleteStoppedColour } from "../videos/my-videos.ts";
import { deleteHack } from "../hacks/saved-hacks.ts";
import { galleryTag } from "../mascaras/mascara-gallery.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { muralTag } from "../paintings/painting-rows.ts";
import { deletePainting } from "../paintings/submit-painting.ts";
import { deleteRecipe } from "../recipes/diary.ts";
import { reviewsTag } from "../reviews/review-rows.ts";
import { deleteReview } from "../reviews/submit-review.ts";
import { removeWish } from "../wishes/change-wish.ts";
import { deleteWork } from "../works/works.ts";
import { type SavedItem, getSavedItem } from "./saved-items.ts";

/** Which thing is thrown away, by whom and when. */
export interface SavedItemDeletion {
  visitorId: string;
  kind: SavedItemKind;
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
  deletion: SavedItemDeletion,
): Promise<{ outcome: DeleteOutcome; work: SavedItem["work"] }> {
  const { visitorId, kind, id, now } = deletion;
  if (isAmong(permanentKinds, kind)) return { outcome: "lasting", work: null };
  const item = await getSavedItem(queries, { visitorId, kind, id });
  if (!item) return { outcome: "missing", work: null };
  const day = kind === "prophecies" ? item.id : item.about["day"];
  if (isAmong(dailyKinds, kind) && day === jstDay(now)) return { outcome: "tonight", work: null };
  const hasOtherCopy = await deleteRows(queries, deletion, item);
  if (item.work && !hasOtherCopy) await deleteWork(queries, visitorId, item.work.path);
  return { outcome: "dropped", work: item.work };
}

/** Deletes the rows. True: the same thing is still there from another day, and stays among the works. */
async function deleteRows(
  queries: Queries,
  { visitorId, kind, id, now }: SavedItemDeletion,
  { about }: SavedItem,
): Promise<boolean | void> {
  switch (kind) {
    case "face":
      return void (await deleteFaceResult(queries, { visitorId, id }));
    case "recipes":
      return (await deleteRecipe(queries, visitorId, id))?.isElsewhere;
    case "hacks":
      return deleteHack(queries, { visitorId, number: Number(id) });
    case "colours":
      return void (await deleteColour(queries, visitorId, id));
    case "mural":
      if ((await deletePainting(queries, visitorId, id))?.state === "approved")
        await bumpPageVersion(queries, muralTag);
      return;
    case "voices":
      if (await deleteReview(queries, visitorId, Number(id))) await bumpPageVersion(queries, reviewsTag);
      return;
    case "wishes":
      return void (await removeWish(queries, { visitorId, productId: id, now }));
    case "bookmarks":
      return id.startsWith("film:")
        ? deleteBookmark(queries, visitorId, id.slice("film:".length))
        : deleteStoppedColour(queries, visitorId, id.slice("stop:".length));
    case "mascaras":
      await queries.query({
        text: "DELETE FROM mascaras WHERE visitor_id = $1 AND id::text = $2",
        values: [visitorId, id],
      });
      if (about["isPublic"] === true) await bumpPageVersion(queries, galleryTag);
      return;
    default:
      if (hasStatement(kind)) await queries.query({ text: deleteStatements[kind], values: [visitorId, id] });
      return;
  }
}

/** Kinds that nothing else hangs on. */
const deleteStatements = {
  palettes: "DELETE FROM palettes WHERE visitor_id = $1 AND id::text = $2",
  tries: "DELETE FROM try_ons WHERE visitor_id = $1 AND id::text = $2",
  prophecies: "DELETE FROM prophecies WHERE visitor_id = $1 AND jst_day = $2::date",
  faces: "DELETE FROM two_faces WHERE visitor_id = $1 AND id::text = $2",
  footprints: "DELETE FROM footprints WHERE visitor_id = $1 AND id::text = $2",
  // The choices go with it: the story begins anew. A point in the common picture stays lit.
  red: "DELETE FROM red_memories WHERE visitor_id = $1 AND code = $2",
  // Its log and its lines on the boards go with it.
  ghosts: "DELETE FROM stage_runs WHERE visitor_id = $1 AND id::text = $2",
} as const satisfies Partial<Record<SavedItemKind, string>>;

const hasStatement = (kind: SavedItemKind): kind is keyof typeof deleteStatements => kind in deleteStatements;

const isAmong = (kinds: readonly SavedItemKind[], kind: SavedItemKind): boolean => kinds.includes(kind);
