import type { MasterData } from "#contracts/master-data.ts";
import type { RoomGaps } from "#contracts/room-gaps.ts";
import type { Queries } from "../../platform/database.ts";
import { readHoldings } from "./holdings.ts";
import type { Shelf } from "./visitor-tables.ts";

/** The shelves that a visitor fills by doing something; nights and counts fill themselves. */
const fillable = [
  ...(["face", "prophecies", "votes", "world", "mascaras", "palettes", "try-ons", "recipes", "hacks"] as const),
  ...(["colours", "faces", "footprints", "paintings", "red", "draws", "wishes", "reviews", "films"] as const),
] satisfies readonly Shelf[];

/** What a visitor does not have yet, with what is told of it; for a browser that was never here, everything. */
export async function readGaps(
  queries: Pick<Queries, "query">,
  visitorId: string | null,
  master: Pick<MasterData, "monsters" | "lipAreas" | "lipMeetings" | "seals">,
): Promise<RoomGaps> {
  const has = visitorId === null ? nothing : await readHas(queries, visitorId);
  const unmet = master.monsters.filter(({ id }) => !has.monsters.has(id));
  const hintOf = (id: string): string[] => master.lipMeetings.flatMap((one) => (one.monsterId === id ? one.hint : []));
  const areas = [...new Set(unmet.map(({ area }) => area))];
  return {
    monsters: areas.map((area) => ({
      area,
      areaName: master.lipAreas.find(({ id }) => id === area)?.name ?? "",
      hints: unmet.filter((monster) => monster.area === area).flatMap(({ id }) => hintOf(id)),
    })),
    seals: master.seals
      .filter(({ id }) => !has.seals.has(id))
      .map(({ id, site, title, condition }) => ({ id, site, title: title.ja, condition: condition.ja })),
    shelves: fillable.filter((shelf) => !has.shelves.has(shelf)),
  };
}

interface Has {
  monsters: ReadonlySet<string>;
  seals: ReadonlySet<string>;
  shelves: ReadonlySet<string>;
}
const nothing: Has = { monsters: new Set(), seals: new Set(), shelves: new Set() };

async function readHas(queries: Pick<Queries, "query">, visitorId: string): Promise<Has> {
  const [row] = await queries.query<{ monsters: string[]; seals: string[] }>({
    name: "room-has",
    text: `SELECT ARRAY(SELECT monster_id FROM meetings WHERE visitor_id = $1) AS monsters,
                  ARRAY(SELECT seal_id FROM seals WHERE visitor_id = $1) AS seals`,
    values: [visitorId],
  });
  const holdings = await readHoldings(queries, visitorId);
  return {
    monsters: new Set(row?.monsters),
    seals: new Set(row?.seals),
    shelves: new Set(holdings.map(({ shelf }) => shelf)),
  };
}
