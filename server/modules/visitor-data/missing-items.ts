import type { MasterData } from "#contracts/master-data.ts";
import type { MissingItems } from "#contracts/missing-items.ts";
import type { Queries } from "../../platform/database.ts";
import { getDataSummary } from "./data-summary.ts";
import type { DataCategory, SiteTables } from "./visitor-table.ts";

/** The categories that a visitor fills by doing something, in the order in which what is missing is told; days and counts fill themselves. */
const fillableCategories = [
  ...(["face", "prophecies", "votes", "world", "mascaras", "palettes", "try-ons", "recipes", "hacks"] as const),
  ...(["colours", "faces", "footprints", "paintings", "red", "draws", "wishes", "reviews", "films"] as const),
] satisfies readonly DataCategory[];

/** What a visitor does not have yet, with what is told of it; for a browser that was never here, everything. */
export async function getMissingItems(
  queries: Queries,
  tables: readonly SiteTables[],
  visitorId: string | null,
  master: Pick<MasterData, "monsters" | "lipAreas" | "lipMeetings" | "seals">,
): Promise<MissingItems> {
  const owned = visitorId === null ? noItems : await getOwnedItems(queries, tables, visitorId);
  const unmet = master.monsters.filter(({ id }) => !owned.monsters.has(id));
  const hintOf = (id: string): string[] => master.lipMeetings.flatMap((one) => (one.monsterId === id ? one.hint : []));
  const areas = [...new Set(unmet.map(({ area }) => area))];
  return {
    monsters: areas.map((area) => ({
      area,
      areaName: master.lipAreas.find(({ id }) => id === area)?.name ?? "",
      hints: unmet.filter((monster) => monster.area === area).flatMap(({ id }) => hintOf(id)),
    })),
    seals: master.seals
      .filter(({ id }) => !owned.badges.has(id))
      .map(({ id, site, title, condition }) => ({ id, site, title: title.ja, condition: condition.ja })),
    shelves: fillableCategories.filter(
      (category) => tables.some(({ fills }) => fills === category) && !owned.categories.has(category),
    ),
  };
}

interface OwnedItems {
  monsters: ReadonlySet<string>;
  badges: ReadonlySet<string>;
  categories: ReadonlySet<string>;
}
const noItems: OwnedItems = { monsters: new Set(), badges: new Set(), categories: new Set() };

async function getOwnedItems(queries: Queries, tables: readonly SiteTables[], visitorId: string): Promise<OwnedItems> {
  const [row] = await queries.query({
    name: "room-has",
    text: `SELECT ARRAY(SELECT monster_id FROM meetings WHERE visitor_id = $1) AS monsters,
                  ARRAY(SELECT seal_id FROM seals WHERE visitor_id = $1) AS seals`,
    values: [visitorId],
  });
  const summary = await getDataSummary(queries, tables, visitorId);
  return {
    monsters: new Set(row?.monsters),
    badges: new Set(row?.seals),
    categories: new Set(summary.map(({ shelf: category }) => category)),
  };
}
