import { badgeMilestones } from "#contracts/badge.ts";

/** The five pieces, in the order of the steps that open them. */
export const furniture = ["rug", "lamp", "curtains", "clock", "throne"] as const;
export type Furniture = (typeof furniture)[number];

/** How many badges open a piece. */
export const badgesFor = (piece: Furniture): number => badgeMilestones[furniture.indexOf(piece)] ?? 60;

/** What stands in a room with so many badges. */
export const furnitureOf = (badgeCount: number): readonly Furniture[] =>
  furniture.filter((piece) => badgeCount >= badgesFor(piece));

/** So many days fill the moon; then it stays full. */
export const daysToFullMoon = 28;

/** How much of the moon is lit, 0 to 1. It never wanes: days are counted, whatever lies between them. */
export const moonPhase = (days: number): number => Math.min(1, Math.max(0, days) / daysToFullMoon);
