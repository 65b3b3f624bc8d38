import type { LoaderFunctionArgs } from "react-router";
import { splitCrossedOut } from "#contracts/lip-world-lines.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { getSharedRun, type SharedRun } from "#server/modules/lip-world/shared-run.ts";
import { getWorldFrame } from "./frame/world-frame.server.ts";
import { getMonsterCutout, getWorldCutout, getWorldPicture } from "./pictures.server.ts";
import { loadWord } from "./send/word.server.ts";
import { loadWeek } from "./weekly/week.server.ts";
import { getWorldMessages } from "./world-messages.server.ts";

/** The opening; with `?r=` somebody's run, with `?w=` a word that was sent on, with `?week=` the page of a week. */
export async function loadIntro({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const week = searchParams.get("week");
  if (week !== null) return { view: "week" as const, frame: getWorldFrame(page), ...(await loadWeek(page, week)) };
  const runId = searchParams.get("r");
  if (runId !== null) {
    const run = await getSharedRun(page.platform.database, runId, page.platform.clock.now());
    return {
      view: "run" as const,
      messages: getWorldMessages(page.master, ["landing.", "opening.start", "opening.title", "result.title"]),
      run: run && describeRun(page.master, run),
    };
  }
  const word = searchParams.get("w");
  if (word !== null) return { view: "word" as const, ...(await loadWord(page, word)) };
  return {
    view: "opening" as const,
    messages: getWorldMessages(page.master, ["opening.", "menu.sound"]),
    lips: getWorldCutout("world-area-6-front"),
    throat: getWorldPicture("world-map"),
  };
}

export type IntroData = Awaited<ReturnType<typeof loadIntro>>;
export type IntroDataOf<Name extends IntroData["view"]> = Extract<IntroData, { view: Name }>;

/** A run in words: who went along, what was crossed out and what stayed of it. */
export function describeRun(master: MasterData, { runId, stage, monster, score, rank, struck, hasGhost }: SharedRun) {
  const id = String(monster).padStart(2, "0");
  const stageTexts = master.lipStages.find((other) => other.id === stage);
  const sayings = struck.flatMap((phraseId) => master.lipSayings.filter((phrase) => phrase.id === phraseId));
  return {
    runId,
    stage,
    score,
    rank,
    hasGhost,
    title: stageTexts?.title ?? "",
    card: stageTexts?.card ?? "",
    monster: master.monsters.find((other) => other.id === id)?.names.ja ?? "",
    hex: master.monsters.find((other) => other.id === id)?.hex ?? "#E0001B",
    picture: getMonsterCutout(id, "joy"),
    sayings: sayings.map((phrase) => ({
      id: phrase.id,
      before: phrase.before,
      pieces: splitCrossedOut(phrase),
      after: phrase.after,
      aside: phrase.aside,
    })),
  };
}
