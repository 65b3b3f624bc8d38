import * as v from "valibot";

/** Everything of a visitor that stands in the room, kind by kind, in the order in which the room tells them. */
export const keepsakeKinds = [
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
export type KeepsakeKind = (typeof keepsakeKinds)[number];

export const keepsakeKindSchema = v.picklist(keepsakeKinds);

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
] as const satisfies readonly KeepsakeKind[];
export type SharedKind = (typeof sharedKinds)[number];

export const sharedKindSchema = v.picklist(sharedKinds);

/** What stays as long as the room does: it was counted, or it happened between two. */
export const lastingKinds = ["monsters", "votes", "draws", "seals"] as const satisfies readonly KeepsakeKind[];

/** One a night: tonight's can be thrown away tomorrow, or there would be two. */
export const nightlyKinds = ["prophecies", "palettes"] as const satisfies readonly KeepsakeKind[];
