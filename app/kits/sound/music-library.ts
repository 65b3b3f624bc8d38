import loops from "./loops.json";
import type { MusicName, PieceName } from "./music-names.ts";
import pieces from "./pieces.json";
import { type SoundFile, soundFile } from "./sound-library.ts";

/** Music that repeats without a seam between two moments of the file, in seconds. */
export interface MusicTrack extends SoundFile {
  loopStartS: number;
  loopEndS: number;
}

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

type LoopName = keyof typeof loops;

/** What a name stands for. */
export const getMusic = (name: MusicName): MusicTrack | Piece => (isLoop(name) ? getLoop(name) : getPiece(name));

const isLoop = (name: MusicName): name is LoopName => name in loops;
const getLoop = (name: LoopName): MusicTrack => ({ ...soundFile(name), ...loops[name] });

/** A piece by its name. */
export function getPiece(name: PieceName): Piece {
  const { beatS = null, ...facts } = pieces[name] as (typeof pieces)[PieceName] & { beatS?: number };
  return { name, ...facts, beatS, substitute: getLoop(substituteOf(name)) };
}

/** The loop that is nearest in temper. */
function substituteOf(name: PieceName): LoopName {
  if (name === "memory" || name === "area-7" || name === "boss-7") return "bgm-mor";
  if (name.startsWith("boss-")) return "bgm-boss";
  return name === "lift" ? "bgm-stage" : "bgm-map";
}

/** Where a segment of a layer lies. */
export const segmentUrl = ({ name }: Pick<Piece, "name">, layer: "base" | "rise", number: number): string =>
  `/assets/sound/music/${name}/${layer}-${number}.ogg`;
