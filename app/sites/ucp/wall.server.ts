import type { Drawn, Tile } from "#contracts/painting.ts";
import { panelPlaces } from "#contracts/painting-wall.ts";
import {
  countWall,
  hungPainting,
  type HungRow,
  panelPaintings,
  type WallCursor,
  wallPage,
} from "#server/modules/paintings/wall.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import type { Queries } from "#server/platform/database.ts";
import { type ColourMaster, mixPaints, titleOf } from "./colours.server.ts";
import type { WallPage } from "./contract.ts";
import { demonstrationTiles, type DemonstrationTile } from "./demonstration.server.ts";
import { mainColour } from "./rules/family.ts";

/** A tile with everything that drawing it needs. */
export interface HungTile extends Tile {
  drawn: Drawn;
}

/** A page of the list, the newest first; real paintings and those of the demonstration in one row. */
export async function listWall(
  queries: Queries,
  master: ColourMaster,
  after: WallCursor | null,
  limit: number,
): Promise<WallPage> {
  const [rows, shown] = await Promise.all([wallPage(queries, after, limit + 1), shownDemonstration(queries)]);
  const made = shown.filter(({ approvedAt, id }) => !after || isAfter({ at: new Date(approvedAt), id }, after));
  const all = [...rows.map(hungTile), ...made.map((tile) => demonstrationTile(tile, master))].toSorted((one, other) =>
    isAfter(cursorOf(one), cursorOf(other)) ? 1 : -1,
  );
  const page = all.slice(0, limit);
  const last = page.at(-1);
  return {
    tiles: page.map(withoutStrokes),
    next: last && all.length > limit ? `${Date.parse(last.approvedAt)}_${last.id}` : null,
  };
}

/** All tiles of one panel, with their strokes. */
export async function panelTiles(queries: Queries, master: ColourMaster, panel: number): Promise<HungTile[]> {
  const [rows, shown] = await Promise.all([panelPaintings(queries, panel), shownDemonstration(queries)]);
  return [
    ...rows.map(hungTile),
    ...shown
      .filter(({ place }) => Math.floor(place / panelPlaces) === panel)
      .map((tile) => demonstrationTile(tile, master)),
  ];
}

/** One tile of the wall; null for what does not hang. */
export async function findTile(queries: Queries, master: ColourMaster, id: string): Promise<HungTile | null> {
  const row = await hungPainting(queries, id);
  if (row) return hungTile(row);
  const tile = (await shownDemonstration(queries)).find((one) => one.id === id);
  return tile ? demonstrationTile(tile, master) : null;
}

/** The three numbers of the wall, counted now; `demonstration` says how many of the paintings were made for show. */
export async function wallNumbers(queries: Queries) {
  const [counts, shown] = await Promise.all([countWall(queries), shownDemonstration(queries)]);
  const sum = (of: (tile: DemonstrationTile) => number): number => shown.reduce((all, tile) => all + of(tile), 0);
  return {
    paintings: counts.paintings + shown.length,
    demonstration: shown.length,
    strokes: counts.strokes + sum(({ painting }) => painting.strokes.length),
    colours: counts.colours + sum(({ painting }) => painting.paints.length),
    panels: counts.panels,
  };
}

/** Reads a cursor that was checked before. */
export function readCursor(cursor: string): WallCursor {
  const [at, id = ""] = cursor.split("_");
  return { at: new Date(Number(at)), id };
}

/** Without what only drawing needs. */
export function withoutStrokes({
  id,
  title,
  sources,
  hex,
  place,
  strokeCount,
  isDemonstration,
  approvedAt,
}: HungTile): Tile {
  return { id, title, sources, hex, place, strokeCount, isDemonstration, approvedAt };
}

async function shownDemonstration(queries: Queries): Promise<readonly DemonstrationTile[]> {
  return (await readDemonstration(queries)).isOn ? demonstrationTiles : [];
}

const cursorOf = ({ approvedAt, id }: Tile): WallCursor => ({ at: new Date(approvedAt), id });

/** Whether the first comes after the second in the list: it is older, or of the same moment and a smaller id. */
const isAfter = (one: WallCursor, other: WallCursor): boolean =>
  one.at.getTime() < other.at.getTime() || (one.at.getTime() === other.at.getTime() && one.id < other.id);

function hungTile({ id, title, hex, place, painting, paints, approved_at }: HungRow): HungTile {
  return {
    ...{ id, title, hex, place, approvedAt: approved_at.toISOString(), isDemonstration: false },
    sources: sourceNames(paints),
    strokeCount: painting.strokes.length,
    drawn: { paper: painting.paper, strokes: painting.strokes, paints },
  };
}

function demonstrationTile({ id, place, approvedAt, painting }: DemonstrationTile, master: ColourMaster): HungTile {
  const paints = mixPaints(painting.paints, master) ?? [];
  const drawn = { paper: painting.paper, strokes: painting.strokes, paints };
  return {
    ...{ id, place, approvedAt, drawn, isDemonstration: true },
    title: titleOf(painting.title) ?? "",
    sources: sourceNames(paints),
    hex: mainColour(drawn),
    strokeCount: painting.strokes.length,
  };
}

const sourceNames = (paints: Drawn["paints"]): string[] => [
  ...new Set(paints.flatMap(({ parts }) => parts.map(({ name }) => name))),
];
