import type { MergePreview, RoomKey } from "#contracts/restore-words.ts";

const kept = new WeakMap<RoomKey, MergePreview>();

/** Hands what was seen of a room on to the card that asks about it: words may be tried five times an hour only. */
export const keepPreview = (key: RoomKey, preview: MergePreview): void => void kept.set(key, preview);

/** What was seen with this very key before; undefined when nothing was. */
export const previewOf = (key: RoomKey): MergePreview | undefined => kept.get(key);
