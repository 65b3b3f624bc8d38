import { sealSteps } from "#contracts/seal.ts";

/** The five pieces, in the order of the steps that open them. */
export const furniture = ["rug", "lamp", "curtains", "clock", "throne"] as const;
export type Furniture = (typeof furniture)[number];

/** How many seals open a piece. */
export const sealsFor = (piece: Furniture): number => sealSteps[furniture.indexOf(piece)] ?? 60;

/** What stands in a room with so many seals. */
export const furnitureOf = (sealCount: number): readonly Furniture[] =>
  furniture.filter((piece) => sealCount >= sealsFor(piece));

/** So many nights fill the moon; then it stays full. */
export const nightsOfFullMoon = 28;

/** How much of the moon is lit, 0 to 1. It never wanes: nights are counted, whatever lies between them. */
export const moonLit = (nights: number): number => Math.min(1, Math.max(0, nights) / nightsOfFullMoon);
