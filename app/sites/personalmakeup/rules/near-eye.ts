import type { MakeupPart } from "#contracts/makeup-choices.ts";

const partsNearEye: readonly MakeupPart[] = ["lid", "accent", "liner", "lash"];

/** Whether a brush, pencil or finger comes near the eye at this part: nobody shuts both eyes then, or looks to a screen. */
export const isNearEye = (part: MakeupPart): boolean => partsNearEye.includes(part);
