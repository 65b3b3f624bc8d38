import type { MergePreview, AccessKey } from "#contracts/recovery-words.ts";

const previews = new WeakMap<AccessKey, MergePreview>();

/** Hands the preview on to the card that asks about the merge: recovery words may be tried five times an hour only. */
export const saveMergePreview = (key: AccessKey, preview: MergePreview): void => void previews.set(key, preview);

/** What was seen with this very key before; undefined when nothing was. */
export const getMergePreview = (key: AccessKey): MergePreview | undefined => previews.get(key);
