import type { ProphecyMood } from "#contracts/prophecy.ts";

/** What a mouth of thirty letters is called, by its taste. */
export const mouthNames: Record<ProphecyMood, string> = {
  sweet: "甘い口",
  sharp: "辛い口",
  bitter: "苦い口",
  clear: "澄んだ口",
};
