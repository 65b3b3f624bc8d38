import { type LoaderFunctionArgs, redirect } from "react-router";
import { pageContext } from "#app/shell/page-context.server.ts";
import { worldFrame } from "../frame/world-frame.server.ts";
import { monsterCutout, worldPicture } from "../pictures.server.ts";
import { stageBook } from "./stage-book.server.ts";

/** A stage by its number; any other number leads to the map. */
export function loadStage({ params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const id = Number(params.stageId);
  if (!/^[1-7]$/.test(params.stageId ?? "")) throw redirect("/lmw/main");
  const book = stageBook(page.master, id);
  const area = page.master.lipAreas.find((one) => one.id === book.words.area);
  return {
    frame: worldFrame(page),
    book,
    areaName: area?.name ?? "",
    boss: worldPicture(`world-boss-${id}-whole`),
    paint: worldPicture("world-item-paint-1"),
  };
}

/** The first twenty seconds, and the first stage after them. */
export function loadTutorial({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master } = page;
  const steps = master.lipTutorial;
  return {
    first: stageBook(master, 0),
    stage: stageBook(master, 1),
    clock: steps.flatMap(({ atMs, says, touch, keyboard }) => (atMs === null ? [] : [{ atMs, says, touch, keyboard }])),
    firsts: steps.flatMap(({ when, says, touch, keyboard }) =>
      when === null ? [] : [{ when, says, touch, keyboard }],
    ),
    starters: master.lipStarters.map(({ monsterId, asks, chosen, left, plays }) => ({
      id: Number(monsterId),
      name: master.monsters.find((monster) => monster.id === monsterId)?.names.ja ?? "",
      hex: master.monsters.find((monster) => monster.id === monsterId)?.hex ?? "",
      picture: monsterCutout(monsterId, "cut"),
      ...{ asks, chosen, left, plays },
    })),
    paint: worldPicture("world-item-paint-1"),
  };
}

export type StagePage = ReturnType<typeof loadStage>;
export type TutorialPage = ReturnType<typeof loadTutorial>;
