import atlasData from "#app/kits/ui/pictures/world-atlas.json";
import type { StageFiles, SheetFile } from "../stage-files.ts";
import { createGlow, createGrain, createHalo, createInk, createLine } from "./drawn-pieces.ts";
import { loadImage } from "./load-image.ts";
import { createDoll, createObstacle, createLetter, createPaper } from "./papers.ts";
import type { Piece } from "./stage-renderer.ts";

export type AtlasName = keyof (typeof atlasData)["frames"];
type EnemyFrame = "idle-0" | "idle-1" | "warn" | "hit" | "torn-0" | "torn-1";
export type MonsterFrame = "idle-0" | "idle-1" | "move-left" | "move-right" | "shoot" | "hit" | "special";

/** Everything a stage is painted with. Papers are made when they are first asked for. */
export interface StageArt {
  atlas(name: AtlasName): Piece;
  /** One of the eight, 1 to 8. */
  enemy(kind: number, frame: EnemyFrame): Piece | null;
  /** The relief of the glass: two heights of the field, repeating. */
  background: Piece;
  /** The place behind the glass; null where there is none, and where its picture did not come. */
  depth: Piece | null;
  /** A part of the atlas with black for white and white for black. */
  ink(name: AtlasName): Piece;
  /** The big Rule, from whole (0) over torn (1, 2) to freed (3); null: it is a paper with its word. */
  boss(state: 0 | 1 | 2 | 3): Piece | null;
  monster(frame: MonsterFrame): Piece | null;
  ghost(frame: MonsterFrame): Piece | null;
  /** A paper with words on it, written downwards; `glyph` is the height of a sign in units. */
  paper(words: string, glyph: number): Piece;
  /** One sign on a scrap of paper. */
  letter(character: string): Piece;
  /** A law as a strip of paper. */
  obstacle(width: number, height: number): Piece;
  doll(isOpen: boolean): Piece;
  glow: Piece;
  /** A disc with a soft edge. */
  halo: Piece;
  /** A soft line, along x. */
  line: Piece;
  grain: Piece;
  dispose(): void;
}

const atlasPerUnit = 2;

/**
 * Fetches what a stage is painted with. `onProgress` is told the share that has come, 0 to 1.
 * @throws when a picture without which nothing can be seen does not come
 */
export async function loadArt(
  files: StageFiles,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<StageArt> {
  const sources: [SheetFile, isNeeded: boolean][] = [
    [files.atlas, true],
    [files.ground, true],
    ...(files.depth ? [[files.depth, false] as [SheetFile, boolean]] : []),
    ...files.enemies.map((file): [SheetFile, boolean] => [file, false]),
    ...files.boss.map((file): [SheetFile, boolean] => [file, false]),
    ...[files.monster, files.ghost].flatMap((file): [SheetFile, boolean][] => (file ? [[file, false]] : [])),
  ];
  let loadedCount = 0;
  const images = new Map<SheetFile, HTMLImageElement>();
  await Promise.all(
    sources.map(async ([file, isNeeded]) => {
      const image = await loadImage(file.src, signal).catch((error: unknown) => {
        if (isNeeded || signal.aborted) throw error;
        return null;
      });
      if (image) images.set(file, image);
      onProgress(++loadedCount / sources.length);
    }),
  );
  return createArt(files, images);
}

/** A piece of what is never left out: without it there is no stage. */
function requirePiece(piece: Piece | null): Piece {
  if (!piece) throw new Error("a picture without which nothing can be seen is missing");
  return piece;
}

function createArt(files: StageFiles, images: ReadonlyMap<SheetFile, HTMLImageElement>): StageArt {
  const pieceCache = new Map<string, Piece>();
  const getOrCreate = (key: string, create: () => Piece): Piece => {
    const piece = pieceCache.get(key) ?? create();
    pieceCache.set(key, piece);
    return piece;
  };
  const cutPiece = (
    file: SheetFile | null | undefined,
    name: string,
    frame: { x: number; y: number; w: number; h: number },
    perUnit: number,
  ): Piece | null => {
    const image = file && images.get(file);
    return image ? getOrCreate(`${file.src}#${name}`, () => ({ image, ...frame, perUnit })) : null;
  };
  const wholePiece = (file: SheetFile | undefined, wideUnits: number): Piece | null => {
    const image = file && images.get(file);
    if (!image) return null;
    const frame = { x: 0, y: 0, w: image.naturalWidth, h: image.naturalHeight };
    return cutPiece(file, "whole", frame, image.naturalWidth / wideUnits);
  };
  const monster = (file: SheetFile | null, frame: MonsterFrame): Piece | null =>
    cutPiece(file, frame, file?.frames?.[frame] ?? { x: 0, y: 0, w: 128, h: 128 }, 2);

  return {
    atlas: (name) => requirePiece(cutPiece(files.atlas, name, atlasData.frames[name], atlasPerUnit)),
    enemy(kind, frame) {
      const file = files.enemies[kind - 1];
      const rect = file?.frames?.[frame];
      return rect ? cutPiece(file, frame, rect, 2) : null;
    },
    background: requirePiece(wholePiece(files.ground, 360)),
    depth: wholePiece(files.depth ?? undefined, 360),
    ink: (name) =>
      getOrCreate(`ink ${name}`, () =>
        createInk(requirePiece(cutPiece(files.atlas, name, atlasData.frames[name], atlasPerUnit))),
      ),
    boss: (state) => wholePiece(files.boss[state], 360),
    monster: (frame) => monster(files.monster, frame),
    ghost: (frame) => monster(files.ghost, frame),
    paper: (words, glyph) => getOrCreate(`paper ${glyph} ${words}`, () => createPaper(words, glyph)),
    letter: (character) => getOrCreate(`letter ${character}`, () => createLetter(character)),
    obstacle: (width, height) => getOrCreate(`law ${width} ${height}`, () => createObstacle(width, height)),
    doll: (isOpen) => getOrCreate(`doll ${isOpen}`, () => createDoll(isOpen)),
    glow: createGlow(),
    halo: createHalo(),
    line: createLine(),
    grain: createGrain(),
    dispose() {
      for (const { image } of pieceCache.values())
        if (image instanceof HTMLCanvasElement) image.width = image.height = 0;
      pieceCache.clear();
    },
  };
}
