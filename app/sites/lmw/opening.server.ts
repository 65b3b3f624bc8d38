import type { LoaderFunctionArgs } from "react-router";
import { strikePieces } from "#contracts/lip-world-lines.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { pageContext } from "#app/shell/page-context.server.ts";
import { readSharedRun, type SharedRun } from "#server/modules/lip-world/shared-run.ts";
import { worldFrame } from "./frame/world-frame.server.ts";
import { monsterCutout, worldCutout, worldPicture } from "./pictures.server.ts";
import { loadWeek } from "./weekly/week.server.ts";
import { wordsOf } from "./words.server.ts";

/** The opening; with `?r=` somebody's run, with `?week=` the page of a week. */
export async function loadOpening({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const week = searchParams.get("week");
  if (week !== null) return { view: "week" as const, frame: worldFrame(page), ...(await loadWeek(page, week)) };
  const runId = searchParams.get("r");
  if (runId !== null) {
    const run = await readSharedRun(page.platform.database, runId);
    return {
      view: "run" as const,
      say: wordsOf(page.master, ["landing.", "opening.start", "opening.title", "result.title"]),
      run: run && toldRun(page.master, run),
    };
  }
  return {
    view: "opening" as const,
    say: wordsOf(page.master, ["opening.", "menu.sound"]),
    lips: worldCutout("world-area-6-front"),
    throat: worldPicture("world-map"),
  };
}

export type OpeningPage = Awaited<ReturnType<typeof loadOpening>>;
export type View<Name extends OpeningPage["view"]> = Extract<OpeningPage, { view: Name }>;

/** A run in words: who went along, what was struck and what stayed of it. */
export function toldRun(master: MasterData, { runId, stage, monster, score, rank, struck, hasGhost }: SharedRun) {
  const id = String(monster).padStart(2, "0");
  const words = master.lipStages.find((other) => other.id === stage);
  const sayings = struck.flatMap((sayingId) => master.lipSayings.filter((saying) => saying.id === sayingId));
  return {
    runId,
    stage,
    score,
    rank,
    hasGhost,
    title: words?.title ?? "",
    card: words?.card ?? "",
    monster: master.monsters.find((other) => other.id === id)?.names.ja ?? "",
    hex: master.monsters.find((other) => other.id === id)?.hex ?? "#E0001B",
    picture: monsterCutout(id, "joy"),
    sayings: sayings.map((saying) => ({
      id: saying.id,
      before: saying.before,
      pieces: strikePieces(saying),
      after: saying.after,
      aside: saying.aside,
    })),
  };
}
