import type loops from "./loops.json";
import type pieces from "./pieces.json";

/** A piece of a minute and more, by its name in `pieces.json`. */
export type PieceName = keyof typeof pieces;

/** Everything a route may ask for: a short loop, or a piece. What the names stand for comes with the players. */
export type MusicName = keyof typeof loops | PieceName;

/** The intro and the hub: 16 bars at 112 a minute. */
export const hubMusic = "bgm-night" satisfies MusicName;
/** The map of the lip world. */
export const mapMusic = "bgm-map" satisfies MusicName;

/** The theme of an area, 1 to 7, heard in it and on its stage; the map's for any other number. */
export const getAreaMusic = (area: number): MusicName => (isArea(area) ? `area-${area}` : mapMusic);
/** The theme of the Rule at the end of a stage, 1 to 7. */
export const getBossMusic = (stage: number): MusicName => (isArea(stage) ? `boss-${stage}` : "bgm-boss");

const games = ["paint", "shadow", "lift", "stare", "drop", "shells"] as const;

/** The piece of a small game, 1 to 6. That of the third keeps the beats of its round. */
export const getGameMusic = (game: number): MusicName => games[game - 1] ?? mapMusic;

const isArea = (number: number): number is 1 | 2 | 3 | 4 | 5 | 6 | 7 =>
  Number.isInteger(number) && number >= 1 && number <= 7;
