import { getWordOfDay } from "#app/kits/basics/word-of-day.ts";
import type { LoaderFunctionArgs } from "react-router";
import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { listWordCounts } from "#server/modules/lip-world/word-counts.ts";
import { weekAt } from "#server/modules/lip-world/weeks.ts";
import { getWorldFrame } from "./frame/world-frame.server.ts";
import { getMonsterCutout, getWorldPicture } from "./pictures.server.ts";
import { readCommunityProgress } from "./weekly/community-progress.server.ts";
import { describeCommunity } from "./weekly/describe-community.server.ts";
import { getTreasureOfDay } from "./weekly/calendar-picks.ts";
import { firstPlayableDay, isPlayableDay, listDaysBack } from "./weekly/playable-days.ts";
import { getWorldMessages } from "./world-messages.server.ts";

/** Days whose word stands on the map: today, or the one that is requested, and those before it. */
const shownDayCount = 7;

/** The map, as it is for everybody today; with `?night=` the word of an earlier day. */
export async function loadMap({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master, now, hints, platform } = page;
  hints.validUntil(getNextCountTime(now));
  const day = jstDay(now);
  const week = weekAt(now);
  const counts = await listWordCounts(platform.database, week);
  const community = await readCommunityProgress(platform, master.monsters, now);
  const treasure = getTreasureOfDay(day, master.monsters.length);
  const spilledMonster = master.monsters[treasure.shade];
  return {
    frame: getWorldFrame(page),
    messages: getWorldMessages(master, ["map.", "together.", "area.game", "area.stage", "send.map"]),
    community: describeCommunity(community, master),
    day,
    map: getWorldPicture("world-map"),
    treasure: { area: treasure.area, name: spilledMonster?.names.ja ?? "", hex: spilledMonster?.hex ?? "#E0001B" },
    firstDay: firstPlayableDay,
    days: listDaysBack(getRequestedDay(request, day), shownDayCount).map((shownDay) =>
      getWordOnDay(master.lipSayings, shownDay),
    ),
    week: { code: week.code, count: counts.reduce((sum, { count }) => sum + count, 0) },
    areas: master.lipAreas
      .filter(({ id }) => id <= 6)
      .map(({ id, name, map, sticker }) => ({
        id,
        name,
        ...map,
        sticker: sticker.name,
        picture: getWorldPicture(`world-area-${id}-back`),
        residents: master.monsters.filter(({ area }) => area === id).map((monster) => monster.id),
      })),
    hidden: getHiddenIsland(master),
    monsters: master.monsters.map(({ id, names, area, character }) => ({
      id,
      area,
      name: names.ja,
      character,
      picture: getMonsterCutout(id, "cut"),
      opens: master.lipMeetings.find(({ monsterId }) => monsterId === id)?.opens ?? [],
      hint: master.lipMeetings.find(({ monsterId }) => monsterId === id)?.hint ?? "",
    })),
  };
}

export type MapPage = Awaited<ReturnType<typeof loadMap>>;

/** The day of the address; any other text means today. */
function getRequestedDay(request: Request, today: string): string {
  const requested = new URL(request.url).searchParams.get("night") ?? "";
  return isPlayableDay(requested, today) ? requested : today;
}

function getWordOnDay(phrases: MasterData["lipSayings"], day: string) {
  const { id, before } = getWordOfDay(day, phrases);
  return { day, words: before, stage: Number(id[0]) };
}

function getHiddenIsland(master: MasterData) {
  const area = master.lipAreas.find(({ id }) => id === 7);
  return area && { open: area.map.open, freed: area.map.freed };
}

/** The count of the week is told anew every quarter of an hour. */
const getNextCountTime = (now: Date): Date =>
  new Date(Math.min(now.getTime() + 15 * 60_000, nextJstMidnight(now).getTime()));
