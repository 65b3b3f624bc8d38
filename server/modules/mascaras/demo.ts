import type { Database } from "../../platform/database.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { galleryTag } from "./mascara-gallery.ts";

/** A mascara that we publish so that the gallery is not empty; it is marked as that wherever it is shown. */
export interface DemoMascara {
  id: string;
  code: string;
  worry: number;
  isExperiment: boolean;
  /** Another of the same list that it was changed from. */
  parentId: string | null;
  madeAt: Date;
}

/** Hangs up what is missing of the demonstration. Its numbers are below zero: certificates belong to visitors. */
export async function seedDemoMascaras(
  database: Pick<Database, "transaction">,
  works: readonly DemoMascara[],
): Promise<void> {
  await database.transaction(async (queries) => {
    let added = 0;
    for (const [i, work] of works.entries()) {
      const rows = await queries.query({
        name: "hang-mascara",
        text: `INSERT INTO mascaras (id, visitor_id, code, number, parent_id, is_public, state, worry, is_experiment, likes, reports, made_at)
               VALUES ($1, NULL, $2, $3, $4, true, 'shown', $5, $6, 0, 0, $7) ON CONFLICT DO NOTHING RETURNING id`,
        values: [work.id, work.code, -1 - i, work.parentId, work.worry, work.isExperiment, work.madeAt],
      });
      added += rows.length;
    }
    if (added > 0) await bumpPageVersion(queries, galleryTag);
  });
}
