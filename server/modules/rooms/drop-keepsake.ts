import { jstDay } from "#contracts/jst-calendar.ts";
import { type KeepsakeKind, lastingKinds, nightlyKinds } from "#contracts/keepsake.ts";
import type { Queries } from "../../platform/database.ts";
import { dropColour } from "../collected-colours/keep-colour.ts";
import { dropFaceResult } from "../face-results/face-results.ts";
import { dropBookmark, dropStopped } from "../films/own-films.ts";
import { dropHack } from "../hacks/hack-book.ts";
import { wallTag as mascaraWallTag } from "../mascaras/mascara-wall.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { wallTag as paintingWallTag } from "../paintings/painting-rows.ts";
import { deletePainting } from "../paintings/send-painting.ts";
import { dropRecipe } from "../recipes/diary.ts";
import { reviewsTag } from "../reviews/review-rows.ts";
import { deleteReview } from "../reviews/send-review.ts";
import { removeWish } from "../wishes/change-wish.ts";
import { dropWork } from "../works/works.ts";
import { type Keepsake, readKeepsake } from "./keepsakes.ts";

/** Which thing is thrown away, by whom and when. */
export interface Dropping {
  visitorId: string;
  kind: KeepsakeKind;
  id: string;
  now: Date;
}

/** `lasting`: it was counted, or it happened; it stays. `tonight`: one a night, so this one stays until tomorrow. */
export type DropOutcome = "dropped" | "missing" | "lasting" | "tonight";

/**
 * Throws one thing of a room away as its own site does it, with its place among the works and on the walls. Belongs into
 * the transaction of the write. What was given for it (seals, numbers of a certificate) stays.
 */
export async function dropKeepsake(
  queries: Queries,
  dropping: Dropping,
): Promise<{ outcome: DropOutcome; work: Keepsake["work"] }> {
  const { visitorId, kind, id, now } = dropping;
  if (among(lastingKinds, kind)) return { outcome: "lasting", work: null };
  const kept = await readKeepsake(queries, { visitorId, kind, id });
  if (!kept) return { outcome: "missing", work: null };
  const night = kind === "prophecies" ? kept.id : kept.about["day"];
  if (among(nightlyKinds, kind) && night === jstDay(now)) return { outcome: "tonight", work: null };
  const staysElsewhere = await throwAway(queries, dropping, kept);
  if (kept.work && !staysElsewhere) await dropWork(queries, visitorId, kept.work.path);
  return { outcome: "dropped", work: kept.work };
}

/** Takes the rows away. True: the same thing is still there from another night, and stays among the works. */
async function throwAway(
  queries: Queries,
  { visitorId, kind, id, now }: Dropping,
  { about }: Keepsake,
): Promise<boolean | void> {
  switch (kind) {
    case "face":
      return void (await dropFaceResult(queries, { visitorId, id }));
    case "recipes":
      return (await dropRecipe(queries, visitorId, id))?.isElsewhere;
    case "hacks":
      return dropHack(queries, { visitorId, number: Number(id) });
    case "colours":
      return void (await dropColour(queries, visitorId, id));
    case "mural":
      if ((await deletePainting(queries, visitorId, id))?.state === "approved")
        await bumpPageVersion(queries, paintingWallTag);
      return;
    case "voices":
      if (await deleteReview(queries, visitorId, Number(id))) await bumpPageVersion(queries, reviewsTag);
      return;
    case "wishes":
      return void (await removeWish(queries, { visitorId, productId: id, now }));
    case "bookmarks":
      return id.startsWith("film:")
        ? dropBookmark(queries, visitorId, id.slice("film:".length))
        : dropStopped(queries, visitorId, id.slice("stop:".length));
    case "mascaras":
      await drop(queries, "DELETE FROM mascaras WHERE visitor_id = $1 AND id::text = $2", visitorId, id);
      if (about["isPublic"] === true) await bumpPageVersion(queries, mascaraWallTag);
      return;
    default:
      return drop(queries, plainly[kind] ?? "", visitorId, id);
  }
}

/** Kinds that nothing else hangs on. */
const plainly: Partial<Record<KeepsakeKind, string>> = {
  palettes: "DELETE FROM palettes WHERE visitor_id = $1 AND id::text = $2",
  tries: "DELETE FROM try_ons WHERE visitor_id = $1 AND id::text = $2",
  prophecies: "DELETE FROM prophecies WHERE visitor_id = $1 AND jst_day = $2::date",
  faces: "DELETE FROM two_faces WHERE visitor_id = $1 AND id::text = $2",
  footprints: "DELETE FROM footprints WHERE visitor_id = $1 AND id::text = $2",
  // The choices go with it: the story begins anew. A point in the common picture stays lit.
  red: "DELETE FROM red_memories WHERE visitor_id = $1 AND code = $2",
  // Its log and its lines on the boards go with it.
  ghosts: "DELETE FROM stage_runs WHERE visitor_id = $1 AND id::text = $2",
};

async function drop(queries: Queries, text: string, visitorId: string, id: string): Promise<void> {
  await queries.query({ text, values: [visitorId, id] });
}

const among = (kinds: readonly KeepsakeKind[], kind: KeepsakeKind): boolean => kinds.includes(kind);
