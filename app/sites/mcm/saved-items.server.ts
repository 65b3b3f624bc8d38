import { colourOf } from "#contracts/mascara-colour.ts";
import { parseRecipe } from "#contracts/mascara-recipe.ts";
import { galleryTag } from "#server/modules/mascaras/mascara-gallery.ts";
import { bumpPageVersion } from "#server/modules/page-versions/page-versions.ts";
import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import words from "./saved-item-messages.json" with { type: "json" };

/** What this site keeps of a visitor's own making. */
export const savedItems: readonly SavedItemDefinition[] = [
  {
    kind: "mascaras",
    rank: 5,
    name: words.kinds.mascaras,
    diary: words.diary.mascaras,
    path: "/mcm",
    isShared: true,
    sql: `SELECT id::text, made_at AS at, jsonb_build_object('code', code, 'number', number, 'likes', likes,
              'isPublic', is_public AND state IN ('shown', 'cleared')) AS about FROM mascaras WHERE visitor_id = $1`,
    workRef: "kept.about->>'code'",
    sharedCondition: "(about->>'isPublic')::boolean",
    describe: ({ id, about }) => ({
      note: words.certificate.replace("{number}", String(about["number"])),
      path: about["isPublic"] ? `/mcm/gallery?w=${id}` : `/mcm?r=${String(about["code"])}`,
    }),
    hexesOf: (about) => {
      const recipe = parseRecipe(String(about["code"]));
      return typeof recipe === "string" ? [] : [colourOf(recipe).toLowerCase()];
    },
    async remove(queries, { visitorId, id, about }) {
      await queries.query({
        text: "DELETE FROM mascaras WHERE visitor_id = $1 AND id::text = $2",
        values: [visitorId, id],
      });
      if (about["isPublic"] === true) await bumpPageVersion(queries, galleryTag);
    },
  },
];
