import type { DrawablePainting, MuralTileData } from "#contracts/painting.ts";
import { positionsPerPanel } from "#contracts/mural.ts";
import {
  countMural,
  getMuralPainting,
  listPanelPaintings,
  type MuralCursor,
  getMuralPage,
} from "#server/modules/paintings/mural.ts";
import type { MuralRow } from "#server/modules/paintings/painting-rows.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import type { Queries } from "#server/platform/database.ts";
import { type ColourMaster, mixPaints, titleOf } from "./colours.server.ts";
import type { MuralPage } from "./contract.ts";
import { demoTiles, type DemoTile } from "./demo.server.ts";
import { mainColour } from "./rules/family.ts";

/** A tile with everything that drawing it needs. */
export interface MuralTile extends MuralTileData {
  drawn: DrawablePainting;
}

/** A page of the list, the newest first; real paintings and those of the demonstration in one row. */
export async function listMural(
  queries: Queries,
  master: ColourMaster,
  after: MuralCursor | null,
  limit: number,
): Promise<MuralPage> {
  const [rows, demoTilesShown] = await Promise.all([getMuralPage(queries, after, limit + 1), listDemoTiles(queries)]);
  const demoTilesAfter = demoTilesShown.filter(
    ({ approvedAt, id }) => !after || isAfter({ at: new Date(approvedAt), id }, after),
  );
  const all = [...rows.map(toMuralTile), ...demoTilesAfter.map((tile) => demoMuralTile(tile, master))].toSorted(
    (one, other) => (isAfter(cursorOf(one), cursorOf(other)) ? 1 : -1),
  );
  const page = all.slice(0, limit);
  const last = page.at(-1);
  return {
    tiles: page.map(withoutStrokes),
    next: last && all.length > limit ? `${Date.parse(last.approvedAt)}_${last.id}` : null,
  };
}

/** All tiles of one panel, with their strokes. */
export async function listPanelTiles(queries: Queries, master: ColourMaster, panel: number): Promise<MuralTile[]> {
  const [rows, demoTilesShown] = await Promise.all([listPanelPaintings(queries, panel), listDemoTiles(queries)]);
  return [
    ...rows.map(toMuralTile),
    ...demoTilesShown
      .filter(({ place }) => Math.floor(place / positionsPerPanel) === panel)
      .map((tile) => demoMuralTile(tile, master)),
  ];
}

/** One tile of the mural; null for what is not on it. */
export async function findTile(queries: Queries, master: ColourMaster, id: string): Promise<MuralTile | null> {
  const row = await getMuralPainting(queries, id);
  if (row) return toMuralTile(row);
  const tile = (await listDemoTiles(queries)).find((one) => one.id === id);
  return tile ? demoMuralTile(tile, master) : null;
}

/** The three numbers of the mural, counted now; `demonstration` says how many of the paintings are part of the demo. */
export async function getMuralStats(queries: Queries) {
  const [counts, demoTilesShown] = await Promise.all([countMural(queries), listDemoTiles(queries)]);
  const sum = (of: (tile: DemoTile) => number): number => demoTilesShown.reduce((all, tile) => all + of(tile), 0);
  return {
    paintings: counts.paintings + demoTilesShown.length,
    demonstration: demoTilesShown.length,
    strokes: counts.strokes + sum(({ painting }) => painting.strokes.length),
    colours: counts.colours + sum(({ painting }) => painting.paints.length),
    panels: counts.panels,
  };
}

/** Reads a cursor that was checked before. */
export function parseCursor(cursor: string): MuralCursor {
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
}: MuralTile): MuralTileData {
  return { id, title, sources, hex, place, strokeCount, isDemonstration, approvedAt };
}

/** Whether a painting of this id is a sample that hangs now. */
export async function isHangingSample(queries: Queries, id: string): Promise<boolean> {
  return (await listDemoTiles(queries)).some((tile) => tile.id === id);
}

async function listDemoTiles(queries: Queries): Promise<readonly DemoTile[]> {
  return (await getDemoState(queries)).isOn ? demoTiles : [];
}

const cursorOf = ({ approvedAt, id }: MuralTileData): MuralCursor => ({ at: new Date(approvedAt), id });

/** Whether the first comes after the second in the list: it is older, or of the same moment and a smaller id. */
const isAfter = (one: MuralCursor, other: MuralCursor): boolean =>
  one.at.getTime() < other.at.getTime() || (one.at.getTime() === other.at.getTime() && one.id < other.id);

function toMuralTile({ id, title, hex, place, painting, paints, approved_at }: MuralRow): MuralTile {
  return {
    ...{ id, title, hex, place, approvedAt: approved_at.toISOString(), isDemonstration: false },
    sources: sourceNames(paints),
    strokeCount: painting.strokes.length,
    drawn: { paper: painting.paper, strokes: painting.strokes, paints },
  };
}

function demoMuralTile({ id, place, approvedAt, painting }: DemoTile, master: ColourMaster): MuralTile {
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

/** What the paints were before they were crushed, each once. */
export const sourceNames = (paints: DrawablePainting["paints"]): string[] => [
  ...new Set(paints.flatMap(({ parts }) => parts.map(({ name }) => name))),
];
