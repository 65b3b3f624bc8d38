import { bumpPageVersion } from "#server/modules/page-versions/page-versions.ts";
import { muralTag } from "#server/modules/paintings/painting-rows.ts";
import { deletePainting } from "#server/modules/paintings/submit-painting.ts";
import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import { wordFor } from "#server/modules/visitor-data/saved-item-text.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "mural",
    rank: 11,
    name: words.kinds.mural,
    diary: words.diary.mural,
    path: "/ucp",
    isShared: true,
    sql: `SELECT id::text, sent_at AS at, jsonb_build_object('title', title, 'hex', hex, 'state', state) AS about
            FROM paintings WHERE visitor_id = $1`,
    workRef: "kept.id",
    sharedCondition: "about->>'state' = 'approved'",
    describe: ({ id, about }) => ({
      title: String(about["title"]),
      note: wordFor(words.states, about["state"]),
      path: `/ucp-share?a=${id}`,
    }),
    async remove(queries, { visitorId, id }) {
      if ((await deletePainting(queries, visitorId, id))?.state === "approved")
        await bumpPageVersion(queries, muralTag);
    },
  },
];
