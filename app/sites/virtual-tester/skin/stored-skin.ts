import * as v from "valibot";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { skinStoreKey } from "./skin-store-key.ts";

const labSchema = v.strictObject({ l: v.number(), a: v.number(), b: v.number() });

/** A result as this browser keeps it: numbers, no picture. It is never sent. */
const storedSkinSchema = v.strictObject({
  tone: v.strictObject({
    way: v.picklist(["paper", "screen", "eyes", "chosen"]),
    lab: labSchema,
    plusMinus: labSchema,
  }),
  contrast: v.strictObject({
    brows: v.number(),
    lips: v.nullable(v.number()),
    level: v.picklist(["soft", "medium", "strong"]),
  }),
});
type StoredSkin = v.InferOutput<typeof storedSkinSchema>;

/** Null where nothing is kept, or nothing that can be read. Browser only. */
export function getStoredSkin(): StoredSkin | null {
  try {
    const parsed = v.safeParse(storedSkinSchema, JSON.parse(createLocalStore().get(skinStoreKey) ?? "null"));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export const storeSkin = (skin: StoredSkin | null): void =>
  createLocalStore().set(skinStoreKey, skin && JSON.stringify(skin));
