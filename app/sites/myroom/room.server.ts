import { jstDay } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { SavedItemDefinition } from "#server/modules/visitor-data/saved-item-definition.ts";
import {
  type DailyActivity,
  listSavedItems,
  listDailyActivity,
  countSavedItems,
} from "#server/modules/visitor-data/saved-items.ts";
import { listVisitDays } from "#server/modules/visitor-data/visit-days.ts";
import { getVisitorSummary } from "#server/modules/visitors/visits.ts";
import type { Queries } from "#server/platform/database.ts";
import type { DiaryPage, SharedRoom, SavedItemPage, RoomMonster, SavedItemGroup } from "./contract.ts";
import { definitionOf, savedItemDefinitions, sharedDefinitions } from "./saved-item-kinds.server.ts";
import { toSavedItem } from "./saved-item-views.server.ts";
import { cutoutOf } from "./pictures.server.ts";
import { type DiaryEvent, renderDiaryLine } from "./rules/diary.ts";
import { type ListPosition, formatListPosition } from "./rules/list-position.ts";

/** So many days stand on one page of the diary. */
const diaryDayCount = 14;

/** So many of each kind come with the room. */
const newestItemCount = 6;

/** What the drawing shows of a room. `isFriend`: only what a friend may see. */
export async function getRoom(
  queries: Queries,
  {
    visitorId,
    now,
    master,
    isFriend = false,
  }: {
    visitorId: string | null;
    now: Date;
    master: MasterData;
    isFriend?: boolean;
  },
): Promise<SharedRoom> {
  const summary = await getVisitorSummary(queries, visitorId);
  const groups = visitorId === null ? [] : await listSavedItemGroups(queries, { visitorId, master, isFriend });
  return {
    day: jstDay(now),
    nights: summary.nightsVisited,
    met: summary.metMonsterIds.flatMap((id) => toMonster(id, master) ?? []),
    companion: toCompanion(summary.companion, master),
    shelves: groups,
    sealCount: groups.find(({ kind }) => kind === "seals")?.count ?? 0,
    red: groups.find(({ kind }) => kind === "red")?.items[0]?.hexes[0] ?? null,
  };
}

/** Every kind there is something of, with its newest. */
async function listSavedItemGroups(
  queries: Queries,
  { visitorId, master, isFriend }: { visitorId: string; master: MasterData; isFriend: boolean },
): Promise<SavedItemGroup[]> {
  const definitions = isFriend ? sharedDefinitions : savedItemDefinitions;
  const groups = await countSavedItems(queries, { visitorId, definitions, isFriend });
  const nonEmptyCounts: SavedItemGroup[] = [];
  // One after the other: one room must not take all connections to the database at once.
  for (const { kind, count, latestAt } of groups) {
    const definition = definitionOf(kind);
    if (!definition) continue;
    const page = await getSavedItemPage(queries, {
      visitorId,
      definition,
      after: null,
      length: newestItemCount,
      isFriend,
      master,
    });
    nonEmptyCounts.push({ ...{ kind, count }, latestAt: latestAt.toISOString(), ...page });
  }
  return nonEmptyCounts;
}

/** A page of one kind, and where the next one begins. */
export async function getSavedItemPage(
  queries: Queries,
  {
    length,
    master,
    ...query
  }: {
    visitorId: string;
    definition: SavedItemDefinition;
    after: ListPosition | null;
    length: number;
    isFriend: boolean;
    master: MasterData;
  },
): Promise<SavedItemPage> {
  const rows = await listSavedItems(queries, { ...query, limit: length + 1 });
  const visibleRows = rows.slice(0, length);
  const last = visibleRows.at(-1);
  return {
    items: visibleRows.map((row) => toSavedItem(query.definition, row, master)),
    after: rows.length > length && last ? formatListPosition(last) : null,
  };
}

function toMonster(id: string | null, { monsters }: MasterData): RoomMonster | null {
  const monster = monsters.find((one) => one.id === id);
  return monster ? { id: monster.id, name: monster.names.ja, src: cutoutOf(monster.id) } : null;
}

function toCompanion(id: string | null, master: MasterData): SharedRoom["companion"] {
  const monster = toMonster(id, master);
  if (!monster) return null;
  const own = master.companionLines.find(({ monsterId }) => monsterId === id)?.lines["myroom"];
  return { ...monster, line: own ?? "" };
}

/** Days of the diary, the newest first; `before` is the day after the page. */
export async function getDiaryPage(
  queries: Queries,
  { visitorId, before, master }: { visitorId: string | null; before: string | null; master: MasterData },
): Promise<DiaryPage> {
  if (visitorId === null) return { entries: [], before: null };
  const days = await listVisitDays(queries, { visitorId, before, limit: diaryDayCount + 1 });
  const visibleRows = days.slice(0, diaryDayCount);
  const events = await listDailyActivity(queries, {
    visitorId,
    definitions: savedItemDefinitions,
    days: visibleRows.map(({ day }) => day),
  });
  return {
    entries: visibleRows.map(({ day, isFirst }) => ({
      day,
      ...renderDiaryLine({
        day,
        isFirst,
        events: events.filter((one) => one.day === day).flatMap((one) => toDiaryEvent(one, master)),
      }),
    })),
    before: days.length > diaryDayCount ? (visibleRows.at(-1)?.day ?? null) : null,
  };
}

function toDiaryEvent({ kind, count, last }: DailyActivity, master: MasterData): DiaryEvent[] {
  const definition = definitionOf(kind);
  if (!definition) return [];
  return [{ kind, count, lines: definition.diary, title: toSavedItem(definition, last, master).title }];
}
