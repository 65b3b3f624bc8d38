import type { LoaderFunctionArgs } from "react-router";
import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { pageContext } from "#app/shell/page-context.server.ts";
import { wordCounts } from "#server/modules/lip-world/word-counts.ts";
import { weekAt } from "#server/modules/lip-world/weeks.ts";
import { worldFrame } from "./frame/world-frame.server.ts";
import { monsterCutout, worldPicture } from "./pictures.server.ts";
import { treasureOfNight, wordOfNight } from "./weekly/ballot-words.ts";
import { firstNight, isNight, nightsBack } from "./weekly/nights.ts";
import { wordsOf } from "./words.server.ts";

/** Nights whose word stands on the map: tonight, or the one that is asked for, and those before it. */
const nightsShown = 7;

/** The map, as it is for everybody tonight; with `?night=` the word of an earlier night. */
export async function loadMap({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master, now, hints, platform } = page;
  hints.validUntil(soon(now));
  const day = jstDay(now);
  const week = weekAt(now);
  const counts = await wordCounts(platform.database, week);
  const treasure = treasureOfNight(day, master.monsters.length);
  const spilled = master.monsters[treasure.shade];
  return {
    frame: worldFrame(page),
    say: wordsOf(master, ["map.", "area.game", "area.stage"]),
    day,
    map: worldPicture("world-map"),
    treasure: { area: treasure.area, name: spilled?.names.ja ?? "", hex: spilled?.hex ?? "#E0001B" },
    firstNight,
    nights: nightsBack(nightAsked(request, day), nightsShown).map((night) => paperOf(master.lipSayings, night)),
    week: { code: week.code, count: counts.reduce((sum, { count }) => sum + count, 0) },
    areas: master.lipAreas
      .filter(({ id }) => id <= 6)
      .map(({ id, name, map, sticker }) => ({
        id,
        name,
        ...map,
        sticker: sticker.name,
        picture: worldPicture(`world-area-${id}-back`),
        residents: master.monsters.filter(({ area }) => area === id).map((monster) => monster.id),
      })),
    hidden: hiddenIsland(master),
    monsters: master.monsters.map(({ id, names, area, character }) => ({
      id,
      area,
      name: names.ja,
      character,
      picture: monsterCutout(id, "cut"),
      opens: master.lipMeetings.find(({ monsterId }) => monsterId === id)?.opens ?? [],
      hint: master.lipMeetings.find(({ monsterId }) => monsterId === id)?.hint ?? "",
    })),
  };
}

export type MapPage = Awaited<ReturnType<typeof loadMap>>;

/** The night of the address; any other text means tonight. */
function nightAsked(request: Request, tonight: string): string {
  const asked = new URL(request.url).searchParams.get("night") ?? "";
  return isNight(asked, tonight) ? asked : tonight;
}

function paperOf(sayings: MasterData["lipSayings"], day: string) {
  const { id, before } = wordOfNight(day, sayings);
  return { day, words: before, stage: Number(id[0]) };
}

function hiddenIsland(master: MasterData) {
  const area = master.lipAreas.find(({ id }) => id === 7);
  return area && { open: area.map.open, freed: area.map.freed };
}

/** The count of the week is told anew every quarter of an hour. */
const soon = (now: Date): Date => new Date(Math.min(now.getTime() + 15 * 60_000, nextJstMidnight(now).getTime()));
