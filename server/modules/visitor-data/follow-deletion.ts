import type { Platform } from "../../platform/platform.ts";
import type { SiteTables } from "./visitor-table.ts";

/**
 * Has what lies outside of the database follow a deletion that is committed: to be called after the transaction. What fails is
 * logged and done again by the job of its site; the deletion itself stands.
 */
export async function followDeletion(tables: readonly SiteTables[], platform: Platform): Promise<void> {
  for (const { afterDelete } of tables) {
    await afterDelete?.(platform).catch((error: unknown) => platform.logger.warn("files-still-there", { error }));
  }
}
