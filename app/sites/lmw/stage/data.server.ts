import { type LoaderFunctionArgs, redirect } from "react-router";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { getWorldFrame } from "../frame/world-frame.server.ts";
import { getMonsterCutout, getWorldPicture } from "../pictures.server.ts";
import { getStageContent } from "./stage-content.server.ts";

/** A stage by its number; any other number leads to the map. */
export function loadStage({ params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const id = Number(params.stageId);
  if (!/^[1-7]$/.test(params.stageId ?? "")) throw redirect("/lmw/main");
  const content = getStageContent(page.master, id);
  const area = page.master.lipAreas.find((one) => one.id === content.words.area);
  return {
    frame: getWorldFrame(page, id),
    content,
    areaName: area?.name ?? "",
    boss: getWorldPicture(`world-boss-${id}-whole`),
    paint: getWorldPicture("world-item-paint-1"),
  };
}

/** The first twenty seconds, and the first stage after them. */
export function loadTutorial({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master } = page;
  const steps = master.lipTutorial;
  return {
    first: getStageContent(master, 0),
    stage: getStageContent(master, 1),
    clock: steps.flatMap(({ atMs, says, touch, keyboard }) => (atMs === null ? [] : [{ atMs, says, touch, keyboard }])),
    firsts: steps.flatMap(({ when, says, touch, keyboard }) =>
      when === null ? [] : [{ when, says, touch, keyboard }],
    ),
    starters: master.lipStarters.map(({ monsterId, asks, chosen, left, plays }) => ({
      id: Number(monsterId),
      name: master.monsters.find((monster) => monster.id === monsterId)?.names.ja ?? "",
      hex: master.monsters.find((monster) => monster.id === monsterId)?.hex ?? "",
      picture: getMonsterCutout(monsterId, "cut"),
      ...{ asks, chosen, left, plays },
    })),
    paint: getWorldPicture("world-item-paint-1"),
  };
}

export type StagePage = ReturnType<typeof loadStage>;
export type TutorialPage = ReturnType<typeof loadTutorial>;
