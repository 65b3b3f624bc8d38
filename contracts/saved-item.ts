import * as v from "valibot";

/** The kinds of saved items of a visitor, in the order in which myroom shows them. */
export const savedItemKinds = [
  "face",
  "monsters",
  "prophecies",
  "votes",
  "mascaras",
  "palettes",
  "tries",
  "recipes",
  "hacks",
  "colours",
  "mural",
  "red",
  "draws",
  "wishes",
  "voices",
  "bookmarks",
  "faces",
  "footprints",
  "ghosts",
  "seals",
] as const;
export type SavedItemKind = (typeof savedItemKinds)[number];

export const savedItemKindSchema = v.picklist(savedItemKinds);

/** What a friend may see: no face, no wish, no draw, no review, and nothing that was said in private. */
export const sharedKinds = [
  "monsters",
  "mascaras",
  "palettes",
  "tries",
  "colours",
  "mural",
  "red",
  "faces",
  "footprints",
  "ghosts",
  "seals",
] as const satisfies readonly SavedItemKind[];
export type SharedKind = (typeof sharedKinds)[number];

export const sharedKindSchema = v.picklist(sharedKinds);

/** What stays as long as the visitor data does: it was counted, or it happened between two. */
export const permanentKinds = ["monsters", "votes", "draws", "seals"] as const satisfies readonly SavedItemKind[];

/** One a day: today's can be deleted tomorrow, or there would be two. */
export const dailyKinds = ["prophecies", "palettes"] as const satisfies readonly SavedItemKind[];
