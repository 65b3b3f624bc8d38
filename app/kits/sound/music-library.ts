import pieces from "./pieces.json";
import { bossMusic, mapMusic, morMusic, type MusicTrack, stageMusic } from "./sound-library.ts";

type PieceName = keyof typeof pieces;

/** Music of a minute and more, delivered in segments that are played end to end, so that it sounds before it is all there. */
export interface Piece {
  name: string;
  segmentCount: number;
  segmentS: number;
  /** Of the neighbouring music before and after each segment, in its file. */
  guardS: number;
  /** A second layer of the same length, to be heard as the multiplier rises. */
  hasRise: boolean;
  /** The distance of its beats; null where it changes. */
  beatS: number | null;
  /** What sounds instead where Opus in Ogg does not play: iPhones before iOS 18.4. */
  substitute: MusicTrack;
}

/** Everything a route may ask for. */
export type Music = MusicTrack | Piece;

function piece(name: PieceName, substitute: MusicTrack): Piece {
  const { beatS = null, ...facts } = pieces[name] as (typeof pieces)[PieceName] & { beatS?: number };
  return { name, ...facts, beatS, substitute };
}

/** By the number of the area, 1 to 7: heard in it and on its stage. */
const areas: readonly Piece[] = [
  piece("area-1", mapMusic),
  piece("area-2", mapMusic),
  piece("area-3", mapMusic),
  piece("area-4", mapMusic),
  piece("area-5", mapMusic),
  piece("area-6", mapMusic),
  piece("area-7", morMusic),
];
const bosses: readonly Piece[] = [
  piece("boss-1", bossMusic),
  piece("boss-2", bossMusic),
  piece("boss-3", bossMusic),
  piece("boss-4", bossMusic),
  piece("boss-5", bossMusic),
  piece("boss-6", bossMusic),
  piece("boss-7", morMusic),
];
const games: readonly Piece[] = [
  piece("paint", mapMusic),
  piece("shadow", mapMusic),
  piece("lift", stageMusic),
  piece("stare", mapMusic),
  piece("drop", mapMusic),
  piece("shells", mapMusic),
];

/** The theme of an area, 1 to 7; the map's for any other number. */
export const getAreaMusic = (area: number): Music => areas[area - 1] ?? mapMusic;
/** The theme of the Rule at the end of a stage, 1 to 7. */
export const getBossMusic = (stage: number): Music => bosses[stage - 1] ?? bossMusic;
/** The piece of a small game, 1 to 6. That of the third keeps the beats of its round. */
export const getGameMusic = (game: number): Music => games[game - 1] ?? mapMusic;

export const prophecyMusic = piece("prophecy", mapMusic);
export const voteMusic = piece("ball", mapMusic);
export const memoryMusic = piece("memory", morMusic);
export const workshopMusic = piece("workshop", mapMusic);

/** Where a segment of a layer lies. */
export const segmentUrl = ({ name }: Piece, layer: "base" | "rise", number: number): string =>
  `/assets/sound/music/${name}/${layer}-${number}.ogg`;
