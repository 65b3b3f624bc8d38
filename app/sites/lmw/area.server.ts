import { type LoaderFunctionArgs, redirect } from "react-router";
import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { getWorldFrame } from "./frame/world-frame.server.ts";
import { getMonsterCutout, getWorldCutout, getWorldPicture } from "./pictures.server.ts";
import { getTreasureOfDay } from "./weekly/calendar-picks.ts";
import { getWorldMessages } from "./world-messages.server.ts";

/** One area with its four monsters; a number that no area has leads to the map. */
export function loadArea({ params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master, now, hints } = page;
  const id = /^[1-6]$/.test(params.areaId ?? "") ? Number(params.areaId) : 0;
  const area = master.lipAreas.find((other) => other.id === id);
  const game = master.lipGames.find((other) => other.area === id);
  const stage = master.lipStages.find((other) => other.id === id);
  if (!area || !game || !stage) throw redirect("/lmw/main");
  hints.validUntil(nextJstMidnight(now));
  const treasure = getTreasureOfDay(jstDay(now), master.monsters.length);
  const spilledMonster = master.monsters[treasure.shade];
  return {
    frame: getWorldFrame(page, id),
    messages: getWorldMessages(master, [
      "area.",
      "meet.",
      "map.go",
      "map.treasure",
      "monster.with",
      "monster.current",
      "monster.unmet",
    ]),
    day: jstDay(now),
    area: {
      ...area,
      panels: area.panels.map(({ picture, ...panel }) => ({ ...panel, picture: getPanelPicture(picture) })),
    },
    layers: (["back", "mid", "front"] as const).map((layer) =>
      layer === "back" ? getWorldPicture(`world-area-${id}-back`) : getWorldCutout(`world-area-${id}-${layer}`),
    ),
    treasure:
      treasure.area === id && spilledMonster ? { name: spilledMonster.names.ja, hex: spilledMonster.hex } : null,
    game: { id: game.id, title: game.title, line: game.premise[0], seconds: game.seconds },
    stage: {
      id: stage.id,
      title: stage.title,
      line: stage.intro[0],
      promise: stage.promise,
      boss: getWorldCutout(`world-boss-${id}-whole`),
    },
    residents: master.monsters
      .filter((monster) => monster.area === id)
      .map((monster) => getResident(master, monster.id)),
  };
}

export type AreaPage = ReturnType<typeof loadArea>;
export type Resident = AreaPage["residents"][number];

/** A monster as it is met: its pictures, its talk, what choices of it give. */
export function getResident(master: MasterData, monsterId: string) {
  const monster = master.monsters.find(({ id }) => id === monsterId);
  const meeting = master.lipMeetings.find((other) => other.monsterId === monsterId);
  const companion = master.lipCompanions.find((other) => other.monsterId === monsterId);
  if (!monster || !meeting || !companion) throw new Error(`monster ${monsterId} is nowhere`);
  return {
    id: monster.id,
    name: monster.names.ja,
    hex: monster.hex,
    character: monster.character,
    moods: {
      cut: getMonsterCutout(monsterId, "cut"),
      joy: getMonsterCutout(monsterId, "joy"),
      surprise: getMonsterCutout(monsterId, "surprise"),
    },
    meeting,
    chosen: companion.chosen,
    voice: companion.voice,
    items: master.lipKeepsakes.filter((item) => item.monsterId === monsterId),
    tales: master.lipTales
      .filter(({ id }) => meeting.options.some(({ effect }) => effect.kind === "unlock" && effect.taleId === id))
      .map(({ id, title }) => ({ id, title })),
  };
}

/** A picture of a panel; while it is not made yet, the area's own ground. */
const getPanelPicture = (name: string) => getWorldPicture(name) ?? getWorldPicture("world-map");
