import { jstDay } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { type KeepsakeKind, sharedKinds } from "#contracts/keepsake.ts";
import { type NightEvent, readKeepsakes, readNightEvents, readShelves } from "#server/modules/rooms/keepsakes.ts";
import { nightsBefore } from "#server/modules/rooms/nights.ts";
import { visitorSummary } from "#server/modules/visitors/visits.ts";
import type { Queries } from "#server/platform/database.ts";
import type { DiaryPage, DrawnRoom, KeepsakePage, RoomMonster, RoomShelf } from "./contract.ts";
import { keepsakeView } from "./keepsake-views.server.ts";
import { cutoutOf } from "./pictures.server.ts";
import { diaryLine } from "./rules/diary.ts";
import { type ListPlace, writePlace } from "./rules/list-place.ts";

type Read = Pick<Queries, "query">;

/** So many nights stand on one page of the diary. */
const diaryNights = 14;

/** So many of each kind come with the room. */
const newestItems = 6;

/** What the drawing shows of a room. `isFriend`: only what a friend may see. */
export async function drawnRoom(
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
): Promise<DrawnRoom> {
  const summary = await visitorSummary(queries, visitorId);
  const shelves = visitorId === null ? [] : await shelvesOf(queries, { visitorId, master, isFriend });
  return {
    day: jstDay(now),
    nights: summary.nightsVisited,
    met: summary.metMonsterIds.flatMap((id) => monsterOf(id, master) ?? []),
    companion: companionOf(summary.companion, master),
    shelves,
    sealCount: shelves.find(({ kind }) => kind === "seals")?.count ?? 0,
    red: shelves.find(({ kind }) => kind === "red")?.items[0]?.hexes[0] ?? null,
  };
}

/** Every kind there is something of, with its newest. */
async function shelvesOf(
  queries: Queries,
  { visitorId, master, isFriend }: { visitorId: string; master: MasterData; isFriend: boolean },
): Promise<RoomShelf[]> {
  const shelves = await readShelves(queries, visitorId, isFriend ? { kinds: sharedKinds, isFriend } : {});
  const filled: RoomShelf[] = [];
  // One after the other: a room must not take all lines to the database at once.
  for (const { kind, count, latestAt } of shelves) {
    const page = await keepsakePage(queries, { visitorId, kind, after: null, length: newestItems, isFriend, master });
    filled.push({ ...{ kind, count }, latestAt: latestAt.toISOString(), ...page });
  }
  return filled;
}

/** A page of one kind, and where the next one begins. */
export async function keepsakePage(
  queries: Read,
  {
    length,
    master,
    ...asked
  }: {
    visitorId: string;
    kind: KeepsakeKind;
    after: ListPlace | null;
    length: number;
    isFriend: boolean;
    master: MasterData;
  },
): Promise<KeepsakePage> {
  const rows = await readKeepsakes(queries, { ...asked, limit: length + 1 });
  const shown = rows.slice(0, length);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => keepsakeView(row, master)),
    after: rows.length > length && last ? writePlace(last) : null,
  };
}

function monsterOf(id: string | null, { monsters }: MasterData): RoomMonster | null {
  const monster = monsters.find((one) => one.id === id);
  return monster ? { id: monster.id, name: monster.names.ja, src: cutoutOf(monster.id) } : null;
}

function companionOf(id: string | null, master: MasterData): DrawnRoom["companion"] {
  const monster = monsterOf(id, master);
  if (!monster) return null;
  const own = master.companionLines.find(({ monsterId }) => monsterId === id)?.lines["myroom"];
  return { ...monster, line: own ?? "" };
}

/** Nights of the diary, the newest first; `before` is the night after the page. */
export async function diaryPage(
  queries: Read,
  { visitorId, before, master }: { visitorId: string | null; before: string | null; master: MasterData },
): Promise<DiaryPage> {
  if (visitorId === null) return { entries: [], before: null };
  const nights = await nightsBefore(queries, { visitorId, before, limit: diaryNights + 1 });
  const shown = nights.slice(0, diaryNights);
  const events = await readNightEvents(
    queries,
    visitorId,
    shown.map(({ day }) => day),
  );
  return {
    entries: shown.map(({ day, isFirst }) => ({
      day,
      ...diaryLine({
        day,
        isFirst,
        events: events.filter((one) => one.day === day).map((one) => eventOf(one, master)),
      }),
    })),
    before: nights.length > diaryNights ? (shown.at(-1)?.day ?? null) : null,
  };
}

const eventOf = ({ kind, count, last }: NightEvent, master: MasterData) => ({
  ...{ kind, count },
  title: keepsakeView(last, master).title,
});
