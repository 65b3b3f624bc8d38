import type { MasterData } from "#contracts/master-data.ts";
import type { DiaryLines, SavedItemKind } from "#contracts/saved-item.ts";
import type { Queries } from "../../platform/database.ts";

/** What a row says of itself; which of these it says depends on its kind. */
export interface SavedItemDetails {
  [fact: string]: string | number | boolean | null | readonly (string | number)[];
}

/** One saved item. */
export interface SavedItem {
  kind: SavedItemKind;
  id: string;
  at: Date;
  about: SavedItemDetails;
  /** As it stands among the visitor's works; null where it is no work, or none any more. */
  work: { title: string; path: string } | null;
}

/** What is written on a saved item; what is left out comes from its work, else from its kind. */
export interface SavedItemText {
  title?: string | undefined;
  note?: string | undefined;
  path?: string | undefined;
}

/** One kind of saved item: what a site's `saved-items.server.ts` exports, in a list, as `savedItems`. */
export interface SavedItemDefinition {
  kind: SavedItemKind;
  /** Its place among all kinds, from 1: the order in which myroom shows them. */
  rank: number;
  /** What one of them is called in Japanese, and where they are made. */
  name: string;
  path: string;
  diary: DiaryLines;
  /**
   * The rows of the visitor `$1`, each as `id`, `at` and what else is known `about` it. Every table is read by an index
   * that begins with the visitor, or is small.
   */
  sql: string;
  /** Where it is a work too: the work's `ref`, as SQL over the row `kept`. */
  workRef?: string;
  /** True where a friend may see it: no face, no wish, no draw, no review, and nothing that was said in private. */
  isShared?: true;
  /** What of it a friend may see, as SQL over `about`; without it all of it, if the kind is shared at all. */
  sharedCondition?: string;
  /** "always": it was counted, or it happened between two. "today": one a day, or there would be two. */
  stays?: "always" | "today";
  /** The day in Japan of one that stays today. */
  dayOf?(item: SavedItem): unknown;
  describe(item: SavedItem, master: MasterData): SavedItemText;
  /** Its colours, `#rrggbb`, at most four; without it the one it was made in, or that of its product. */
  hexesOf?(about: SavedItemDetails, master: MasterData): string[];
  /**
   * Deletes the rows of one, with its places in galleries; its work goes with it. Belongs into the transaction of the write.
   * @returns `isUsedByOthers` when the same thing is still there from another day, and stays among the works
   */
  remove?(
    queries: Queries,
    item: { visitorId: string; id: string; about: SavedItemDetails; now: Date },
  ): Promise<{ isUsedByOthers: boolean } | null | void>;
}
