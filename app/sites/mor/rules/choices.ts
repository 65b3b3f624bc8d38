import type { MemoryChoices, CompleteMemoryChoices } from "#contracts/memory.ts";

/** How many there are to choose from. */
export const things = 6;
export const lanternDegrees = 31;
export const phrases = 12;
export const letterLines = 5;
export const gifts = 4;
export const nameWords = 12;

export const chapters = [1, 2, 3, 4, 5] as const;
export type ChapterNumber = (typeof chapters)[number];

/** True when all five chapters left their mark. */
export function isComplete(choices: MemoryChoices): choices is CompleteMemoryChoices {
  return chapters.every((chapter) => isDone(choices, chapter));
}

/** True when a chapter left its mark. */
export function isDone(choices: MemoryChoices, chapter: ChapterNumber): boolean {
  switch (chapter) {
    case 1:
      return choices.thing !== undefined;
    case 2:
      return choices.lantern !== undefined;
    case 3:
      return choices.letter !== undefined;
    case 4:
      return choices.gift !== undefined;
    case 5:
      return choices.verb !== undefined && choices.noun !== undefined;
  }
}

/** Where to go on: the first chapter that is not done, the last when all are. */
export const nextChapter = (choices: MemoryChoices): ChapterNumber =>
  chapters.find((chapter) => !isDone(choices, chapter)) ?? 5;

/** The ring's number of a lantern: 350 to 359, then 0 to 20. */
export const ringNumber = (lantern: number): number => (350 + lantern) % 360;

/** The lantern at a number of the ring; null where the ring holds no red. */
export function lanternAt(ring: number): number | null {
  const lantern = (((Math.round(ring) - 350) % 360) + 360) % 360;
  return lantern < lanternDegrees ? lantern : null;
}

/** How near a number of the ring is to red: 1 inside, 0 on the other side. */
export function nearness(ring: number): number {
  const middle = 5;
  const apart = Math.abs(((((ring - middle) % 360) + 540) % 360) - 180);
  return 1 - Math.max(0, apart - 15) / 165;
}
