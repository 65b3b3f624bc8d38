import { type LoaderFunctionArgs, redirect } from "react-router";
import { finishes } from "#contracts/finishes.ts";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { getResident } from "./area.server.ts";
import { getMonsterFacts } from "./monster-facts/monster-facts.server.ts";
import { getWorldFrame } from "./frame/world-frame.server.ts";
import { getMonsterCutout } from "./pictures.server.ts";
import { getWorldMessages } from "./world-messages.server.ts";

/** The book of the twenty-four, of one area or one finish if asked; with `?m=` one of them. */
export async function loadMonsterGuide({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master } = page;
  const { searchParams } = new URL(request.url);
  const messages = getWorldMessages(master, ["monster.", "meet.", "map.met", "map.go"]);
  const requestedId = searchParams.get("m");
  if (requestedId !== null) {
    const at = master.monsters.findIndex(({ id }) => id === requestedId);
    const monster = master.monsters[at];
    if (!monster) throw redirect("/lmw/monster");
    const ids = master.monsters.map(({ id }) => id);
    const meeting = getResident(master, monster.id);
    const taleIds = new Set(meeting.tales.map(({ id }) => id));
    return {
      view: "one" as const,
      frame: getWorldFrame(page),
      messages,
      monster: { ...monster, name: monster.names.ja, productId: `lip-${monster.id}` },
      areaName: master.lipAreas.find(({ id }) => id === monster.area)?.name ?? null,
      resident: meeting,
      lines: master.lipCompanions.find(({ monsterId }) => monsterId === monster.id)?.idle ?? [],
      tasks: master.lipMastery.filter(({ id }) => id.startsWith(`${monster.id}-`)),
      tales: master.lipTales.filter(({ id }) => taleIds.has(id)),
      facts: await getMonsterFacts(page, monster.id),
      names: Object.fromEntries(master.monsters.map(({ id, names }) => [id, names.ja])),
      before: ids[(at + 23) % 24] ?? "01",
      next: ids[(at + 1) % 24] ?? "01",
    };
  }
  const area = Number(searchParams.get("area"));
  const finish = searchParams.get("finish") ?? "";
  const usedFinishes = finishes.filter((one) => master.monsters.some((monster) => monster.finish === one));
  return {
    view: "book" as const,
    frame: getWorldFrame(page),
    messages,
    areas: master.lipAreas.filter(({ id }) => id <= 6).map(({ id, name }) => ({ id, name })),
    finishes: usedFinishes,
    chosen: {
      area: area >= 1 && area <= 6 ? area : null,
      finish: usedFinishes.find((one) => one === finish) ?? null,
    },
    monsters: master.monsters.map((monster) => {
      const meeting = master.lipMeetings.find(({ monsterId }) => monsterId === monster.id);
      return {
        id: monster.id,
        name: monster.names.ja,
        hex: monster.hex,
        area: monster.area,
        finish: monster.finish,
        character: monster.character,
        hint: meeting?.hint ?? "",
        opens: meeting?.opens ?? [],
        picture: getMonsterCutout(monster.id, "cut"),
      };
    }),
  };
}

export type MonsterGuideData = Awaited<ReturnType<typeof loadMonsterGuide>>;
export type MonsterGuidePage = Extract<MonsterGuideData, { view: "book" }>;
export type MonsterPage = Extract<MonsterGuideData, { view: "one" }>;
